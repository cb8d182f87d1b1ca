"""Images, videos, news and languages in entries: declared as data, read and edited as text."""
