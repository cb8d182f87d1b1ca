"""CSV and spreadsheets, and reports of findings and audits, as tables or as HTML pages."""
