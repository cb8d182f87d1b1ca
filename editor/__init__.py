"""Sitemap Editor: open, understand, repair and edit XML sitemaps."""

from editor.core.old_patterns import mend_patterns

__version__ = "0.1.0"

mend_patterns()  # before any module compiles its own
