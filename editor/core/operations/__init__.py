"""The operations that change many rows at once, declared as data.

`all_operations.OPERATIONS` lists what the dialog, recipes and the command line offer.
`Operation.outcome` works out what an operation would change before anything is changed;
`recipe.series_outcome` does so for several operations in a row.
"""
