"""The models of the other lists: files, differences, languages, repairs, folders."""
