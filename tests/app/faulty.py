"""A file that has faults of many kinds."""

HEAD = """<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
"""
ENTRIES = (
    ("https://e.org/a b", "2026-11-02", "Weekly", "0.5"),
    ("https://e.org/c d", "2026-10-02", "weekly", "0,5"),
    ("https://e.org/e", "2026-13-02", "mothly", ""),
    ("https://e.org/f", "", "", ""),
    ("https://e.org/f", "2026-10-05", "", ""),
    ("https://e.org/f", "2026-10-04", "", ""),
)


def entry(loc: str, *values: str) -> str:
    names = ("lastmod", "changefreq", "priority")
    inner = "".join(f"<{name}>{value}</{name}>" for name, value in zip(names, values, strict=True) if value)
    return f"<url><loc>{loc}</loc>{inner}</url>\n"
