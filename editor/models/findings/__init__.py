"""Findings and fixes as lists."""
