#!/usr/bin/env bash
# What the tests need beside Python: a browser, a PostgreSQL server and a font for Chinese and Japanese.
set -eu
missing=()
command -v chromium >/dev/null || missing+=(chromium)
compgen -G '/usr/lib/postgresql/*/bin/initdb' >/dev/null || missing+=(postgresql)
compgen -G '/usr/share/fonts/opentype/noto/NotoSansCJK*' >/dev/null || missing+=(fonts-noto-cjk)
[ ${#missing[@]} -eq 0 ] && exit 0

if ! command -v apt-get >/dev/null; then
    echo "The tests need ${missing[*]} (Debian's names); install them with this system's package manager." >&2
    exit 1
fi
admin=()
[ "$(id -u)" -eq 0 ] || admin=(sudo)
"${admin[@]}" apt-get update -qq
DEBIAN_FRONTEND=noninteractive "${admin[@]}" apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
