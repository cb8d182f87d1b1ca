"""The JSON form of what a command says."""

import json
from collections.abc import Sequence
from dataclasses import asdict
from typing import TYPE_CHECKING

from editor.app.streams import say

if TYPE_CHECKING:
    from _typeshed import DataclassInstance


def say_as_json(files: "Sequence[DataclassInstance]", **about: object) -> None:
    """One object with what is said of each file, after what is said `about` them all.

    It holds nothing but ASCII, so that it can be read whatever standard output is encoded in.
    """
    answer = {"version": 1, **about, "files": [asdict(file) for file in files]}
    say(*json.dumps(answer, indent=2).split("\n"))
