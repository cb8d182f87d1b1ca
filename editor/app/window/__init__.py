"""The main window: what it is put together from, and what it keeps between two starts."""
