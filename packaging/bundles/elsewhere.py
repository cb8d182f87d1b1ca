"""Bundles of Windows and macOS. Nobody has tried these yet."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import program
from folder import INSIDE
from icons import mac_icon, windows_icon
from share import put_licences

HERE = Path(__file__).resolve().parent
WORK = program.ROOT / "build" / "bundle"


def icon_file() -> str | None:
    """Write the icon in the form of this system, and return its path; None where the start has none."""
    if sys.platform == "win32":
        return _written(WORK / f"{program.NAME}.ico", windows_icon())
    if sys.platform == "darwin":
        return _written(WORK / f"{program.NAME}.icns", mac_icon())
    return None


def version_file() -> str | None:
    """Write what Windows shows of the program's file, and return its path; None on other systems."""
    if sys.platform != "win32":
        return None
    return _written(WORK / "version.txt", version_information(program.version()).encode())


def version_information(version: str) -> str:
    """Return what Windows shows of the program's file, as PyInstaller reads it."""
    numbers = tuple([*map(int, version.split(".")), 0, 0, 0, 0][:4])
    about = {
        "CompanyName": "Sitemap Editor contributors",
        "FileDescription": program.TITLE,
        "FileVersion": version,
        "InternalName": program.NAME,
        "LegalCopyright": "MIT licence",
        "OriginalFilename": f"{program.NAME}.exe",
        "ProductName": program.TITLE,
        "ProductVersion": version,
    }
    lines = ", ".join(f"StringStruct({name!r}, {value!r})" for name, value in about.items())
    return (
        "VSVersionInfo(ffi=FixedFileInfo("
        f"filevers={numbers}, prodvers={numbers}, mask=0x3F, OS=0x40004, fileType=1),\n"
        f"  kids=[StringFileInfo([StringTable('040904B0', [{lines}])]),\n"
        "        VarFileInfo([VarStruct('Translation', [1033, 1200])])])\n"
    )


def _written(path: Path, data: bytes) -> str:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
    return str(path)


def mac_information() -> dict[str, object]:
    """Return what macOS is told: PyInstaller takes a program that prints for one without a window."""
    kinds = (("XML sitemap", ["public.xml"]), ("compressed XML sitemap", ["org.gnu.gnu-zip-archive"]))
    return {
        "LSBackgroundOnly": False,
        "NSHighResolutionCapable": True,
        "LSMinimumSystemVersion": "14.0",
        "LSApplicationCategoryType": "public.app-category.developer-tools",
        "NSHumanReadableCopyright": "MIT licence",
        "CFBundleLocalizations": ["en", *(each.replace("_", "-") for each in program.languages())],
        "CFBundleDocumentTypes": [  # offered in "Open with", the default for neither
            {
                "CFBundleTypeName": name,
                "CFBundleTypeRole": "Editor",
                "LSHandlerRank": "Alternate",
                "LSItemContentTypes": types,
            }
            for name, types in kinds
        ],
    }


def zip_folder(folder: Path, target: Path) -> Path:
    """Pack a folder as .zip, which Windows opens by itself."""
    when = program.moment().timetuple()[:6]
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as archive:
        for path in sorted(folder.rglob("*")):
            if path.is_file():
                entry = zipfile.ZipInfo(path.relative_to(folder.parent).as_posix(), when)
                entry.compress_type = zipfile.ZIP_DEFLATED
                archive.writestr(entry, path.read_bytes())
    return target


def inno_setup() -> str:
    """Return the compiler of Inno Setup, which its installer does not put on the path."""
    folders = [Path(os.environ[name]) for name in ("ProgramFiles(x86)", "ProgramFiles") if name in os.environ]
    found = [str(path) for folder in folders for path in sorted(folder.glob("Inno Setup */ISCC.exe"))]
    return shutil.which("iscc") or (found or ["iscc"])[-1]


def build_setup(folder: Path, target: Path) -> Path:
    """Make an installer by Inno Setup, and return its path; raises CalledProcessError."""
    name = f"{program.full_name()}-setup"
    icon_file()
    told = folder / INSIDE / "installed-as"
    told.write_text("Windows installer\n", encoding="ascii")
    subprocess.run(
        [
            *(inno_setup(), "/Qp", f"/DVersion={program.version()}", f"/DFolder={folder}"),
            *(f"/DIcon={WORK / f'{program.NAME}.ico'}", f"/O{target}", f"/F{name}", str(HERE / "setup.iss")),
        ],
        check=True,
    )
    told.unlink()
    return target / f"{name}.exe"


def build_dmg(made: Path, target: Path) -> Path:
    """Make an image with the program and a link to Applications, signed if there is an identity for that.

    made: the folder with the .app. SIGNING_IDENTITY names who signs; without it the program is not signed,
    and macOS asks before it is opened for the first time.
    """
    app = made / f"{program.TITLE}.app"
    identity = os.environ.get("SIGNING_IDENTITY")
    if identity:
        sign = ("codesign", "--force", "--deep", "--options", "runtime", "--timestamp", "--sign", identity)
        subprocess.run([*sign, str(app)], check=True)
    put_licences(made / "Licences")
    link = made / "Applications"
    if not link.is_symlink():
        link.symlink_to("/Applications")
    target.unlink(missing_ok=True)
    subprocess.run(
        [
            *("hdiutil", "create", "-quiet", "-volname", program.TITLE, "-srcfolder", str(made)),
            *("-format", "UDZO", str(target)),
        ],
        check=True,
    )
    if identity:
        subprocess.run(["codesign", "--timestamp", "--sign", identity, str(target)], check=True)
    return target
