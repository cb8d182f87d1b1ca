"""How much of a limit is used up."""

from pytestqt.qtbot import QtBot

from editor.views.panels.status_bar import Gauge


def test_another_file_may_be_as_full_as_the_one_before(qtbot: QtBot) -> None:
    gauge = Gauge("Entries")
    qtbot.addWidget(gauge)
    for name in ("a.xml", "b.xml"):
        gauge.set(0.5, "1 of 2", f"The fullest file is {name}.")
    assert gauge.toolTip() == "The fullest file is b.xml."
