"""The filter language: terms that test entries, joined by juxtaposition, OR, brackets and a minus for "not".

`language.parse_filter` parses a filter, `evaluate.matching_rows` finds the rows that match it, and
`complete.completions` proposes what may be typed next. The terms themselves are declared in `terms`.
"""
