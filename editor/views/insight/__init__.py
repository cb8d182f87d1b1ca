"""The panel of pictures of a document as a whole."""
