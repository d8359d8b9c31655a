"""What one person sees of a table, and what becomes of it."""
