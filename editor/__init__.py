"""Sitemap Editor: open, understand, repair and edit XML sitemaps."""

from editor.runtime.process import repair_patterns

__version__ = "1.0.1"

repair_patterns()  # before any module compiles its own
