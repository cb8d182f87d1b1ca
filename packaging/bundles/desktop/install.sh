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
  [ -d "$place" ] || { echo "It is not installed in $prefix." >&2; exit 1; }
  (cd "$place/share" && find . -type f) | while read -r file; do
    rm -f "$prefix/share/$file"
    (cd "$prefix/share" && rmdir -p "$(dirname "$file")") 2>/dev/null || true
  done
  rm -f "$prefix/bin/$name"
  rm -rf "$place"
  rmdir "$prefix/lib" "$prefix/bin" 2>/dev/null || true
  # What desktops noted of programs and kinds of files goes where nothing else is noted there.
  [ -e "$prefix/share/mime/packages" ] || rm -rf "$prefix/share/mime"
  [ "$(ls "$prefix/share/applications" 2>/dev/null)" != mimeinfo.cache ] || rm -r "$prefix/share/applications"
  refresh
  echo "Removed from $prefix. Your settings and what the program keeps for you stay."
  exit 0
fi

[ "$here" != "$place" ] || { echo "It is installed in $prefix already." >&2; exit 1; }
mkdir -p "$prefix/lib" "$prefix/bin" "$prefix/share"
rm -rf "$place.new"
cp -R "$here" "$place.new"
rm -rf "$place"
mv "$place.new" "$place"
echo install.sh >"$place/_internal/installed-as"
(cd "$place/share" && tar cf - .) | (cd "$prefix/share" && tar xf - --no-same-owner)
ln -sf "../lib/$name/$name" "$prefix/bin/$name"
# What desktops start need not have the person's PATH.
sed -i "s|^Exec=$name|Exec=\"$prefix/bin/$name\"|" "$prefix/share/applications/$name.desktop"
refresh
echo "Installed in $prefix. Start it from the menu of your desktop, or as $prefix/bin/$name."
echo "To remove it: $place/install.sh --remove$([ "$prefix" = "$HOME/.local" ] || [ "$prefix" = /usr/local ] || echo " --prefix $prefix")"
