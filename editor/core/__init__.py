"""The document and the operations on it: no Qt, no files, no lxml."""
