"""The fixes for findings: the kinds of remedy, the list of all, and their effect before anything changes.

Nothing here changes a document; it makes edits. The fixes for one family of rules are in its own folder, in
`fixes.py`.
"""
