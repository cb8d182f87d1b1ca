"""The operations that change many rows at once, declared as data.

`registry.OPERATIONS` lists what the dialog, recipes and the command line offer. `Operation.outcome` works out
what an operation would change before anything is changed; `series.series_outcome` does so for several
operations in a row.
"""
