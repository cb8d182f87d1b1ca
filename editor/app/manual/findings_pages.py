"""The pages about findings, one for each subject of rules: what is wrong, why, who says so, how to fix it."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from editor.app.actions.registry import ACTIONS, MENUS
from editor.app.manual.markdown import code, escaped, page, place_of
from editor.app.window.menu_action import action_text, without_mnemonic
from editor.core.text import QT_TRANSLATE_NOOP
from editor.models.words.severities import severity_word
from editor.models.words.translation import translated
from editor.rules.across_files.rules import ACROSS_RULES
from editor.rules.audit.rules import AUDIT_RULES
from editor.rules.changefreq.rules import CHANGEFREQ_COLUMN_RULES, CHANGEFREQ_RULES
from editor.rules.duplicates.rules import DUPLICATE_RULES
from editor.rules.entry.rules import ENTRY_RULES
from editor.rules.extensions.rules import EXTENSION_RULES, LEGACY_RULES
from editor.rules.hreflang.rules import HREFLANG_RULES
from editor.rules.lastmod.rules import LASTMOD_COLUMN_RULES, LASTMOD_RULES
from editor.rules.loc.rules import LOC_RULES
from editor.rules.priority.rules import PRIORITY_COLUMN_RULES, PRIORITY_RULES
from editor.rules.remedies.catalogue import FIXES
from editor.rules.remedies.remedy import Remedy
from editor.rules.rule import Fixability, Rule
from editor.rules.scope.rules import INDEX_RULES, SCOPE_RULES
from editor.rules.wording import sources_told
from editor.rules.xml_file.rules import XML_RULES
from editor.rules.xml_file.rules_of_arrival import ARRIVAL_RULES
from editor.rules.xml_file.rules_of_formats import FORMAT_RULES
from editor.rules.xml_file.rules_of_root import ROOT_RULES

FOLDER = "reference"
CONTENTS = f"{FOLDER}/findings"


@dataclass(frozen=True, slots=True)
class RuleSubject:
    """The rules about one subject, which share a page of the manual."""

    name: str  # of the page, after "findings-"
    title: str  # to be translated
    rules: tuple[Rule, ...]

    @property
    def page(self) -> str:
        """The name of the page in the manual."""
        return f"{FOLDER}/findings-{self.name}"


SUBJECTS = (
    RuleSubject("file", QT_TRANSLATE_NOOP("manual", "The file and its XML"), (*ARRIVAL_RULES, *XML_RULES)),
    RuleSubject("root", QT_TRANSLATE_NOOP("manual", "The root and the size of the file"), ROOT_RULES),
    RuleSubject("entry", QT_TRANSLATE_NOOP("manual", "The elements of an entry"), ENTRY_RULES),
    RuleSubject("loc", QT_TRANSLATE_NOOP("manual", "URLs"), LOC_RULES),
    RuleSubject("scope", QT_TRANSLATE_NOOP("manual", "URLs and where the file is published"), SCOPE_RULES),
    RuleSubject("duplicates", QT_TRANSLATE_NOOP("manual", "Duplicates"), (*DUPLICATE_RULES, *ACROSS_RULES)),
    RuleSubject("index", QT_TRANSLATE_NOOP("manual", "Sitemap indexes"), INDEX_RULES),
    RuleSubject("audit", QT_TRANSLATE_NOOP("manual", "The live site and robots.txt"), AUDIT_RULES),
    RuleSubject("lastmod", QT_TRANSLATE_NOOP("manual", "Dates"), (*LASTMOD_RULES, *LASTMOD_COLUMN_RULES)),
    RuleSubject(
        "changefreq",
        QT_TRANSLATE_NOOP("manual", "Frequency"),
        (*CHANGEFREQ_RULES, *CHANGEFREQ_COLUMN_RULES),
    ),
    RuleSubject(
        "priority", QT_TRANSLATE_NOOP("manual", "Priority"), (*PRIORITY_RULES, *PRIORITY_COLUMN_RULES)
    ),
    RuleSubject(
        "extensions",
        QT_TRANSLATE_NOOP("manual", "Images, videos, news and other extensions"),
        (*EXTENSION_RULES, *LEGACY_RULES),
    ),
    RuleSubject("hreflang", QT_TRANSLATE_NOOP("manual", "Languages"), HREFLANG_RULES),
    RuleSubject("formats", QT_TRANSLATE_NOOP("manual", "Text lists and feeds"), FORMAT_RULES),
)
_SUBJECT_OF = {rule.id: subject for subject in SUBJECTS for rule in subject.rules}
_ACTION = {spec.id: (menu, spec) for menu, groups in MENUS.items() for group in groups for spec in group}
assert len(_ACTION) == len(ACTIONS)


class _Missing(dict[str, "_Missing"]):
    """The parameters of a message that is shown without a finding: "…" for each, whatever its format."""

    def __missing__(self, name: str) -> "_Missing":
        return self

    def __format__(self, spec: str) -> str:
        return "…"


def place_of_rule(rule: Rule) -> str:
    """Return the place in the manual that explains a rule, as a link names it."""
    return f"{_SUBJECT_OF[rule.id].page}#{place_of(translated('rules', rule.title))}"


def findings_contents() -> str:
    """Return the page that lists all rules by subject, with links."""
    parts = [
        translated(
            "manual",
            "Every rule, by subject. Each page says what is wrong, why it matters, who says so, and "
            "how to fix it.",
        )
    ]
    for subject in SUBJECTS:
        name = subject.page.removeprefix(f"{FOLDER}/")
        lines = [f"## [{escaped(translated('manual', subject.title))}]({name}.md)", ""]
        for rule in subject.rules:
            title = translated("rules", rule.title)
            link = f"[{escaped(title)}]({name}.md#{place_of(title)})"
            lines.append(f"- {link} · {severity_word(rule.severity)} · {code(rule.id)}")
        parts.append("\n".join(lines))
    return page(translated("manual", "All findings"), *parts)


def findings_page(subject: RuleSubject) -> str:
    """Return the page about the rules of one subject."""
    return page(translated("manual", subject.title), *map(_rule, subject.rules))


def _rule(rule: Rule) -> str:
    facts = (severity_word(rule.severity), code(rule.id), escaped(sources_told(rule, translated)))
    parts = [f"## {escaped(translated('rules', rule.title))}", " · ".join(facts)]
    message = translated("rules", rule.message).format_map(_Missing()).strip()
    if not message.startswith("…"):
        parts.append(f"> {escaped(message)}")
    parts.append(escaped(translated("rules", rule.why)))
    parts.append("\n".join(_ways(rule)))
    return "\n\n".join(filter(None, parts))


def _ways(rule: Rule) -> Iterator[str]:
    """Yield lines on how findings of a rule are fixed."""
    remedies = FIXES.get(rule.id, ())
    if rule.why_no_fix:
        yield escaped(translated("fixes", rule.why_no_fix))
    if rule.command in _ACTION:
        menu, spec = _ACTION[rule.command]
        steps = (
            f"*{escaped(without_mnemonic(action_text(menu)))} > {escaped(without_mnemonic(spec.title()))}*"
        )
        yield translated("manual", "In the window: {steps}").format(steps=steps)
    if remedies:
        yield translated("manual", "How to fix it:")
        yield ""
        for remedy in _first_of_each(remedies):
            safe = translated("manual", " (safe)") if remedy.safe else ""
            yield f"- {escaped(translated('fixes', remedy.title))}{safe} · {code(remedy.id)}"
    elif rule.by_repair:
        yield translated(
            "manual", "It is repaired as the file is opened, and by {command} on the command line."
        ).format(command=code("repair"))
    elif rule.fix is Fixability.NONE and not rule.why_no_fix:
        yield translated("manual", "Only a person can put it right: there is no fix.")


def _first_of_each(remedies: Iterable[Remedy]) -> Iterable[Remedy]:
    """Return the remedies without those that do the same as a safer one before them."""
    by_title: dict[str, Remedy] = {}
    for remedy in remedies:
        by_title.setdefault(remedy.title, remedy)
    return by_title.values()
