"""The details panel: all content of an entry, with room for each value."""
