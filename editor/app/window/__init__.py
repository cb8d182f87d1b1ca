"""The main window: its parts, the docks around the table, and what it saves between two starts."""
