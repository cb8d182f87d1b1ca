"""The dialogs about tables (spreadsheets, CSV) and their columns."""
