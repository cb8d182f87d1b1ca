"""Makes of the README what a package index shows: there nothing lies beside it.

Hatchling loads this when it builds. The address of the repository is the one in pyproject.toml,
`[project.urls]`, `Repository`. Where it stands, links and pictures get it before their paths, as GitHub and
GitLab have them; where none is given they are left out, as they would lead nowhere.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

# Code comes first, so that nothing in it is taken for a link.
_PIECE = re.compile(r"```.*?```|`[^`]+`|(?P<picture>!?)\[(?P<text>[^\]]*)\]\((?P<to>[^)\s]+)\)", re.DOTALL)
_ELSEWHERE = re.compile(r"[a-z][a-z0-9+.-]*:|//|#", re.IGNORECASE)


class ReadmeForIndex(MetadataHookInterface):
    """Puts the README into the metadata."""

    def update(self, metadata: dict[str, Any]) -> None:
        text = Path(self.root, "README.md").read_text(encoding="utf-8")
        address = metadata.get("urls", {}).get("Repository", "")
        metadata["readme"] = {"content-type": "text/markdown", "text": for_index(text, address)}


def for_index(text: str, repository: str) -> str:
    """The README with links that lead somewhere wherever it is read."""
    base = repository.removesuffix("/").removesuffix(".git")

    def led(piece: re.Match[str]) -> str:
        to = piece["to"]
        if to is None or _ELSEWHERE.match(to):
            return piece[0]
        if not base:
            return "" if piece["picture"] else piece["text"]
        kind = "raw" if piece["picture"] else "blob"
        return f"{piece['picture']}[{piece['text']}]({base}/{kind}/HEAD/{to})"

    found = _PIECE.sub(led, text)
    return found if base else re.sub(r"\n{3,}", "\n\n", found)
