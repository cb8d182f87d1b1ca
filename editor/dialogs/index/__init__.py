"""The dialogs about a sitemap index and its files."""
