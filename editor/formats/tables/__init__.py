"""CSV and spreadsheets, and findings as a report."""
