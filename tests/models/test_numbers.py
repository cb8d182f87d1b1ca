from editor.models.numbers import data_size


def test_a_size_is_told_in_the_units_of_the_limit() -> None:
    assert data_size(52_428_800) == "50.00 MB"
    assert data_size(25_068) == "24.48 kB"
