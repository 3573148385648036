"""What the table shows, explains and checks."""
