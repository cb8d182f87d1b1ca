"""Rules about one value by itself: URL, date, frequency of changes, priority."""
