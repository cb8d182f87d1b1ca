"""Dialogs that show what differs: other files, earlier versions, lost work."""
