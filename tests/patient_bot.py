"""The robot that waits for Qt, as long as a busy machine may need."""

from collections.abc import Callable

from PySide6.QtCore import SignalInstance
from pytestqt.qtbot import QtBot
from pytestqt.wait_signal import CheckParamsCb, SignalBlocker

PATIENCE = 30_000  # milliseconds after which what was waited for is not coming, on a busy machine either


class PatientBot(QtBot):
    """Gives up after half a minute where nothing else is said; pytest-qt's own does so after five seconds."""

    def waitUntil(self, callback: Callable[[], bool | None], *, timeout: int = PATIENCE) -> None:
        super().waitUntil(callback, timeout=timeout)

    def waitSignal(
        self,
        signal: SignalInstance,
        *,
        timeout: int = PATIENCE,
        raising: bool | None = None,
        check_params_cb: CheckParamsCb | None = None,
    ) -> SignalBlocker:
        return super().waitSignal(signal, timeout=timeout, raising=raising, check_params_cb=check_params_cb)
