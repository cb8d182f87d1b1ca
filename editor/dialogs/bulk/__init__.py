"""Editing values: what is to be done to which rows, and what would come of it, in one dialog."""
