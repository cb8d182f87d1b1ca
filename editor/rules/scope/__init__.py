"""Rules about the location of URLs: hosts, folders, the site, and the place where the file is published."""
