"""The panel with all that an entry holds, each value with room."""
