"""What mends findings: values written otherwise, entries taken out, one of several duplicates kept.

Nothing here changes a document; it makes edits. What has to look into the text of a file is in
`editor.formats.fixes`, which knows all fixes together.
"""
