"""Bytes to documents: compression, encoding, kind of file, entries.

Entries are read by three tiers, each taking what the one before leaves:

1. `scanner`: one regular expression made of the layouts that the file has shown so far; nearly all
   entries.
2. `unusual_entries`: entries whose children hold only text, all of one form together.
3. `core.xml.odd_entries`: any entry, exactly, one by one; edits and fixes read entries with it,
   too.

A faster tier takes nothing that the exact one reads otherwise (tests/formats/reading/test_tiers_agree.py).
"""
