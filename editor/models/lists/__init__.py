"""The models of the lists beside the table: findings, fixes, files, differences, languages, charts."""
