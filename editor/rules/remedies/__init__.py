"""How findings are mended: what a remedy is, which there are, and what comes of them before anything changes.

Nothing here changes a document; it makes edits. What mends the findings of one family stands in its own
room, in `fixes.py`.
"""
