"""Images, videos, news and language versions in entries: declared as data, parsed and edited as text."""
