"""The dialog *Edit values*: operations on some of the rows, with a preview of the result."""
