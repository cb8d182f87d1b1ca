"""Work beside the document: files, background tasks, settings."""
