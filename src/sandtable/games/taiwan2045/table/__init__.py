"""What the table is told: view, board, reasons, hints."""
