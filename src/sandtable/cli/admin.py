"""`sandtable admin`: moderation and housekeeping of a server, over its database."""

from __future__ import annotations

import getpass
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Annotated, Any, Literal

import typer

from .console import out
from .storage import Database, broken_matches, database_url, now_ms

if TYPE_CHECKING:
    from sandtable.server.admin import Admin

app = typer.Typer(
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    help="Moderation and housekeeping of a server, over its database. Running servers heed it within seconds.",
)

Person = Annotated[str, typer.Argument(metavar="PERSON", help="The person's id (p_…) or login.")]
MatchId = Annotated[str, typer.Argument(metavar="MATCH", help="The match's id (m_…).")]
Days = Annotated[float | None, typer.Option("--days", min=0, help="For so many days; by default for good.")]


@contextmanager
def admin(database: str | None) -> Iterator[Admin]:
    from sandtable.server.admin import Admin
    from sandtable.server.backup import opened
    from sandtable.server.store import Store

    url = database_url(database)
    with opened(url):
        store = Store(url, "admin")
    try:
        yield Admin(store, getpass.getuser(), now_ms)
    finally:
        store.close()


def say(*words: object) -> None:
    out.print("  ".join(str(word) for word in words), soft_wrap=True, highlight=False, markup=False)


def day(at: int | None) -> str:
    return "for good" if at is None else datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M")


@app.command()
def reports(database: Database = None, closed: Annotated[bool, typer.Option(help="Those dealt with.")] = False) -> None:
    """Lists what people have reported."""
    with admin(database) as does:
        for row in does.moderation.reports(closed):
            say(row.id, day(row.at), row.reason, row.match, row.about, f"“{row.name}”", row.said, row.text)


@app.command()
def close(report: Annotated[str, typer.Argument(help="The report's id (r_…).")], database: Database = None) -> None:
    """Marks a report as dealt with."""
    with admin(database) as does:
        does.close(report)


@app.command()
def find(text: Annotated[str, typer.Argument(help="Part of a name, or a login.")], database: Database = None) -> None:
    """Lists people by name or login."""
    with admin(database) as does:
        for row in does.find(text):
            say(row.id, f"“{row.name}”", row.login or "guest", day(row.created))


@app.command()
def warn(person: Person, text: Annotated[str, typer.Argument()], database: Database = None) -> None:
    """Tells somebody something; it is shown to them until they have read it."""
    with admin(database) as does:
        does.warn(person, text)


@app.command()
def ban(
    who: Annotated[str, typer.Argument(metavar="WHO", help="A person, or an address or network.")],
    reason: Annotated[str, typer.Argument(help="Told to whoever is banned.")],
    days: Days = None,
    database: Database = None,
) -> None:
    """Lets somebody watch, but do nothing."""
    with admin(database) as does:
        say("banned:", does.ban(who, reason, days))


@app.command()
def unban(who: Annotated[str, typer.Argument(metavar="WHO")], database: Database = None) -> None:
    """Takes a ban back."""
    with admin(database) as does:
        does.unban(who)


@app.command()
def bans(database: Database = None) -> None:
    """Lists who is banned, until when and why."""
    with admin(database) as does:
        for row in does.moderation.bans(now_ms()):
            say(row.subject, day(row.until), row.reason)


@app.command()
def rename(person: Person, name: Annotated[str, typer.Argument()], database: Database = None) -> None:
    """Gives somebody another name, at every table."""
    with admin(database) as does:
        say(f"renamed at {does.rename(person, name)} tables")


@app.command()
def quota(
    person: Person,
    kind: Annotated[Literal["matches", "chat"], typer.Argument(help="Unfinished matches, or lines in one match.")],
    most: Annotated[int | None, typer.Argument(min=0, help="How many; left out: as everybody.")] = None,
    database: Database = None,
) -> None:
    """Sets how much one person may have."""
    with admin(database) as does:
        does.quota(person, kind, most)


@app.command()
def cancel(match: MatchId, database: Database = None) -> None:
    """Ends a match without a winner."""
    with admin(database) as does:
        does.cancel(match)


@app.command()
def delete(
    match: MatchId,
    yes: Annotated[bool, typer.Option("--yes", help="Without asking.")] = False,
    database: Database = None,
) -> None:
    """Takes a match away with everything about it."""
    with admin(database) as does:
        if yes or typer.confirm(f"Delete {match} and everything about it?"):
            does.delete(match)


@app.command()
def prune(
    days: Annotated[float, typer.Option(min=1, help="Untouched for so many days.")] = 180,
    finished: Annotated[bool, typer.Option(help="Finished matches too.")] = False,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only say what would go.")] = False,
    database: Database = None,
) -> None:
    """Deletes unfinished matches that nobody has touched, guests who left nothing behind, ended sign-ins."""
    with admin(database) as does:
        say(
            ", ".join(
                f"{count} {what.replace('_', '-')}" for what, count in does.prune(days, finished, dry_run).items()
            )
        )


@app.command("rotate-secret")
def rotate_secret(
    forget_old: Annotated[
        bool, typer.Option(help="Cookies and links of before stop working at once: guests lose their seats.")
    ] = False,
    database: Database = None,
) -> None:
    """Signs cookies and links with a new secret; those of before still work and are replaced when used."""
    with admin(database) as does:
        does.rotate_secret(forget_old)


@app.command()
def aside(database: Database = None) -> None:
    """Lists matches that could not be read and were set aside."""
    with admin(database) as does:
        for row in does.moderation.aside():
            say(row.match, day(row.at), row.error)


@app.command()
def check(database: Database = None) -> None:
    """Replays every match and checks the dice of the finished ones."""
    if broken_matches(database_url(database)):
        raise typer.Exit(1)


@app.command()
def audit(most: Annotated[int, typer.Option(min=1, help="How many.")] = 50, database: Database = None) -> None:
    """Lists what has been done here, newest first."""
    with admin(database) as does:
        for row in does.audit(most):
            say(day(row.at), row.who, row.what, row.subject, details(row.details))


def details(given: dict[str, Any]) -> str:
    return ", ".join(f"{key}: {value}" for key, value in given.items())
