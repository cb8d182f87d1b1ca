"""The list of all rules in the order of reading, and the profiles of the protocol and search engines.

A profile is a choice of rules: those that the protocol or a search engine makes, with the level at
which a person sees single ones.
"""

import fnmatch
import re
from collections.abc import Iterable, Mapping
from enum import StrEnum

from editor.rules.audit.audit_rules import AUDIT_RULES
from editor.rules.extensions.extension_rules import EXTENSION_RULES, LEGACY_RULES
from editor.rules.extensions.hreflang_rules import HREFLANG_RULES
from editor.rules.finding import FileHit, Hit
from editor.rules.listing.listing_rules import ACROSS_RULES, DUPLICATE_RULES, INDEX_RULES, SCOPE_RULES
from editor.rules.rule import Fixability, Rule, RuleChoice, Severity
from editor.rules.structure.entry_rules import ENTRY_RULES
from editor.rules.structure.file_kind_rules import ARRIVAL_RULES, FORMAT_RULES
from editor.rules.structure.xml_rules import ROOT_RULES, XML_RULES
from editor.rules.values.lastmod_rules import LASTMOD_COLUMN_RULES, LASTMOD_RULES
from editor.rules.values.loc_rules import LOC_RULES
from editor.rules.values.priority_changefreq_rules import (
    CHANGEFREQ_COLUMN_RULES,
    CHANGEFREQ_RULES,
    PRIORITY_COLUMN_RULES,
    PRIORITY_RULES,
)

RULES: tuple[Rule, ...] = (
    *ARRIVAL_RULES,
    *XML_RULES,
    *ROOT_RULES,
    *ENTRY_RULES,
    *LOC_RULES,
    *SCOPE_RULES,
    *DUPLICATE_RULES,
    *INDEX_RULES,
    *ACROSS_RULES,
    *AUDIT_RULES,
    *LASTMOD_RULES,
    *CHANGEFREQ_RULES,
    *PRIORITY_RULES,
    *EXTENSION_RULES,
    *HREFLANG_RULES,
    *FORMAT_RULES,
    *CHANGEFREQ_COLUMN_RULES,
    *PRIORITY_COLUMN_RULES,
    *LASTMOD_COLUMN_RULES,
    *LEGACY_RULES,
)
RULE_BY_ID = {rule.id: rule for rule in RULES}


def severity_of_hit(found: Hit | FileHit) -> Severity:
    """Return the severity of a hit or file hit, by default that of its rule."""
    return found.severity or RULE_BY_ID[found.rule].severity


def fix_of_hit(found: Hit | FileHit) -> Fixability:
    """Return the kind of fix of a hit or file hit, by default that of its rule."""
    return found.fix or RULE_BY_ID[found.rule].fix


class Profile(StrEnum):
    """The rules that are on unless a person says otherwise, by who makes them."""

    ALL = "all"
    PROTOCOL = "protocol"
    GOOGLE = "google"
    BING = "bing"
    YANDEX = "yandex"


class Level(StrEnum):
    """How a person sees the findings of a rule."""

    OFF = "off"
    ADVICE = "advice"
    WARNING = "warning"
    ERROR = "error"


_PROTOCOL = frozenset(
    {"sitemaps.org", "sitemaps.org FAQ", "official schema", "RFC 3986", "XML 1.0", "W3C", "IANA"}
)
_SOURCES = {
    Profile.PROTOCOL: _PROTOCOL,
    Profile.GOOGLE: _PROTOCOL | {"Google", "Google Search Console"},
    Profile.BING: _PROTOCOL | {"Bing"},
    Profile.YANDEX: _PROTOCOL | {"Yandex"},
}
_OF_EXTENSIONS = frozenset(rule.id for rule in (*EXTENSION_RULES, *HREFLANG_RULES))


def belongs_to(rule: Rule, profile: Profile) -> bool:
    """Return True if a profile has a rule: errors of the file itself are in each of them."""
    if profile is Profile.ALL or (rule.severity is Severity.ERROR and rule.id not in _OF_EXTENSIONS):
        return True
    return not _SOURCES[profile].isdisjoint(rule.sources)


def rules_matching(pattern: str) -> frozenset[str]:
    """Return the ids of the rules that an id or a pattern such as `hreflang-*` names."""
    matches = re.compile(fnmatch.translate(pattern)).match
    return frozenset(rule.id for rule in RULES if matches(rule.id))


def choice_of(
    profile: Profile = Profile.ALL,
    levels: Mapping[str, str] | None = None,
    select: Iterable[str] = (),
    ignore: Iterable[str] = (),
) -> RuleChoice:
    """Return the choice for a profile and the levels of single rules, whatever the profile says of these.

    select: ids and patterns of the only rules to look at, of all where there are none; ignore: of those to
    leave out. Unknown rules and levels are left out: a newer version of the program may have known them.
    """
    known = {
        rule: Level(level)
        for rule, level in (levels or {}).items()
        if rule in RULE_BY_ID and level in list(Level)
    }
    off = {rule.id for rule in RULES if rule.id not in known and not belongs_to(rule, profile)}
    off |= {rule for rule, level in known.items() if level is Level.OFF}
    if selected := [rules_matching(pattern) for pattern in select]:
        off |= RULE_BY_ID.keys() - frozenset().union(*selected)
    off = off.union(*map(rules_matching, ignore))
    seen = {rule: Severity[level.name] for rule, level in known.items() if level is not Level.OFF}
    notes = frozenset(rule for rule in seen if RULE_BY_ID[rule].severity is Severity.NOTE)
    return RuleChoice(frozenset(off), seen, notes)


def level_of(rule: Rule, profile: Profile, levels: Mapping[str, str]) -> str:
    """Return how the findings of a rule are seen: a level, or "note"."""
    if rule.id in levels:
        return levels[rule.id]
    return rule.severity.word if belongs_to(rule, profile) else Level.OFF
