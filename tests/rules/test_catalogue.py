"""The rules as they are declared: all of every family, counted once, in the two orders that people see."""

import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from string import Formatter
from types import ModuleType

import editor.rules
from editor.core.fields import FIELD_NAMES
from editor.core.text import ENGLISH
from editor.rules.catalogue import RULE_BY_ID, RULES
from editor.rules.checker import ENTRY_RULES, FILE_SECTIONS, WHOLE_FILE_RULES
from editor.rules.family import FileSection
from editor.rules.fixes.fix_choices import FIXES
from editor.rules.fixes.fix_kinds import Fixes
from editor.rules.listing.listing_fixes import ACROSS_FIXES
from editor.rules.rule import Rule, Severity
from editor.rules.values.value_families import VALUE_FAMILIES
from editor.rules.wording import DESCRIBED, message, source_names
from tests.for_each import for_each


def test_ids_and_numbers_are_unique() -> None:
    assert len(RULE_BY_ID) == len(RULES) == len({rule.number for rule in RULES})


def test_an_id_is_words_and_a_number_is_one() -> None:
    for rule in RULES:
        assert re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)+", rule.id)
        assert re.fullmatch(r"R[0-9]{3}", rule.number), rule.id
        assert rule.field in ("", *FIELD_NAMES), rule.id


def test_texts_are_short_sentences() -> None:
    for rule in RULES:
        assert 5 <= len(rule.title) <= 45, rule.id
        assert not rule.title.endswith("."), rule.id
        assert 20 <= len(rule.why) <= 130, rule.id
        assert rule.why.endswith("."), rule.id
        assert len(rule.message) <= 130, rule.id
        assert rule.message.endswith((".", "}")), rule.id
        for text in (rule.title, rule.message, rule.why):
            assert text[0].isupper() or text[0] == "{" or text.startswith(("www", "xsi")), rule.id
            assert "  " not in text, rule.id


def test_someone_says_so() -> None:
    unfounded = [rule.id for rule in RULES if not rule.sources or not all(map(str.strip, rule.sources))]
    assert unfounded == []


def test_parameters_have_names() -> None:
    names = [(rule.id, name) for rule in RULES for _, name, _, _ in Formatter().parse(rule.message)]
    assert [each for each in names if each[1] is not None and not each[1].isidentifier()] == []


@for_each("rule", RULES)
def test_a_rule_has_words_even_while_nothing_is_known_of_its_row(rule: Rule) -> None:
    assert message(rule, (), "")


def test_every_rule_is_checked_in_one_place() -> None:
    assert not ENTRY_RULES & WHOLE_FILE_RULES
    assert set(RULE_BY_ID) >= WHOLE_FILE_RULES
    assert set(VALUE_FAMILIES) == set(FIELD_NAMES)


def test_severities_compare_and_have_words() -> None:
    assert Severity.ERROR > Severity.WARNING > Severity.ADVICE > Severity.NOTE > 0
    assert [severity.word for severity in Severity] == ["note", "advice", "warning", "error"]


def test_who_says_so_has_a_name_or_can_be_translated() -> None:
    sources = {source for rule in RULES for source in rule.sources}
    assert {source for source in sources if re.search("(^| )[a-z]+( |$)|FAQ", source)} <= set(DESCRIBED)
    for rule in RULES:
        assert source_names(rule, ENGLISH.translate) == ", ".join(rule.sources)
        assert source_names(rule, lambda _text: "") == ", ".join(
            "" if source in DESCRIBED else source for source in rule.sources
        )


# A rule that is new may stand anywhere; those that are here keep their order.
IN_LISTS = """
    file-too-large gzip-corrupt zip-not-gzip gzip-name-mismatch name-not-xml git-lfs-pointer
    html-instead-of-sitemap leading-whitespace not-well-formed unescaped-ampersand undefined-entity
    illegal-character unbound-prefix encoding-not-utf8 encoding-invalid-bytes bom-present
    xml-declaration-missing xml-version-not-1-0 doctype-present xslt-stylesheet custom-entity file-empty
    not-a-sitemap template-code merge-conflict file-unreadable root-unknown namespace-missing
    namespace-wrong core-namespace-prefixed extension-under-root sitemap-empty too-many-urls near-limit
    schema-location-odd urlset-lists-sitemaps unknown-core-element misplaced-core-element
    element-repeated element-order empty-element element-has-children stray-text unexpected-attribute
    unknown-extension loc-missing loc-empty loc-padded loc-too-long loc-too-long-encoded
    loc-long-for-yandex loc-below-schema-minimum loc-not-absolute loc-scheme-unsupported loc-host-invalid
    loc-not-public-host loc-unknown-tld loc-userinfo loc-fragment loc-space loc-illegal-character
    loc-bad-percent loc-non-ascii loc-idn-host invisible-character loc-double-escaped loc-double-encoded
    loc-uppercase-host loc-default-port loc-no-root-slash loc-dot-segments loc-session-or-tracking
    loc-looks-like-sitemap loc-double-slash published-url-unknown published-url-invalid mixed-hosts
    mixed-schemes url-off-host url-off-scheme url-outside-scope duplicate-loc
    equivalent-loc near-duplicate-loc case-only-loc too-many-sitemaps index-nested index-self-reference
    index-child-off-site index-children-hosts index-child-outside-dir index-child-missing
    index-lastmod-stale index-too-many-files duplicate-across-files lastmod-not-w3c-datetime
    lastmod-missing-timezone lastmod-impossible-date lastmod-reduced-precision lastmod-no-seconds
    lastmod-in-future lastmod-before-1970 lastmod-before-1991 padded-value padded-strict-value
    changefreq-unknown priority-not-a-number priority-out-of-range priority-odd-form
    extension-namespace-wrong extension-element-unknown extension-required-missing extension-repeated
    extension-child-order extension-value-invalid extension-url-invalid extension-deprecated
    image-too-many image-off-host image-duplicate video-no-location video-location-is-page video-expired
    video-title-long news-too-many news-too-old news-repeated hreflang-attribute-missing
    hreflang-href-not-absolute hreflang-malformed hreflang-unsupported-form hreflang-language-unknown
    hreflang-region-unknown hreflang-duplicate hreflang-no-self hreflang-no-return hreflang-conflict
    hreflang-no-x-default hreflang-not-for-yandex text-line-not-url text-blank-line text-not-txt
    feed-partial feed-not-for-yandex changefreq-priority-ignored priority-all-same lastmod-all-identical
    lastmod-absent lastmod-date-only contains-legacy-extension
"""

