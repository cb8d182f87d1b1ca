"""The widgets of a document: the table with its delegates, the panels and bars.

`document_view` puts them together in one tab of the window.
"""
