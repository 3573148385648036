"""What the table shows and asks beyond the rules."""
