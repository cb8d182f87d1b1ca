"""The list of all rules, in the order in which a person would want to read them."""

from editor.rules.across_files.rules import ACROSS_RULES
from editor.rules.audit.rules import AUDIT_RULES
from editor.rules.changefreq.rules import CHANGEFREQ_COLUMN_RULES, CHANGEFREQ_RULES
from editor.rules.duplicates.rules import DUPLICATE_RULES
from editor.rules.entry.rules import ENTRY_RULES
from editor.rules.extensions.rules import EXTENSION_RULES, LEGACY_RULES
from editor.rules.finding import FileHit, Hit
from editor.rules.hreflang.rules import HREFLANG_RULES
from editor.rules.lastmod.rules import LASTMOD_COLUMN_RULES, LASTMOD_RULES
from editor.rules.loc.rules import LOC_RULES
from editor.rules.priority.rules import PRIORITY_COLUMN_RULES, PRIORITY_RULES
from editor.rules.rule import Fixability, Rule, Severity
from editor.rules.scope.rules import INDEX_RULES, SCOPE_RULES
from editor.rules.xml_file.rules import XML_RULES
from editor.rules.xml_file.rules_of_arrival import ARRIVAL_RULES
from editor.rules.xml_file.rules_of_formats import FORMAT_RULES
from editor.rules.xml_file.rules_of_root import ROOT_RULES

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


def severity_told(found: Hit | FileHit) -> Severity:
    """Return the severity of a hit or file hit, by default that of its rule."""
    return found.severity or RULE_BY_ID[found.rule].severity


def fix_told(found: Hit | FileHit) -> Fixability:
    """Return the kind of fix of a hit or file hit, by default that of its rule."""
    return found.fix or RULE_BY_ID[found.rule].fix
