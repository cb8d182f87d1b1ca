"""Files that are not well-formed: finds their faults, explains them, and repairs the text."""
