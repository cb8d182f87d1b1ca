"""CSV and spreadsheets, and reports of findings."""
