"""The types that declare an extension: its elements in their order, and the values that each may have."""

import re
from dataclasses import dataclass, field
from decimal import Decimal
from enum import StrEnum


class Need(StrEnum):
    """The necessity of an element or attribute."""

    REQUIRED = "required"
    ONE_OF = "one of"  # at least one of the elements of a block that say so
    OPTIONAL = "optional"
    DEPRECATED = "deprecated"  # Google ignores it


class ValueKind(StrEnum):
    """The type of value that a text stands for."""

    NONE = "none"  # no text: the element holds others, or attributes alone
    TEXT = "text"
    URL = "url"
    WHOLE = "whole number"
    SECONDS = "seconds"  # a whole number
    DECIMAL = "decimal"
    DATE = "date"  # a day, or a time with its zone
    YES_NO = "yes or no"
    CHOICE = "choice"  # one of `choices`
    CHOICES = "choices"  # some of `choices`, with commas between
    COUNTRIES = "countries"  # ISO 3166-1 alpha-2, with spaces between
    PLATFORMS = "platforms"  # some of `choices`, with spaces between
    CURRENCY = "currency"  # ISO 4217
    LANGUAGE = "language"  # ISO 639, as news name it
    HREFLANG = "hreflang"  # a language, perhaps with script and region; or x-default
    TICKERS = "tickers"  # such as NASDAQ:A, with commas between


@dataclass(frozen=True, slots=True)
class ValueForm:
    """The constraints on the text of an element or attribute; numbers are inclusive."""

    kind: ValueKind
    choices: tuple[str, ...] = ()
    lowest: Decimal | None = None
    highest: Decimal | None = None
    max_length: int | None = None  # characters
    schema_length: int | None = None  # characters that the schema takes, where Google says nothing
    max_bytes: int | None = None  # in UTF-8, where Yandex says so
    long_text: bool = False  # an editor gives it several lines
    ftp: bool = False  # a URL may have this scheme too
    own_domain: bool = False  # a URL has to be on the domain of the entry
    not_endings: tuple[str, ...] = ()  # of a URL's path, in lower case
    no_parentheses: bool = False  # a text ends without any
    not_in_future: bool = False  # a date


# Forms that several elements share.
NONE = ValueForm(ValueKind.NONE)
TEXT = ValueForm(ValueKind.TEXT)
URL = ValueForm(ValueKind.URL)
DATE = ValueForm(ValueKind.DATE)


def choice(*choices: str) -> ValueForm:
    """Return the form of a text that is one of some words."""
    return ValueForm(ValueKind.CHOICE, choices=choices)


def google_variants(name: str) -> re.Pattern[str]:
    """Return a pattern for the spellings of the namespace of one of Google's extensions."""
    return re.compile(rf"https?://(?:www\.)?google\.com/schemas/sitemap-{name}/.*")


@dataclass(frozen=True, slots=True)
class Attribute:
    """An attribute of an element, as declared."""

    name: str
    title: str  # on screen, translated when shown
    form: ValueForm
    need: Need = Need.OPTIONAL

    @property
    def only_value(self) -> str:
        """The value that the attribute must have if just one is allowed; else ""."""
        is_fixed = self.need is Need.REQUIRED and len(self.form.choices) == 1
        return self.form.choices[0] if is_fixed else ""


@dataclass(frozen=True, slots=True)
class ElementSpec:
    """An element of an extension, as declared; `children` are in their required order."""

    name: str
    title: str  # on screen, translated when shown
    form: ValueForm
    need: Need = Need.OPTIONAL
    max_count: int | None = 1  # in one parent; None: any number
    attributes: tuple[Attribute, ...] = field(default=(), repr=False)
    children: tuple["ElementSpec", ...] = field(default=(), repr=False)

    def child(self, name: str) -> "ElementSpec | None":
        """Return the declared child with a local name; None if there is none."""
        return next((child for child in self.children if child.name == name), None)

    def attribute(self, name: str) -> Attribute | None:
        """Return the declared attribute with a name; None if there is none."""
        return next((attribute for attribute in self.attributes if attribute.name == name), None)

    def rank(self, name: str) -> int:
        """Return the position of a child in the declared order; an unknown child comes after all others."""
        names = [child.name for child in self.children]
        return names.index(name) if name in names else len(names)


@dataclass(frozen=True, slots=True)
class Extension:
    """An extension: its namespace, and the element (a block) that entries contain."""

    name: str  # as the filter language and rules name it
    title: str  # of all its blocks, on screen; translated when shown
    block_title: str  # of one block
    namespace: str
    variants: re.Pattern[str] = field(repr=False)  # other spellings of the namespace that are in use
    prefix: str  # that files usually bind to it
    block: ElementSpec
    max_per_entry: int | None = None
    max_per_file: int | None = None
