"""The table: its model, columns, cells and clipboard."""
