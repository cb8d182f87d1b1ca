"""Sitemap Editor: open, understand, repair and edit XML sitemaps."""

__version__ = "0.1.0"
