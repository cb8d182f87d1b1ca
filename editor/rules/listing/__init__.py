"""Rules about which URLs a file may list: those of its own site, each once, in one file of several.

A site is known by hosts, folders, and the place where the file is published; among several files an
index is compared with the files it lists.
"""
