"""What the table shows: board, view, reasons, hints."""
