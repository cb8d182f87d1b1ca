"""What shows the files of a document of several."""
