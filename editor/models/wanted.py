"""What a person wants to see of a document."""

from dataclasses import dataclass

from editor.rules.rule import Severity


@dataclass(frozen=True, slots=True)
class Wanted:
    """The rows to show: those that fulfil everything that is asked for."""

    text: str = ""  # in any of their values
    is_expression: bool = False  # the text is a regular expression
    at_least: Severity | None = None  # a finding as bad as this
    rule: str = ""  # a broken rule, by its id

    def __bool__(self) -> bool:
        """Whether anything is asked for at all."""
        return bool(self.text or self.at_least or self.rule)
