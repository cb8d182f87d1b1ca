"""Rules about images, videos, news and whatever else stands in an entry beside the protocol."""
