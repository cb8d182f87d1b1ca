"""The filter language: terms about entries, put together with words, brackets, OR and a minus for not.

`language.parse` reads a filter, `evaluate.matching_rows` finds its rows, `complete.completions` helps to
write one. The terms themselves are declared in `terms`.
"""
