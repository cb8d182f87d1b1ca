"""Rows of several files that are one document are dragged within their own."""

from pathlib import Path

from tests.app.desk import Desk
from tests.app.test_row_dragging import drag


def test_a_row_is_dragged_within_its_file_and_not_into_another(desk: Desk, tmp_path: Path) -> None:
    head = '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">'
    for name in ("one", "two"):
        urls = "".join(f"<url><loc>https://e.org/{name}/{row}</loc></url>\n" for row in range(3))
        (tmp_path / f"{name}.xml").write_text(f"{head}{urls}</urlset>")
    with desk.until(desk.do.file.loaded):
        desk.do.together.open_folder_at(tmp_path)
    desk.window.refresh()
    before = desk.values("loc")
    desk.robot.select_rows(0)
    drag(desk, 0, 4, 0.8)
    assert desk.values("loc") == before
    assert desk.window.status.currentMessage().startswith("That place is in another file.")
    drag(desk, 0, 2, 0.8)
    assert desk.values("loc") == [before[1], before[2], before[0], *before[3:]]
    desk.robot.select_rows(2, 3)
    drag(desk, 2, 5, 0.8)
    assert desk.window.status.currentMessage().startswith("These rows are in several files")
