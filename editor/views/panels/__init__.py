"""The panels around the table, with banners, charts, the start page and the status bar."""
