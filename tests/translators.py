"""Has Qt ask a translator, such as one that a test writes in Python."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager

import shiboken6
from PySide6.QtCore import QCoreApplication, QTranslator


@contextmanager
def installed(translator: QTranslator) -> Iterator[None]:
    """Let a translator have its say for a while; afterwards it is gone.

    No garbage is collected meanwhile: Qt holds a lock while it asks, and would wait for it for ever where
    another translator, which is garbage, went just then.
    """
    was_enabled = gc.isenabled()
    gc.disable()
    QCoreApplication.installTranslator(translator)
    try:
        yield
    finally:
        QCoreApplication.removeTranslator(translator)
        shiboken6.delete(translator)
        if was_enabled:
            gc.enable()
