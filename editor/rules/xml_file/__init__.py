"""Rules about the file around its entries: declaration, root, namespaces, size."""
