"""Transfers entries between documents: moves, inserts, compares and merges them."""
