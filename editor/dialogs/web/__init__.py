"""Dialogs about the published site: open from the web, robots.txt, announcements."""
