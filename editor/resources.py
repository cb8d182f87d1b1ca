"""The folders of icons, samples and translations: in the package, in the repository or in a bundle."""

import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


def _folders() -> Iterator[Path]:
    yield _PACKAGE / "_resources"  # an installed wheel
    yield _PACKAGE.parent / "resources"  # the repository, also when installed editable
    bundle = getattr(sys, "_MEIPASS", None)  # set by PyInstaller
    if bundle:
        yield Path(bundle) / "resources"


@cache
def resource(relative: str) -> Path:
    """The file or folder of that name below `resources/`, such as `icons/save.svg`.

    Raises FileNotFoundError, with the folders that were searched, where the installation is not complete.
    """
    searched = [folder / relative for folder in _folders()]
    for path in searched:
        if path.exists():
            return path
    places = ", ".join(str(path) for path in searched)
    raise FileNotFoundError(f"The program's file {relative} is missing; it was looked for at {places}")
