"""The table of entries and what belongs to it."""
