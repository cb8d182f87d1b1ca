import importlib
from pathlib import Path
from types import ModuleType

import pytest
from lxml import etree

PACKAGING = Path(__file__).resolve().parents[2] / "packaging"
LOC = "{http://www.sitemaps.org/schemas/sitemap/0.9}loc"


def load(name: str, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(PACKAGING))
    return importlib.import_module(name)


@pytest.fixture
def files(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """bench_files with a hundred entries a file."""
    module = load("bench_files", monkeypatch)
    small = {name: (100, row) for name, (_, row) in module.FILES.items()}
    monkeypatch.setattr(module, "FILES", small)
    return module


@pytest.mark.parametrize("name", ["plain", "extended", "odd", "bad", "million", "spaces", "unreturned"])
def test_files_are_well_formed_and_as_long_as_they_say(files: ModuleType, tmp_path: Path, name: str) -> None:
    tree = etree.parse(files.write_file(tmp_path, name))
    assert sum(1 for _ in tree.iter(LOC)) == 100


def test_files_are_the_same_in_every_run(files: ModuleType, tmp_path: Path) -> None:
    (tmp_path / "again").mkdir()
    first, again = files.write_file(tmp_path, "odd"), files.write_file(tmp_path / "again", "odd")
    assert first.read_bytes() == again.read_bytes()


def test_the_schema_takes_the_plain_file_and_not_the_bad_one(files: ModuleType, tmp_path: Path) -> None:
    schema = etree.XMLSchema(etree.fromstring(files.SCHEMA.encode()))
    assert schema.validate(etree.parse(files.write_file(tmp_path, "plain")))
    assert not schema.validate(etree.parse(files.write_file(tmp_path, "bad")))


def test_measurements_are_declared_soundly(monkeypatch: pytest.MonkeyPatch) -> None:
    measurements = load("bench", monkeypatch).MEASUREMENTS
    names = [measurement.name for measurement in measurements]
    assert len(set(names)) == len(names)
    files = load("bench_files", monkeypatch).FILES
    for measurement in measurements:
        assert measurement.file in files
        assert measurement.unit in ("x", "%", "ms", "bytes")
        if measurement.reach is not None and measurement.never is not None:
            assert measurement.reach < measurement.never


def test_what_operations_would_do_is_measured(
    files: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    module = load("bench_bulk", monkeypatch)
    monkeypatch.setattr(module, "ROUNDS", 1)
    measurement = next(each for each in module.MEASUREMENTS if each.name == "outcome")
    assert measurement.value(measurement.take(files.write_file(tmp_path, "plain"))) > 0


@pytest.mark.parametrize(("unit", "value"), [("x", 0.5), ("%", 50), ("ms", 2000), ("bytes", 2)])
def test_a_value_is_the_median_in_its_unit(monkeypatch: pytest.MonkeyPatch, unit: str, value: float) -> None:
    measuring = load("bench_measuring", monkeypatch)
    figures = measuring.Figures([1, 2, 9], [4, 4, 5])
    measurement = measuring.Measurement("name", "what", lambda _: figures, unit, 1, 2)
    assert measurement.value(figures) == pytest.approx(value)


@pytest.mark.parametrize("name", ["set", "set-first", "set-save", "set-kept"])
def test_a_set_of_files_is_measured(
    files: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, name: str
) -> None:
    if name == "set-kept":  # what few rows keep is less than a page of memory
        monkeypatch.setitem(files.FILES, "plain", (3000, files.FILES["plain"][1]))
    module = load("bench_file_set", monkeypatch)
    monkeypatch.setattr(module, "ROUNDS", 1)
    monkeypatch.setattr(module, "FILES", 4)
    measurements = module.MEASUREMENTS
    measurement = next(each for each in measurements if each.name == name)
    figures = measurement.take(files.write_file(tmp_path, "plain"))
    assert measurement.value(figures) > 0
    assert len(list((tmp_path / "set").glob("*.gz"))) == 4
