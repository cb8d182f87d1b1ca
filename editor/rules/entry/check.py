"""The rules about the structure of one entry: which elements it has, in what order, and what else is in it.

Regular entries can only lack their URL or have another order, which their layout tells. What is odd about
odd ones was found when they were read.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from itertools import compress

from editor.core.document.columns import ODD, EntryColumns
from editor.core.document.document import Document
from editor.core.fields import FIELD_NAMES, XML_SPACE
from editor.core.text import QT_TRANSLATE_NOOP, Phrase
from editor.core.values.characters import ALL_SPACES, code_point
from editor.core.xml.markup import CHILD_RANKS, EXTENSIONS, Layout, Oddity, Values
from editor.rules.catalogue import RULE_BY_ID, severity_told
from editor.rules.finding import Hit
from editor.rules.loc.slips import is_one_slip_from
from editor.rules.rule import Fix, Severity

Found = tuple[str, Hit]  # the field, "" for the entry as a whole

_CORE_ELEMENTS = ("url", "sitemap", *FIELD_NAMES)
_NO_VALUE = frozenset({"element-has-children", "custom-entity", "template-code"})  # nobody knows it then
# What to do with an element that cannot stand where it is.
MOVE = Phrase(QT_TRANSLATE_NOOP("phrases", "Move or remove it."))
PROBABLY = QT_TRANSLATE_NOOP("phrases", " Did you mean {meant}?")
_DECLARE = Phrase(QT_TRANSLATE_NOOP("phrases", " Remove it, or declare the extension it belongs to."))
MAX_SHOWN = 60  # characters of a text in a message


def shown_text(text: str, most: int = MAX_SHOWN) -> str:
    """A text as a message can show it: on one line, not too long; where it is but spaces, their numbers."""
    text = text.strip(XML_SPACE)
    if text and not text.strip(ALL_SPACES):
        return ", ".join(code_point(space) for space in dict.fromkeys(text) if space not in XML_SPACE)
    text = text.replace("\n", " ")
    return text if len(text) <= most else text[: most - 1] + "…"


def current_oddities(urlset: Document, row: int) -> tuple[Oddity, ...]:
    """What is odd about an entry, as it stands now.

    Setting a value cannot make an entry odd that had no oddity, unless it takes the URL away; so the text
    of most odd entries need not be patched to know.
    """
    source = urlset.columns.source[row]
    if source is None or (not source.oddities and urlset.columns.loc[row]):
        return ()
    return urlset.oddities(row)


def oddity_hits(oddities: Sequence[Oddity]) -> list[Found]:
    """The findings of an odd entry; what is found several times in one element is told in one finding."""
    alike: dict[tuple[str, str], list[Oddity]] = {}
    for oddity in oddities:
        if oddity.rule in RULE_BY_ID:
            alike.setdefault((oddity.rule, oddity.field), []).append(oddity)
    return [(field, _hit(_merged(some))) for (_rule, field), some in alike.items()]


def _merged(alike: Sequence[Oddity]) -> Oddity:
    """One for several: what is told, each once, and the most careful way to mend it."""
    detail = ", ".join(dict.fromkeys(oddity.detail for oddity in alike))
    fixes = {oddity.fix for oddity in alike}
    return alike[0]._replace(detail=detail, fix=alike[0].fix if len(fixes) == 1 else "ask")


def _hit(oddity: Oddity) -> Hit:
    detail = shown_text(oddity.detail)
    params = (
        ("field", oddity.field),
        ("element", oddity.field),
        ("namespace", detail),
        ("detail", detail),
        ("found", detail),
        ("hint", _hint(oddity)),
        ("advice", MOVE),
    )
    return Hit(oddity.rule, params, fix=Fix(oddity.fix) if oddity.fix else None)


def _hint(oddity: Oddity) -> str:
    """What an unknown element was probably meant to be."""
    if oddity.rule != "unknown-core-element":
        return ""
    meant = meant_element(oddity.detail)
    if meant:
        return Phrase(PROBABLY, meant=meant)
    return _DECLARE


def meant_element(name: str) -> str:
    """The element that was meant by a name that is nearly its own; "" where there is none."""
    lower = name.lower()
    return next((known for known in _CORE_ELEMENTS if lower == known or is_one_slip_from(lower, known)), "")


def hidden_by(found: Sequence[Found]) -> Callable[[str, Hit], bool]:
    """Tells which findings about values the findings about structure leave no room for.

    An error hides warnings and advice about the same value; markup or code inside a value hides everything,
    and so does an entity whose text is not in it. What the structure tells already is not told again by the
    value.
    """
    errors = {field for field, hit in found if severity_told(hit) is Severity.ERROR}
    told = {(field, hit.rule) for field, hit in found}
    no_values = {field for field, hit in found if hit.rule in _NO_VALUE}

    def is_hidden(field: str, hit: Hit) -> bool:
        if field in no_values or (field, hit.rule) in told:
            return True
        is_lesser = Severity.NOTE < severity_told(hit) < Severity.ERROR
        return field in errors and hit.rule != "loc-padded" and is_lesser

    return is_hidden


# Regular entries


@lru_cache(maxsize=256)
def _is_ordered(layout: Layout) -> bool:
    ranks = [CHILD_RANKS[child.name] for child in layout.children]
    return ranks == sorted(ranks)


def misplaced_field(layout: Layout, values: Values, has_extensions: bool) -> str | None:
    """The first field that stands after one it should precede; None where the order is right."""
    if _is_ordered(layout):
        return None
    there = {name for name, value in zip(FIELD_NAMES, values, strict=True) if value}
    highest = 0
    for child in layout.children:
        if child.name in there or (child.name == EXTENSIONS and has_extensions):
            if CHILD_RANKS[child.name] < highest:
                return child.name if child.name in there else ""
            highest = max(highest, CHILD_RANKS[child.name])
    return None


def regular_hits(layout: Layout | None, values: Values, has_extensions: bool) -> Iterator[Found]:
    """The findings about the structure of an entry without oddities; `layout` is None for an odd one."""
    if not values[0]:
        yield "loc", Hit("loc-missing")
    if layout is not None:
        field = misplaced_field(layout, values, has_extensions)
        if field is not None:
            yield field, Hit("element-order")


def unordered_rows(block: EntryColumns, layouts: Sequence[Layout]) -> list[int]:
    """The regular rows whose layout has not the protocol's order."""
    unordered = {number for number, layout in enumerate(layouts) if not _is_ordered(layout)} - {ODD}
    if not unordered:
        return []
    is_unordered = block.layout.translate(bytes(number in unordered for number in range(256)))
    return list(compress(range(len(block)), is_unordered))
