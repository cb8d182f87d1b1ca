"""What a package index and whoever installs the program is told of it."""

import importlib
import re
from pathlib import Path
from types import ModuleType

import pytest
from hatchling.metadata.core import ProjectMetadata
from hatchling.plugin.manager import PluginManager

REPOSITORY = Path(__file__).resolve().parents[2]
README = """\
# Name

![A window](pictures/window.png)

See [what is promised](PROMISES.md), [above](#name) and [an article](https://example.org/a).
`[code](stays.md)`

```
command [file](stays.md)
```
"""


@pytest.fixture
def hook(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(REPOSITORY / "packaging"))
    return importlib.import_module("metadata_hook")


@pytest.fixture(scope="module")
def metadata() -> ProjectMetadata:  # type: ignore[type-arg]
    return ProjectMetadata(str(REPOSITORY), PluginManager())


@pytest.mark.parametrize("address", ["https://e.org/o/n", "https://e.org/o/n/", "https://e.org/o/n.git"])
def test_links_and_pictures_lead_to_the_repository(hook: ModuleType, address: str) -> None:
    told = hook.for_index(README, address)
    assert "![A window](https://e.org/o/n/raw/HEAD/pictures/window.png)" in told
    assert "[what is promised](https://e.org/o/n/blob/HEAD/PROMISES.md)" in told
    assert "[above](#name) and [an article](https://example.org/a)" in told
    assert told.count("(stays.md)") == 2


def test_without_an_address_nothing_leads_nowhere(hook: ModuleType) -> None:
    told = hook.for_index(README, "")
    assert told.startswith("# Name\n\nSee what is promised, [above](#name) and [an article](https://")
    assert told.count("(stays.md)") == 2


def test_the_readme_that_an_index_shows_has_no_relative_link(metadata: ProjectMetadata) -> None:  # type: ignore[type-arg]
    told = re.sub(r"```.*?```|`[^`]+`", "", metadata.core.readme, flags=re.DOTALL)
    links = re.findall(r"\]\(([^)]*)\)", told)
    assert links
    assert [link for link in links if not link.startswith(("https://", "#"))] == []
    assert metadata.core.readme_content_type == "text/markdown"


def test_the_licences_of_program_and_icons_come_along(metadata: ProjectMetadata) -> None:  # type: ignore[type-arg]
    assert metadata.core.license_expression == "MIT AND ISC"
    assert sorted(metadata.core.license_files) == ["LICENSE", "resources/icons/LICENSE"]
    for file in metadata.core.license_files:
        assert (REPOSITORY / file).is_file()


def test_whose_it_is_stands_in_the_licence(metadata: ProjectMetadata) -> None:  # type: ignore[type-arg]
    [author] = metadata.core.authors_data["name"]
    assert f" {author}\n" in (REPOSITORY / "LICENSE").read_text()


def test_each_python_that_is_asked_for_is_named(metadata: ProjectMetadata) -> None:  # type: ignore[type-arg]
    minors = [
        int(each.rpartition(".")[2])
        for each in metadata.core.classifiers
        if re.fullmatch(r".*Python :: 3\.\d+", each)
    ]
    assert metadata.core.requires_python == f">=3.{minors[0]}"
    assert minors == list(range(minors[0], minors[-1] + 1))
