#!/usr/bin/env bash
# What the tests need besides Python: a browser, a PostgreSQL server and a font for Chinese and Japanese.
# `tools/system-packages.sh postgresql` looks for that one only. Root installs what is missing; everybody else is told.
set -eu
wanted=("$@")
[ ${#wanted[@]} -eq 0 ] && wanted=(chromium postgresql fonts-noto-cjk)

is_there() {
    case $1 in
        chromium) command -v chromium || command -v chromium-browser ;;
        postgresql) compgen -G '/usr/lib/postgresql/*/bin/initdb' || command -v initdb ;;
        fonts-noto-cjk) compgen -G '/usr/share/fonts/*/noto*/NotoSansCJK*' ;;
        *) echo "$0: unknown package $1" >&2; exit 2 ;;
    esac >/dev/null
}

missing=()
for package in "${wanted[@]}"; do
    is_there "$package" || missing+=("$package")
done
[ ${#missing[@]} -eq 0 ] && exit 0

if [ "$(id -u)" -ne 0 ] || ! command -v apt-get >/dev/null; then
    echo "The tests need these packages, which are not installed: ${missing[*]}" >&2
    echo "On Debian or Ubuntu:  sudo apt-get install --no-install-recommends ${missing[*]}" >&2
    echo "Elsewhere, install the packages of the same purpose. Then run the command again." >&2
    exit 1
fi
apt-get update -qq
DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
