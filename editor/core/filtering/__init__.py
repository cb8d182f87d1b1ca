"""The filter language: terms that test entries, and what joins them.

Terms are joined by juxtaposition, OR, brackets and a minus for "not".
`filter_language.parse_filter` parses a filter, `filter_evaluation.matching_rows` finds the rows
that match it, and `filter_proposals.completions` proposes what may be typed next. The terms
themselves are declared in `filter_terms`.
"""
