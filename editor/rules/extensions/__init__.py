"""Rules about images, videos, news, language links and other elements beside the protocol's own."""
