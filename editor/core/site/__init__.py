"""The site that a sitemap is about: its robots.txt, and what its pages answer."""
