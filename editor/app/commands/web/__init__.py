"""Commands about the published site; nothing is fetched unless a person asks for it."""
