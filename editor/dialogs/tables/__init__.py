"""Dialogs about tables from elsewhere and their columns."""