IN_FIXING = """
    leading-whitespace encoding-not-utf8 bom-present xml-declaration-missing xml-version-not-1-0
    custom-entity doctype-present xslt-stylesheet gzip-name-mismatch namespace-missing namespace-wrong
    core-namespace-prefixed schema-location-odd urlset-lists-sitemaps extension-under-root
    text-blank-line contains-legacy-extension stray-text unknown-core-element misplaced-core-element
    element-repeated empty-element element-order element-has-children unexpected-attribute loc-missing
    loc-padded loc-below-schema-minimum loc-not-absolute loc-scheme-unsupported loc-host-invalid
    loc-not-public-host loc-userinfo loc-fragment loc-space loc-illegal-character loc-bad-percent
    loc-non-ascii loc-idn-host invisible-character loc-double-escaped loc-double-encoded
    loc-uppercase-host loc-default-port loc-no-root-slash loc-dot-segments loc-session-or-tracking
    loc-double-slash loc-empty text-line-not-url merge-conflict mixed-hosts mixed-schemes url-off-host
    url-off-scheme index-self-reference index-child-off-site duplicate-loc
    equivalent-loc near-duplicate-loc case-only-loc lastmod-not-w3c-datetime lastmod-missing-timezone
    lastmod-impossible-date lastmod-reduced-precision lastmod-no-seconds lastmod-in-future
    lastmod-before-1970 lastmod-before-1991 changefreq-unknown priority-not-a-number
    priority-out-of-range priority-odd-form changefreq-priority-ignored priority-all-same
    lastmod-all-identical padded-value padded-strict-value extension-namespace-wrong
    extension-element-unknown extension-required-missing extension-repeated extension-child-order
    extension-value-invalid extension-url-invalid extension-deprecated image-too-many image-duplicate
    video-expired news-too-old news-repeated hreflang-attribute-missing hreflang-href-not-absolute
    hreflang-malformed hreflang-unsupported-form hreflang-region-unknown hreflang-duplicate
    hreflang-no-self hreflang-no-return hreflang-no-x-default
"""


def test_lists_and_reports_keep_the_order_of_rules() -> None:
    assert [rule.id for rule in RULES if rule.id in IN_LISTS.split()] == IN_LISTS.split()


def test_fixes_are_applied_in_the_order_they_always_were() -> None:
    assert [rule for rule in FIXES if rule in IN_FIXING.split()] == IN_FIXING.split()


FOLDER = Path(editor.rules.__path__[0])
FAMILIES = sorted(path.name for path in FOLDER.iterdir() if any(path.glob("*_rules.py")))


def modules(family: str, pattern: str) -> Iterator[ModuleType]:
    for path in sorted((FOLDER / family).glob(pattern)):
        yield import_module(f"editor.rules.{family}.{path.stem}")


def declared(family: str, pattern: str, kind: type) -> list[object]:
    """What stands in constants of modules: things of a kind, alone or in tuples."""
    values = [value for module in modules(family, pattern) for value in vars(module).values()]
    several = [item for value in values if isinstance(value, tuple) for item in value]
    return [value for value in (*values, *several) if isinstance(value, kind)]


@for_each("family", FAMILIES)
def test_every_rule_that_is_declared_is_in_the_catalogue(family: str) -> None:
    rules = declared(family, "*_rules.py", Rule)
    assert rules
    assert [rule for rule in rules if rule not in RULES] == []


@for_each("family", FAMILIES)
def test_every_fix_that_is_declared_is_in_the_catalogue(family: str) -> None:
    named = [item for module in modules(family, "*_fixes.py") for item in vars(module).items()]
    tables: list[Fixes] = [table for name, table in named if name.endswith("_FIXES")]
    assert tables
    for rule, fixes in [item for table in tables for item in table.items()]:
        assert fixes in (FIXES.get(rule), ACROSS_FIXES.get(rule))


@for_each("family", FAMILIES)
def test_every_section_of_a_family_is_asked(family: str) -> None:
    sections = declared(family, "*.py", FileSection)
    assert [section for section in sections if section not in FILE_SECTIONS] == []


def test_sections_have_names_of_their_own() -> None:
    assert len({section.name for section in FILE_SECTIONS}) == len(FILE_SECTIONS)


def test_every_field_has_its_check() -> None:
    named = {field for path in FOLDER.rglob("*_check.py") for field in path.stem.split("_")}
    assert set(VALUE_FAMILIES) <= named
