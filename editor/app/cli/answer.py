"""The JSON output of the commands."""

import json
from collections.abc import Sequence
from dataclasses import asdict
from typing import TYPE_CHECKING

from editor.app.streams import say

if TYPE_CHECKING:
    from _typeshed import DataclassInstance


def say_as_json(files: "Sequence[DataclassInstance]", **about: object) -> None:
    """Print one object: the members in `about`, then the list of files.

    The output is ASCII only, so that it is readable in whatever encoding standard output has.
    """
    answer = {"version": 1, **about, "files": [asdict(file) for file in files]}
    say(*json.dumps(answer, indent=2).split("\n"))
