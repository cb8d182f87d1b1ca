"""What a sitemap must and should be, and what was found in one: no Qt, no lxml."""
