"""The dialogs about what the live site says of the URLs."""
