"""The main window: its parts, and the settings it keeps between two starts."""
