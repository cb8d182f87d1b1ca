"""Every fault has a test, and the lists of faults and promises are true."""

import ast
import re
from pathlib import Path

from tests.faults.injury import REPOSITORY
from tests.sources import tree_of

LIST = (Path(__file__).with_name("README.md")).read_text(encoding="utf-8")
FAULTS = [f"F{number:02}" for number in range(1, 47) if number != 36]  # F36 is about network checks


def test_every_fault_has_a_test() -> None:
    listed = dict(re.findall(r"^\| (F\d\d) \|.*\| (.*) \|$", LIST, re.MULTILINE))
    assert list(listed) == FAULTS
    assert all(listed.values())


def test_every_test_in_the_lists_is_there() -> None:
    missing = []
    promises = (REPOSITORY / "PROMISES.md").read_text(encoding="utf-8")
    for name, test in re.findall(r"`([\w/]+\.py)::(\w+)`", LIST + promises):
        tree = tree_of(REPOSITORY / name)
        if test not in {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}:
            missing.append(f"{name} has no {test}: say there which test it is now")
    assert missing == []
