#!/bin/sh
# Installs the program from this folder for you alone, or as root for everybody; removes it again.
#   ./install.sh [--prefix FOLDER] [--remove]
set -eu
name=sitemap-editor
remove=
if [ "$(id -u)" = 0 ]; then prefix=/usr/local; else prefix=$HOME/.local; fi
while [ $# -gt 0 ]; do
  case $1 in
    --prefix) prefix=${2:?--prefix needs a folder}; shift ;;
    --remove) remove=yes ;;
    *) echo "usage: install.sh [--prefix FOLDER] [--remove]" >&2; exit 2 ;;
  esac
  shift
done
here=$(cd "$(dirname "$0")" && pwd)
place=$prefix/lib/$name
command=$prefix/bin/$name
to_program=../lib/$name/$name

# What it made before it may replace and remove; what else has such a name is somebody's.
is_own_folder() { [ ! -L "$place" ] && [ "$(cat "$place/_internal/installed-as" 2>/dev/null)" = install.sh ]; }
is_own_command() { [ "$(readlink "$command" 2>/dev/null)" = "$to_program" ]; }
is_there() { [ -e "$1" ] || [ -L "$1" ]; }

# Desktops look again at what they know of programs, files and icons, where they can.
refresh() {
  if [ -e "$prefix/share/applications" ] && command -v update-desktop-database; then
    update-desktop-database -q "$prefix/share/applications" || true
  fi
  if [ -e "$prefix/share/mime" ] && command -v update-mime-database; then
    update-mime-database "$prefix/share/mime" || true
  fi
  if [ -e "$prefix/share/icons/hicolor/index.theme" ] && command -v gtk-update-icon-cache; then
    gtk-update-icon-cache -q "$prefix/share/icons/hicolor" || true
  fi
} >/dev/null 2>&1

if [ "$remove" ]; then
  is_own_folder || { echo "It is not installed in $prefix." >&2; exit 1; }
  (cd "$place/share" && find . -type f) | while read -r file; do
    rm -f "$prefix/share/$file"
    (cd "$prefix/share" && rmdir -p "$(dirname "$file")") 2>/dev/null || true
  done
  if is_own_command; then rm -f "$command"; fi
  rm -rf "$place"
  rmdir "$prefix/lib" "$prefix/bin" 2>/dev/null || true
  # What desktops noted of programs and kinds of files goes where nothing else is noted there.
  if [ ! -L "$prefix/share/mime" ] && ! is_there "$prefix/share/mime/packages"; then
    (
      cd "$prefix/share/mime" || exit 0
      rm -f XMLnamespaces aliases generic-icons globs globs2 icons magic mime.cache subclasses treemagic types version
      rm -f application/x-sitemap+xml.xml application/x-sitemap-compressed.xml
      rmdir application || true
      cd .. && rmdir mime || true
    ) 2>/dev/null
  fi
  if [ "$(ls -A "$prefix/share/applications" 2>/dev/null)" = mimeinfo.cache ]; then
    rm -f "$prefix/share/applications/mimeinfo.cache"
    rmdir "$prefix/share/applications" 2>/dev/null || true
  fi
  refresh
  echo "Removed from $prefix. Your settings and what the program keeps for you stay."
  exit 0
fi

[ "$here" != "$place" ] || { echo "It is installed in $prefix already." >&2; exit 1; }
refuse() { echo "$1 is not from this installer. Remove it first." >&2; exit 1; }
! is_there "$place" || is_own_folder || refuse "$place"
! is_there "$command" || is_own_command || refuse "$command"
mkdir -p "$prefix/lib" "$prefix/bin" "$prefix/share"
new=$(mktemp -d "$prefix/lib/$name.XXXXXX")
trap 'rm -rf "$new"' EXIT
cp -R "$here" "$new/$name"
echo install.sh >"$new/$name/_internal/installed-as"
rm -rf "$place"
mv "$new/$name" "$place"
(cd "$place/share" && tar cf - .) | (cd "$prefix/share" && tar xf - --no-same-owner)
ln -sf "$to_program" "$command"
# What desktops start need not have the person's PATH.
sed -i "s|^Exec=$name|Exec=\"$prefix/bin/$name\"|" "$prefix/share/applications/$name.desktop"
refresh
echo "Installed in $prefix. Start it from the menu of your desktop, or as $prefix/bin/$name."
echo "To remove it: $place/install.sh --remove$([ "$prefix" = "$HOME/.local" ] || [ "$prefix" = /usr/local ] || echo " --prefix $prefix")"
