"""Reports on what was found, in the forms that people and programs take."""
