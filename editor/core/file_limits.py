"""The limits of a single file."""

MAX_ENTRIES = 50_000  # URLs of a sitemap, or files that an index lists
MAX_BYTES = 52_428_800  # without compression; a file of exactly this size is allowed
