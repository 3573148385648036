"""Settings from environment variables, and the table that documents them."""

from __future__ import annotations

import ipaddress
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, get_type_hints

from sandtable.engine import SandtableError
from sandtable.engine.content import did_you_mean

from .settings import STATIC, Limits, Rate, Settings

PREFIX = "SANDTABLE_"
OF_LIMITS = "SANDTABLE_LIMIT_"
SECRET_LENGTH = 16
YES_OR_NO = {"1": True, "true": True, "yes": True, "0": False, "false": False, "no": False}


class BadSetting(SandtableError):
    """A variable or an option of the server has a value that it cannot have."""


@dataclass(frozen=True)
class Variable:
    name: str
    field: str
    default: Any
    help: str


def variables() -> dict[str, Variable]:
    """Every setting by the name of its variable."""
    return {variable.name: variable for variable in [*_of(Settings(), PREFIX), *_of(Limits(), OF_LIMITS)]}


def _of(holder: Settings | Limits, prefix: str) -> Iterator[Variable]:
    for field, hint in get_type_hints(type(holder), include_extras=True).items():
        if help := getattr(hint, "__metadata__", ()):
            yield Variable(prefix + field.upper(), field, getattr(holder, field), *help)


def settings_from(environment: Mapping[str, str], **given: Any) -> Settings:
    """What the environment says, unless it is given otherwise; whatever is None was not given.

    >>> settings_from({"SANDTABLE_PORT": "80", "SANDTABLE_LIMIT_CHAT": "5/0.1"}, port=None).limits.chat
    Rate(burst=5.0, per_second=0.1)
    """
    known = variables()
    chosen: dict[str, Any] = {}
    limits: dict[str, Any] = {}
    for name, text in environment.items():
        if name.startswith(OF_LIMITS) and name not in known:
            raise BadSetting(f"there is no setting {name}{did_you_mean(name, known)}")
        if name in known and text != "":
            value = _parse(known[name], text)
            (limits if name.startswith(OF_LIMITS) else chosen)[known[name].field] = value
    chosen |= {name: value for name, value in given.items() if value is not None}
    return checked(Settings(**chosen, limits=Limits(**limits)))


def _parse(variable: Variable, text: str) -> Any:
    default = variable.default
    try:
        if isinstance(default, bool):
            return YES_OR_NO[text.lower()]
        if isinstance(default, Rate):
            burst, _, per_second = text.partition("/")
            return Rate(float(burst), float(per_second))
        if isinstance(default, Mapping):
            pairs = (pair.partition("=") for pair in text.split(","))
            return {**default, **{kind.strip(): int(most) for kind, _, most in pairs}}
        return type(default)(text) if not isinstance(default, Path) else Path(text)
    except (KeyError, ValueError) as error:
        raise BadSetting(f"{variable.name} cannot be {text!r}; it looks like {shown(default)!r}") from error


def checked(settings: Settings) -> Settings:
    if settings.secret and len(settings.secret) < SECRET_LENGTH:
        raise BadSetting(f"the secret must have at least {SECRET_LENGTH} characters")
    if settings.base_path and (not settings.base_path.startswith("/") or settings.base_path.endswith("/")):
        raise BadSetting(f"the base path begins with a slash and does not end with one, unlike {settings.base_path!r}")
    if settings.log_level not in ("debug", "info", "warning", "error"):
        raise BadSetting(f"the log level is debug, info, warning or error, not {settings.log_level!r}")
    if settings.lab not in ("local", "everybody", "nobody"):
        raise BadSetting(f"the Lab page is for local, everybody or nobody, not for {settings.lab!r}")
    if settings.smtp_url and not settings.smtp_url.startswith(("smtp://", "smtps://")):
        raise BadSetting(f"the mail server is written as smtp://… or smtps://…, not {settings.smtp_url!r}")
    if settings.smtp_url and not (settings.smtp_from and settings.public_url):
        raise BadSetting("letters need a sender (SANDTABLE_SMTP_FROM) and an address to link to (SANDTABLE_PUBLIC_URL)")
    for proxy in proxies_of(settings):
        try:
            ipaddress.ip_network(proxy)
        except ValueError as error:
            raise BadSetting(f"a trusted proxy is an address or a network, not {proxy!r}") from error
    return settings


def proxies_of(settings: Settings) -> list[str]:
    """
    >>> proxies_of(Settings(trusted_proxies="10.0.0.1, 10.1.0.0/16"))
    ['10.0.0.1', '10.1.0.0/16']
    """
    return [proxy.strip() for proxy in settings.trusted_proxies.split(",") if proxy.strip()]


def shown(default: Any) -> str:
    """A default as one would write it into the environment."""
    if isinstance(default, Rate):
        return f"{default.burst:g}/{default.per_second:g}"
    if isinstance(default, bool):
        return "true" if default else "false"
    if isinstance(default, Mapping):
        return ",".join(f"{kind}={most}" for kind, most in default.items())
    if default == STATIC:
        return "the built-in client"
    return str(default)


def settings_table() -> str:
    """All settings as a table for the documentation."""
    rows = [f"| `{name}` | {each.help} | {_cell(each.default)} |" for name, each in variables().items()]
    return "\n".join(["| variable | what it sets | by default |", "|---|---|---|", *rows]) + "\n"


def _cell(default: Any) -> str:
    text = shown(default)
    return "" if text == "" else text if default == STATIC else f"`{text}`"


if __name__ == "__main__":
    print(settings_table(), end="")
