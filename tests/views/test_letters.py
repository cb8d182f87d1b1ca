"""Room is shared by what each wants."""

import pytest

from editor.views.widgets.letters import shares


@pytest.mark.parametrize(
    ("room", "wanted", "given"),
    [
        (600, [100, 100, 100], [400, 100, 100]),  # all fit: the first has the rest
        (600, [900, 100, 100], [400, 100, 100]),
        (600, [900, 900, 100], [250, 250, 100]),
        (600, [900, 900, 900], [200, 200, 200]),
        (600, [50, 900, 900], [50, 275, 275]),
        (0, [50, 900], [0, 0]),
    ],
)
def test_who_wants_less_leaves_the_rest_to_the_others(room: int, wanted: list[int], given: list[int]) -> None:
    assert shares(room, wanted) == given
