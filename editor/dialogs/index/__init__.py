"""Dialogs about an index and its files."""
