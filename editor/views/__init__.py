"""The table, its delegates and the panels."""
