"""Commands about the site of a sitemap: its pages, its robots.txt, and what is published there."""
