"""Rules about where URLs lie: hosts, folders, the site, and where the file is published."""
