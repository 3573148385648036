"""What the table asks: what a seat sees, why not, numbers before the click, invariants."""
