"""Cookies and links: signed, so that nobody can make one up; links also age."""

from __future__ import annotations

import hashlib
import secrets
import string

from itsdangerous import BadData, SignatureExpired, Signer, URLSafeTimedSerializer

from .errors import Refusal

COOKIE = "sandtable"
LETTERS = string.ascii_letters + string.digits
SEAT_LINK_AGE_S = 14 * 24 * 3600
DEVICE_LINK_AGE_S = 600
RESET_LINK_AGE_S = 3600
ADDRESS_LINK_AGE_S = 24 * 3600


def new_id(prefix: str) -> str:
    """Long enough that nobody finds one by trying."""
    return prefix + "".join(secrets.choice(LETTERS) for _ in range(16))


class Signing:
    """The last of the secrets signs; what the others have signed is still believed."""

    def __init__(self, *secrets: str) -> None:
        self._secrets: list[str] = []
        self.use(list(secrets))

    def use(self, secrets: list[str]) -> None:
        """Other secrets from now on."""
        if secrets == self._secrets:
            return
        self._secrets = secrets
        self._cookies = Signer(secrets, salt="person", digest_method=_sha256)
        self._newest = Signer(secrets[-1], salt="person", digest_method=_sha256)
        self._seats, self._devices, self._resets, self._addresses = (
            URLSafeTimedSerializer(secrets, salt=salt, signer_kwargs={"digest_method": _sha256})
            for salt in ("seat", "device", "reset", "address")
        )
        self._origins = hashlib.sha256(f"origin {secrets[-1]}".encode()).digest()

    def cookie_of(self, person: str, sign_in: str) -> str:
        return self._cookies.sign(f"{person}:{sign_in}").decode()

    def read_cookie(self, cookie: str) -> tuple[str, str]:
        """The person, and which of their sign-ins; cookies from before sign-ins were told apart go by the person."""
        try:
            person, _, sign_in = self._cookies.unsign(cookie.encode("utf8", "replace")).decode().partition(":")
        except BadData as error:
            raise Refusal("bad-cookie", "This cookie is forged or damaged; it has been deleted") from error
        return person, sign_in or person

    def is_of_old(self, cookie: str) -> bool:
        """Whether the cookie was signed by a secret that has been replaced since."""
        return not self._newest.validate(cookie.encode("utf8", "replace"))

    def origin_of(self, address: str) -> str:
        return hashlib.blake2b(address.encode(), key=self._origins, digest_size=12).hexdigest()

    def seat_link(self, match: str, seat: int) -> str:
        return str(self._seats.dumps([match, seat]))

    def read_seat_link(self, link: str) -> tuple[str, int]:
        match, seat = self._read(self._seats, link, SEAT_LINK_AGE_S)
        return str(match), int(seat)

    def device_link(self, person: str) -> str:
        return str(self._devices.dumps([person, new_id("l_")]))

    def read_device_link(self, link: str) -> tuple[str, str]:
        """The person, and what tells this link from others."""
        person, *number = self._read(self._devices, link, DEVICE_LINK_AGE_S)
        return str(person), str(number[0] if number else link[-32:])

    def address_link(self, person: str, email: str) -> str:
        return str(self._addresses.dumps([person, email]))

    def read_address_link(self, link: str) -> tuple[str, str]:
        person, email = self._read(self._addresses, link, ADDRESS_LINK_AGE_S)
        return str(person), str(email)

    def reset_link(self, person: str, password: str) -> str:
        """Holds for as long as the password is the one that it was made for: so it works once."""
        return str(self._resets.dumps([person, _print_of(password)]))

    def read_reset_link(self, link: str) -> tuple[str, str]:
        person, mark = self._read(self._resets, link, RESET_LINK_AGE_S)
        return str(person), str(mark)

    def is_mark_of(self, mark: str, password: str) -> bool:
        return secrets.compare_digest(mark, _print_of(password))

    def _read(self, serializer: URLSafeTimedSerializer, link: str, age_s: int) -> list[str]:
        try:
            found: list[str] = serializer.loads(link, max_age=age_s)
            return found
        except SignatureExpired as error:
            raise Refusal("link-expired", "This link has expired; ask for a new one") from error
        except (BadData, ValueError) as error:
            raise Refusal("bad-link", "This is not a link of this server") from error


def _print_of(password: str) -> str:
    return hashlib.sha256(f"reset {password}".encode()).hexdigest()[:32]


def _sha256(data: bytes = b"") -> object:
    return hashlib.sha256(data)
