from collections.abc import Iterator

import pytest

from tests.site.misbehaving import Site, running


@pytest.fixture
def site() -> Iterator[Site]:
    """A site that answers as the test tells it."""
    with running() as site:
        yield site
