"""`rules`: list the rules that are looked at. `explain`: say what one means, and how it is mended."""

import argparse
from collections.abc import Iterator
from dataclasses import dataclass

from editor.app.cli.arguments import Parser, add_format_option, add_rule_options, choice_for, rule_of
from editor.app.cli.language import cli_text, language
from editor.app.cli.output import say_as_json
from editor.app.streams import say
from editor.core.text import ENGLISH
from editor.formats.reports.page_findings import COVERAGE_RULES
from editor.rules.catalogue import RULE_BY_ID, RULES
from editor.rules.fixes.fix_choices import FIXES
from editor.rules.rule import Fixability, Rule, RuleChoice
from editor.rules.wording import explained_rule, specification_links


@dataclass(frozen=True, slots=True)
class RuleRecord:
    """A rule as in the JSON output."""

    rule: str
    severity: str  # as it is seen by the choice
    fix: str
    field: str | None
    title: str
    sources: list[str]
    links: list[str]


def run(options: argparse.Namespace) -> int:
    """List the rules that are on."""
    _, choice = choice_for(options, "sitemap.xml")
    rules = [rule for rule in RULES if rule.id not in choice.off]
    if options.format == "json":
        say_as_json(_record(rule, choice) for rule in rules)
    else:
        say(*_lines(rules, choice))
    return 0


def command_parser() -> Parser:
    """Return the parser of the arguments of `rules`."""
    parser = Parser(
        "rules",
        cli_text("List the rules that are looked at, in this folder or by the options."),
        "sitemap-editor rules --select 'hreflang-*'",
        "sitemap-editor rules --profile google --format json",
    )
    add_rule_options(parser)
    add_format_option(parser)
    return parser


def _record(rule: Rule, choice: RuleChoice) -> RuleRecord:
    severity = choice.seen(rule.id, rule.severity).word
    return RuleRecord(
        rule.id,
        severity,
        str(rule.fix),
        rule.field or None,
        rule.title,
        list(rule.sources),
        list(specification_links(rule)),
    )


def _lines(rules: list[Rule], choice: RuleChoice) -> Iterator[str]:
    words = language()
    fixes = {Fixability.AUTO: cli_text("safe fix"), Fixability.ASK: cli_text("fix"), Fixability.NONE: ""}
    table: list[tuple[str, str, str]] = []
    for rule in rules:
        severity = choice.seen(rule.id, rule.severity).word
        told = severity if words is ENGLISH else words.translate(severity.capitalize())
        table.append((rule.id, told, fixes[rule.fix]))
    first, second, third = (
        (max(map(len, column)) for column in zip(*table, strict=True)) if table else (0, 0, 0)
    )
    for rule, (name, told, fix) in zip(rules, table, strict=True):
        yield f"{name:<{first}}  {told:<{second}}  {fix:<{third}}  {words.translate(rule.title)}".rstrip()


# explain


def explain(options: argparse.Namespace) -> int:
    """Explain rules, one after the other."""
    for number, name in enumerate(options.rules):
        say(*[""] * bool(number), *_explained(name))
    return 0


def explain_parser() -> Parser:
    """Return the parser of the arguments of `explain`."""
    parser = Parser(
        "explain",
        cli_text("Say what a rule means, why it matters, who made it, and how to fix it."),
        "sitemap-editor explain loc-space",
    )
    parser.add_argument("rules", nargs="+", type=_known, metavar="RULE", help=cli_text("the id of a rule"))
    return parser


def _known(text: str) -> str:
    """Return the id of a rule, also of one that only `coverage` knows."""
    return text if text in COVERAGE_RULES else rule_of(text)


def _explained(name: str) -> list[str]:
    rule, words = COVERAGE_RULES.get(name) or RULE_BY_ID[name], language()
    severity = rule.severity.word if words is ENGLISH else words.translate(rule.severity.word.capitalize())
    title, *others = explained_rule(rule, words)
    choices = {fix.id: words.translate(fix.title) for fix in FIXES.get(name, ())}
    ways = [f"  {choice}: {title}" for choice, title in choices.items()]
    heading = [cli_text("fixes, for `fix --rule {rule} --choice NAME`:").format(rule=name)] if ways else []
    about = ", ".join(filter(None, (severity, rule.number)))
    return [f"{name} ({about}): {title}", *others, *heading, *ways]
