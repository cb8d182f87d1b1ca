"""A fix of the whole file that is taken back: everything is found again that was found before."""

import pytest

from editor.core.operations.all_operations import operation
from editor.formats.reading.reader import read_document
from editor.rules import file_findings
from editor.rules.finding import Context
from editor.rules.fixes.fix_run import fix_all_safe
from tests.core.operations.cases import NOW, SURROUNDINGS
from tests.rules.documents import checked

FILE = b"""<s:urlset xmlns:s="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:x="urn:x">
  <s:url>
    <x:a>1</x:a>
  </s:url>
  <s:url>
    <x:a>1</x:a>
  </s:url>
  <s:url><s:loc>https://e.org/a</s:loc><s:loc>https://e.org/a</s:loc></s:url>
</s:urlset>"""


@pytest.mark.parametrize("few", [1, 200])
def test_what_was_wrong_with_an_entry_is_found_again_when_prefixes_come_back(
    few: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(file_findings, "FEW_ROWS", few)
    reading = read_document(FILE, "sitemap.xml")
    document = reading.entries
    findings = checked(document, Context(document.kind, NOW, "sitemap.xml", byte_size=reading.byte_size))
    dated = operation("lastmod.set", value="2024-02-29").outcome(document, range(3), SURROUNDINGS).edit
    assert dated is not None
    dated.apply(document)
    before = list(findings.report.all())
    assert "element-repeated" in {finding.rule.id for finding in before}
    fixed = fix_all_safe(document, findings).edit
    assert fixed is not None
    fixed.apply(document).apply(document)
    assert list(findings.report.all()) == before
