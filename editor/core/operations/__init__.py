"""Everything that can be done to many rows at once, declared as data.

`registry.OPERATIONS` is what the dialog, recipes and the command line offer. An operation says what it
would do (`Operation.outcome`) before anything is changed; several of them, one after the other, are worked
out by `series.outcome_of`.
"""
