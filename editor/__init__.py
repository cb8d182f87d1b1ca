"""Sitemap Editor: open, understand, repair and edit XML sitemaps."""

from editor.runtime.regex_repair import mend_patterns

__version__ = "0.1.0"

mend_patterns()  # before any module compiles its own
