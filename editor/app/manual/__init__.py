"""The manual: pages that are written, pages made from declarations, and the window that shows both."""
