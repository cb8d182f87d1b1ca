"""Qt's own judgement of a model."""

from collections.abc import Callable
from typing import cast

from PySide6.QtCore import QAbstractItemModel
from pytestqt.modeltest import ModelTester


def check(tester: ModelTester, model: QAbstractItemModel) -> None:
    """Fail where a model breaks Qt's rules; `tester` is the fixture `qtmodeltester`, which has no types."""
    cast(Callable[[QAbstractItemModel], None], tester.check)(model)
