"""Entries from one document into another: moved, taken in, compared, merged."""
