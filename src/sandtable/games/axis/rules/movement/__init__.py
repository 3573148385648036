"""Who can go where, and how pieces move."""
