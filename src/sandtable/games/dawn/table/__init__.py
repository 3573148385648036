"""What the table is told: the board, a seat's view, why an option is missing, and numbers before a click."""
