"""The rules for sitemaps, their checks and their findings; without Qt and lxml."""
