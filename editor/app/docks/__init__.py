"""The panels around the table, as docks of the window."""
