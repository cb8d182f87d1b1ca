"""The document and what may be done to it: no Qt, no files, no lxml."""
