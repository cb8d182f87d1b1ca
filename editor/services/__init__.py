"""Services around the document: files, background tasks, settings."""
