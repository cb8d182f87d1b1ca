"""The list of a comparison shows one list at a time, and its ticks stay."""

from PySide6.QtCore import Qt

from editor.core.site.found_pages import FoundPage
from editor.core.site.page_coverage import ADDED, CoverageLine, Part
from editor.models.lists.coverage_model import CoverageColumn, CoverageModel

CHECK = int(Qt.ItemDataRole.CheckStateRole)


def line(part: Part, path: str) -> CoverageLine:
    url = f"https://e.org/{path}"
    return CoverageLine(part, url, "so", FoundPage(url, path=f"/folder/{path}", inlinks=12, depth=2))


def texts(model: CoverageModel) -> list[str]:
    return [str(model.index(row, CoverageColumn.URL).data()) for row in range(model.rowCount())]


def test_ticks_of_lines_stay_whatever_is_shown() -> None:
    model = CoverageModel(lambda url: url.removeprefix("https://e.org"))
    lines = [line(Part.MISSING, "a"), line(Part.MISSING, "b"), line(Part.LEFT_OUT, "c")]
    model.take(lines)
    assert texts(model) == ["/a", "/b"]
    assert [model.index(0, column).data() for column in range(1, 5)] == ["so", "12", "2", "a"]
    assert model.ticked(ADDED) == lines[:2]
    assert model.setData(model.index(0, 0), Qt.CheckState.Unchecked.value, CHECK)
    model.choose(Part.LEFT_OUT)
    model.tick_all(is_ticked=True)
    assert texts(model) == ["/c"]
    model.choose(Part.MISSING, "B")
    assert texts(model) == ["/b"]
    assert model.ticked(ADDED) == lines[1:]
    model.take(lines[::-1])
    assert model.ticked(ADDED) == [lines[2], lines[1]]
    assert (model.count(Part.MISSING), model.count(Part.ABSENT)) == (2, 0)
