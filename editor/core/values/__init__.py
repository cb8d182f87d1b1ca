"""The values of entries by themselves: URLs, hosts, dates, priorities and characters."""
