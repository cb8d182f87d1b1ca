"""Rules about images, videos, news and other elements that an entry may have beside the protocol's own."""
