"""The panels, banners and the status bar around the table."""
