"""What is offered in place of a URL: whole where it is safe, as a proposal where somebody must choose."""

from editor.core.fields import FIELD_NAMES
from editor.rules.values.loc_check import check
from editor.rules.values.value_families import VALUE_FAMILIES
from tests.for_each import for_each
from tests.rules.values import URLSET, words

H = "https://acme.org"


@for_each(
    ("value", "written"),
    [
        (f"\n{H}/ \t", f"{H}/"),
        (f"{H}/a b?c d", f"{H}/a%20b?c%20d"),
        (f'{H}/"|^`', f"{H}/%22%7C%5E%60"),
        (f"{H}/?a[]=1", f"{H}/?a%5B%5D=1"),
        (f"{H}/a\x7f", f"{H}/a%7F"),
        (f"{H}/100%", f"{H}/100%25"),
        (f"{H}/100% a|b", f"{H}/100%25%20a%7Cb"),
        (f"{H}/?a=1&amp;b=2", f"{H}/?a=1&b=2"),
        (f"{H}/&amp;amp;", f"{H}/&amp;"),
        (f"{H}/it&#8217;s", f"{H}/it’s"),
        ("http://t.co", "http://t.co/"),
        (f"{H}?x", f"{H}/?x"),
        ("HTTPS://Me@Acme.ORG:443/A", "https://Me@acme.org/A"),
        ("https://acme.org:/a", f"{H}/a"),
        ("http://[2606:4700::1111]:80/a", "http://[2606:4700::1111]/a"),
        (f"{H}/%zz%E", None),
        (f"{H}/<a>", None),
        (f"{H}/a\tb", None),
        (f" {H}/a\tb", f"{H}/a\tb"),
        ("htp://acme.org/", None),
        (f"{H}/é", None),
        (f"{H}/a#b", None),
    ],
)
def test_only_what_is_sure_is_suggested(value: str, written: str | None) -> None:
    assert VALUE_FAMILIES["loc"].suggested(value, URLSET) == written
    if written:
        mended = {line.split()[0] for line in words(check(value, URLSET)) if line.endswith("auto")}
        assert not mended & {hit.rule for hit in check(written, URLSET)} - {"loc-double-escaped"}


@for_each(
    ("value", "suggestion"),
    [
        ("htp://acme.org/a", "http://acme.org/a"),
        ("htps://acme.org/a", f"{H}/a"),
        ("https:/acme.org/a", f"{H}/a"),
        ("http:\\\\acme.org", "http://acme.org"),
        ("http://http://acme.org/", "http://acme.org/"),
        ("https://a.orghttps://acme.org/x", f"{H}/x"),
        (f"/{H}/x", f"{H}/x"),
        ("//acme.org/x", f"{H}/x"),
        ("://acme.org/x", f"{H}/x"),
        ("http//acme.org/x", "http://acme.org/x"),
        ("www.acme.org/x", "https://www.acme.org/x"),
        ("acme.org:8080/x", "https://acme.org:8080/x"),
        ("/x", ""),
        ("mailto:a@acme.org", ""),
    ],
)
def test_a_slip_in_the_scheme_comes_with_a_proposal(value: str, suggestion: str) -> None:
    assert dict(check(value, URLSET)[0].params)["suggestion"] == suggestion


@for_each("field", FIELD_NAMES)
def test_an_absent_value_gets_no_suggestion(field: str) -> None:
    assert VALUE_FAMILIES[field].suggested("", URLSET) is None


def test_every_field_gets_suggestions() -> None:
    values = {"loc": f"{H}/a b", "lastmod": "2005/1/1", "changefreq": "Daily", "priority": "0,5"}
    written = {field: VALUE_FAMILIES[field].suggested(values[field], URLSET) for field in FIELD_NAMES}
    assert written == {"loc": f"{H}/a%20b", "lastmod": "2005-01-01", "changefreq": "daily", "priority": "0.5"}
