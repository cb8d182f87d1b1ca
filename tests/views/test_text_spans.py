from editor.core.search import TextSpan
from editor.views.delegates.cell_delegate import elided_span
from tests.for_each import for_each


@for_each(
    ("elided", "span", "seen"),
    [
        ("abcdefgh", (2, 4), (2, 4)),
        ("ab…gh", (0, 2), (0, 2)),
        ("ab…gh", (6, 8), (3, 5)),
        ("ab…gh", (3, 5), (2, 3)),
        ("ab…gh", (1, 7), (1, 4)),
        ("abcd…", (5, 7), (4, 5)),
    ],
)
def test_what_is_left_out_is_where_the_ellipsis_stands(elided: str, span: TextSpan, seen: TextSpan) -> None:
    assert elided_span("abcdefgh", elided, span) == seen
