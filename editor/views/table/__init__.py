"""The table of entries: its view, headers, selection and column widths."""
