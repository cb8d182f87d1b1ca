"""The figures of selected rows, as a spreadsheet shows them: different URLs, priorities, dates."""

from collections import Counter
from dataclasses import dataclass
from decimal import Decimal

from editor.core.document.entries import Entries
from editor.core.document.rows import Rows
from editor.core.fields import XML_SPACE
from editor.core.insight.counting import count_texts, picked_rows
from editor.core.insight.date_forms import count_date_heads
from editor.core.insight.dates import days_counted
from editor.core.values.priorities import priority_of

_HUNDREDTH = Decimal("0.01")


@dataclass(frozen=True, slots=True)
class SelectionFigures:
    """Figures of some rows; of priorities and dates None or "" if no row has one."""

    rows: int
    urls: int  # different ones
    lowest: Decimal | None = None
    mean: Decimal | None = None
    highest: Decimal | None = None
    oldest: str = ""  # days
    newest: str = ""


@dataclass(frozen=True, slots=True)
class SelectedColumns:
    """Copies of the columns of selected rows; `figures` may be called in any thread."""

    locs: list[str]
    lastmods: list[str]
    priorities: list[str]

    @classmethod
    def of(cls, entries: Entries, rows: Rows) -> "SelectedColumns":
        """Copy the columns of some rows."""
        names = ("loc", "lastmod", "priority")
        return cls(*(picked_rows(entries.column(name), rows) for name in names))

    def figures(self) -> SelectionFigures:
        """Return the figures of the rows, exactly."""
        numbers: Counter[Decimal] = Counter()
        for text, count in count_texts(self.priorities).items():
            number = priority_of(text)
            if number is not None:
                numbers[number] += count
        days = days_counted(count_date_heads(self.lastmods))
        total = sum((number * count for number, count in numbers.items()), Decimal(0))
        return SelectionFigures(
            len(self.locs),
            len({loc.strip(XML_SPACE) for loc in set(self.locs)} - {""}),
            min(numbers, default=None),
            (total / numbers.total()).quantize(_HUNDREDTH) if numbers else None,
            max(numbers, default=None),
            min(days, default=""),
            max(days, default=""),
        )
