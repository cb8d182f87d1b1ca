"""The dialogs, one module each."""
