"""The views of the files of a document of several files."""
