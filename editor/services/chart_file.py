"""Writes a chart as a file: a picture, or text with tabs, by the ending of the name."""

from dataclasses import dataclass
from pathlib import Path

from editor.core.cancelling import IsCancelled
from editor.services.files.files import save_file
from editor.services.files.in_place import InPlace

ENDINGS = (".png", ".svg", ".tsv")


@dataclass(slots=True)
class ChartFile:
    """A chart in each form that it can be saved in; `run` may be called in any thread."""

    png: bytes
    svg: str
    tsv: str
    overwrites: bool = False  # also protected files, see `force` of `save_file`
    careful: InPlace | None = None  # see `save_file`

    def run(self, path: Path, _cancelled: IsCancelled) -> None:
        """Write the form that the ending of a name asks for; raises SaveError, which leaves it as it was."""
        forms = {".svg": self.svg.encode(), ".tsv": self.tsv.encode()}
        data = forms.get(path.suffix.lower(), self.png)
        save_file(path, data, force=self.overwrites, careful=self.careful)
