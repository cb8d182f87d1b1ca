"""The dialogs about the published site: what its pages answer, robots.txt, opening, announcements."""
