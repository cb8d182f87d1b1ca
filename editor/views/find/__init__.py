"""The filter line, and find and replace."""
