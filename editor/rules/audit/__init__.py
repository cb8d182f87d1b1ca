"""The rules about the answers of the live site: what a page says when it is asked for."""
