"""The list of findings: groups by rule, the worst first, with their first places."""

from collections.abc import Iterator

import pytest
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from editor.core.document.columns import Entry
from editor.models.lists.findings_model import FIELD, MAX_PLACES, ROW, RULE, FindingColumn, FindingsModel
from editor.models.table import item_data
from tests.models.documents import SITE, document
from tests.models.model_check import check


@pytest.fixture
def model(qapp: object) -> Iterator[FindingsModel]:
    model = FindingsModel()
    yield model
    model.set_findings(None)
    model.deleteLater()


def texts(model: FindingsModel, column: int) -> list[str]:
    return [str(model.index(row, column).data()) for row in range(model.rowCount())]


def test_groups_say_what_where_and_who(model: FindingsModel, qtmodeltester: ModelTester) -> None:
    _urlset, findings = document()
    model.set_findings(findings)
    date = model.group_index("lastmod-impossible-date")
    assert (date.data(ROW), date.data(FIELD), date.data(RULE)) == (1, "lastmod", "lastmod-impossible-date")
    assert date.siblingAtColumn(FindingColumn.PLACES).data() == "row 2"
    assert "\nSource: RFC 3986, sitemaps.org" in str(model.index(0, 0).data(item_data.TOOL_TIP))
    check(qtmodeltester, model)


def test_who_hears_a_line_hears_where_it_is_and_what_mends_it(model: FindingsModel) -> None:
    _urlset, findings = document()
    model.set_findings(findings)
    group = model.group_index("changefreq-unknown")
    title = str(group.data())
    assert group.data(item_data.ACCESSIBLE_TEXT) == f"Error: {title}, 1 place, row 2"
    assert str(group.data(item_data.ACCESSIBLE_DESCRIPTION)).endswith("(Ctrl+.)")
    model.fetchMore(group)
    place = model.index(0, FindingColumn.TITLE, group)
    assert place.data(item_data.ACCESSIBLE_TEXT) == f"row 2, Error: {place.data()}"
    assert str(place.data(item_data.ACCESSIBLE_DESCRIPTION)).endswith("(Ctrl+.)")
    assert place.siblingAtColumn(FindingColumn.PLACES).data(item_data.ACCESSIBLE_TEXT) == "row 2"


@pytest.mark.parametrize("field", ["lastmod", "priority"])
def test_a_rule_of_several_columns_leads_to_the_one_that_is_wrong(model: FindingsModel, field: str) -> None:
    urlset, findings = document()
    urlset.set_values(field, range(1), f" {urlset.column(field)[0]}")
    model.set_findings(findings)
    assert model.group_index("padded-value").data(FIELD) == field


def test_notes_are_not_listed(model: FindingsModel) -> None:
    _urlset, findings = document(Entry(f"{SITE}/", "2026-11-02", "daily", "1.0"))
    model.set_findings(findings)
    assert findings.report.groups()
    assert model.rowCount() == 0


def test_a_group_opens_to_its_first_places(model: FindingsModel, qtmodeltester: ModelTester) -> None:
    many = [Entry(f"{SITE}/{row}", priority="high") for row in range(MAX_PLACES + 50)]
    _urlset, findings = document(*many)
    model.set_findings(findings)
    group = model.group_index("priority-not-a-number")
    assert model.hasChildren(group)
    assert model.canFetchMore(group)
    model.fetchMore(group)
    assert model.rowCount(group) == MAX_PLACES
    assert model.index(3, 0, group).data(ROW) == 3
    assert str(group.siblingAtColumn(FindingColumn.COUNT).data()) == str(MAX_PLACES + 50)
    check(qtmodeltester, model)


def test_it_follows_the_findings_once_a_turn(model: FindingsModel, qtbot: QtBot) -> None:
    urlset, findings = document()
    model.set_findings(findings)
    resets: list[None] = []
    model.modelReset.connect(lambda: resets.append(None))
    urlset.set_values("lastmod", range(1, 2), "2026-11-02")
    urlset.set_values("changefreq", range(1, 2), "weekly")
    qtbot.waitUntil(lambda: bool(resets))
    assert not model.group_index("lastmod-impossible-date").isValid()
    assert len(resets) == 1


def test_it_lets_go_of_the_findings(model: FindingsModel) -> None:
    urlset, findings = document()
    model.set_findings(findings)
    model.set_findings(None)
    urlset.set_values("lastmod", range(1, 2), "2026-11-02")
    assert model.rowCount() == 0
