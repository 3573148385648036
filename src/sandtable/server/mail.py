"""Letters to those who have given an address: in their language, through the SMTP server of the settings."""

from __future__ import annotations

import smtplib
import ssl
from email.message import EmailMessage
from pathlib import Path
from urllib.parse import SplitResult, unquote, urlsplit

from sandtable.engine import LANGUAGES
from sandtable.text.catalogue import Texts

from .settings import Settings
from .store import Person

LOCALE = Path(__file__).parent / "locale"
PATIENCE_S = 20.0


class Mail:
    def __init__(self, settings: Settings) -> None:
        self._server = urlsplit(settings.smtp_url)
        self._sender = settings.smtp_from
        self._home = settings.public_url.rstrip("/") + settings.base_path

    @property
    def works(self) -> bool:
        return bool(self._server.hostname and self._sender and self._home)

    def letter(self, kind: str, person: Person, to: str, query: str) -> EmailMessage:
        """`confirm` or `reset`, with a link to the account page."""
        texts = Texts(person.language if person.language in LANGUAGES else "en", [LOCALE])
        values = {"name": person.name, "login": person.login or "", "link": f"{self._home}/settings?{query}"}
        message = EmailMessage()
        message["From"], message["To"], message["Subject"] = self._sender, to, texts.get(f"{kind}-subject")
        message["Auto-Submitted"] = "auto-generated"
        message.set_content(texts.get(f"{kind}-text", values) + "\n")
        return message

    def send(self, message: EmailMessage) -> None:
        """Blocks until the server has taken the letter."""
        with connection(self._server) as smtp:
            if self._server.username:
                smtp.login(unquote(self._server.username), unquote(self._server.password or ""))
            smtp.send_message(message)


def connection(server: SplitResult) -> smtplib.SMTP:
    """`smtps://` speaks TLS from the start, `smtp://` as soon as it can; with a password never without."""
    host, context = server.hostname or "", ssl.create_default_context()
    if server.scheme == "smtps":
        return smtplib.SMTP_SSL(host, server.port or 465, timeout=PATIENCE_S, context=context)
    smtp = smtplib.SMTP(host, server.port or 25, timeout=PATIENCE_S)
    smtp.ehlo()
    if smtp.has_extn("starttls"):
        smtp.starttls(context=context)
    elif server.username:
        smtp.close()
        raise smtplib.SMTPNotSupportedError("the mail server offers no encryption, so no password is sent to it")
    return smtp
