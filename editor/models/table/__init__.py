"""The table of entries: its model, columns, cell edits and clipboard formats."""
