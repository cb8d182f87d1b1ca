#!/bin/sh
# What somebody does with the program once it is installed: use.sh [--without-window] PROGRAM [ARGUMENT...]
# Opens a sitemap on the X display, edits it by keys, saves and quits; then the command line, without a network.
set -eu
with_window=yes
if [ "$1" = --without-window ]; then with_window= && shift; fi
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

fail() { echo "use: $*" >&2; exit 1; }

cat >sitemap.xml <<'XML'
<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
  <!-- stays -->
  <url><loc>http://127.0.0.1:9/one</loc></url>
  <url><loc>http://127.0.0.1:9/two</loc></url>
</urlset>
XML
cp sitemap.xml before.xml

edit_in_window() {
  "$@" sitemap.xml >said.txt 2>&1 &
  program=$!
  tries=0
  until window=$(xdotool search --onlyvisible --name 'sitemap\.xml' 2>/dev/null | head -n 1) && [ "$window" ]; do
    tries=$((tries + 1))
    kill -0 "$program" 2>/dev/null || fail "it ended: $(cat said.txt)"
    [ "$tries" -lt 300 ] || fail "there is no window: $(cat said.txt)"
    sleep 0.2
  done

  # Without a window manager nobody gives it the keyboard. Until it has read the file it passes keys over.
  press() {
    xdotool windowfocus "$window" key --clearmodifiers --delay 100 "$@"
  }
  tries=0
  while cmp -s sitemap.xml before.xml; do
    tries=$((tries + 1))
    [ "$tries" -lt 30 ] || fail "no key reached it: $(cat said.txt)"
    press Escape ctrl+Home F2
    sleep 0.5
    press ctrl+a
    xdotool type --delay 50 http://127.0.0.1:9/changed
    press Return ctrl+s
    sleep 2
  done
  diff before.xml sitemap.xml >changed.txt || true
  [ "$(grep -c '^>' changed.txt)" = 1 ] || fail "more than a value changed: $(cat changed.txt)"
  grep -q '^>.*:9/changed<' changed.txt || fail "another value changed: $(cat changed.txt)"
  if [ "${PICTURE:-}" ]; then import -window root "$PICTURE"; fi
  press ctrl+q
  tries=0
  while kill -0 "$program" 2>/dev/null; do
    tries=$((tries + 1))
    [ "$tries" -lt 150 ] || fail "it does not quit"
    sleep 0.2
  done
  wait "$program" || fail "it ended with $?: $(cat said.txt)"
}

if [ "$with_window" ]; then edit_in_window "$@"; fi

# The command line; what it starts besides itself reads spreadsheets and asks hosts.
"$@" --version
code=0
"$@" check before.xml >found.txt || code=$?
[ "$code" -le 1 ] || fail "check ended with $code"
"$@" convert before.xml table.xlsx
"$@" convert table.xlsx again.xml
grep -q 127.0.0.1:9/two again.xml || fail "the spreadsheet did not come back"
code=0
"$@" audit before.xml --robots off --allow-private --timeout 3 >answers.txt || code=$?
[ "$code" = 1 ] || fail "audit ended with $code"
grep -q unreachable answers.txt || fail "audit said: $(cat answers.txt)"
"$@" shot before.xml window.png
[ -s window.png ] || fail "shot drew nothing"
echo "used: ${with_window:+edited, saved, }checked, converted, audited, drawn"
