import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.app.conftest import desk, kept_desk
from tests.app.desk import SITEMAP
from tests.faults.injury import Driver

__all__ = ["desk", "driver", "kept_desk", "sitemap", "window"]

# They fork, limit, trace and mount; what they prove does not depend on the system.
collect_ignore_glob = [] if sys.platform == "linux" else ["test_*.py"]


@pytest.fixture(scope="session")
def driver() -> Iterator[Driver]:
    """A process that does jobs in children of its own."""
    driver = Driver()
    yield driver
    driver.close()


@pytest.fixture(scope="session")
def window() -> Iterator[Driver]:
    """A process whose children open windows, with all of that loaded."""
    driver = Driver("tests.faults.living_together")
    yield driver
    driver.close()


@pytest.fixture
def sitemap(tmp_path: Path) -> Path:
    """A small sitemap."""
    path = tmp_path / "files" / "sitemap.xml"
    path.parent.mkdir()
    path.write_text(SITEMAP, encoding="utf-8")
    return path
