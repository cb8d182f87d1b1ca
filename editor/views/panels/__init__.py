"""Panels, banners and the status line around the table."""
