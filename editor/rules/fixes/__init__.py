"""What all fixes share: their kinds, the list of all, and their effect before anything changes.

Nothing here changes a document; it makes edits. The fixes of one family of rules are beside its
checks, in a module named `…_fixes`.
"""
