"""The panels beside the table, as docks of the window."""
