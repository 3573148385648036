"""Cookies and links: signed, so that nobody can make one up; links also age."""

from __future__ import annotations

import secrets
import string

from itsdangerous import BadData, SignatureExpired, Signer, URLSafeTimedSerializer

from .errors import Refusal

COOKIE = "sandtable"
LETTERS = string.ascii_letters + string.digits
SEAT_LINK_AGE_S = 14 * 24 * 3600
DEVICE_LINK_AGE_S = 600


def new_id(prefix: str) -> str:
    """Long enough that nobody finds one by trying."""
    return prefix + "".join(secrets.choice(LETTERS) for _ in range(16))


class Signing:
    def __init__(self, secret: str) -> None:
        self._cookies = Signer(secret, salt="person", digest_method=_sha256)
        self._seats = URLSafeTimedSerializer(secret, salt="seat", signer_kwargs={"digest_method": _sha256})
        self._devices = URLSafeTimedSerializer(secret, salt="device", signer_kwargs={"digest_method": _sha256})

    def cookie_of(self, person: str) -> str:
        return self._cookies.sign(person).decode()

    def person_of(self, cookie: str) -> str:
        try:
            return self._cookies.unsign(cookie.encode("utf8", "replace")).decode()
        except BadData as error:
            raise Refusal("bad-cookie", "the cookie is forged or broken; it has been deleted") from error

    def seat_link(self, match: str, seat: int) -> str:
        return str(self._seats.dumps([match, seat]))

    def read_seat_link(self, link: str) -> tuple[str, int]:
        match, seat = self._read(self._seats, link, SEAT_LINK_AGE_S)
        return str(match), int(seat)

    def device_link(self, person: str) -> str:
        return str(self._devices.dumps([person]))

    def read_device_link(self, link: str) -> str:
        return str(self._read(self._devices, link, DEVICE_LINK_AGE_S)[0])

    def _read(self, serializer: URLSafeTimedSerializer, link: str, age_s: int) -> list[str]:
        try:
            found: list[str] = serializer.loads(link, max_age=age_s)
            return found
        except SignatureExpired as error:
            raise Refusal("link-expired", "the link is too old; ask for a new one") from error
        except (BadData, ValueError) as error:
            raise Refusal("bad-link", "this link was never given out here") from error


def _sha256(data: bytes = b"") -> object:
    import hashlib

    return hashlib.sha256(data)
