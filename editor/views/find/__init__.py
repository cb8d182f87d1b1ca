"""The filter bar, and the bar to find and replace."""
