"""The widgets of a document: the table with its delegates, the panels and bars."""
