"""Share links: ``<game>/1<text of the record, deflated, base64url>``. Whatever comes in is hostile by assumption."""

from __future__ import annotations

import base64
import binascii
import re
import zlib

from .errors import BadLink, BadRecord
from .record import Record

VERSION = "1"
MAX_LINK = 16 * 1024  # characters
MAX_TEXT = 64 * 1024  # bytes after decompression

_LINK = re.compile(r"([a-z][a-z0-9-]{0,39})/(\d)([A-Za-z0-9_-]+)=*")


def write_link(record: Record) -> str:
    """What stands after ``#/`` in a link, without branches; raises ``BadLink`` when the play is too long for one."""
    packed = zlib.compress(record.to_text().encode(), 9)
    link = f"{record.game}/{VERSION}{base64.urlsafe_b64encode(packed).decode().rstrip('=')}"
    if len(link) > MAX_LINK:
        raise BadLink("error-link-too-long")
    return link


def read_link(text: str) -> Record:
    """The record in a link, or in its part after ``#/``; spaces and punctuation that mailing added are forgiven.

    Raises ``BadLink``. The record is well formed, but only a replay tells whether its game exists and allows it.
    """
    if len(text) > 2 * MAX_LINK:
        raise BadLink("error-link-too-long")
    tidy = re.sub(r"[\s\u200b<>\"'“”]+", "", text).rpartition("#/")[2].strip("/").rstrip(".,;:!?)]")
    if len(tidy) > MAX_LINK:
        raise BadLink("error-link-too-long")
    match = _LINK.fullmatch(tidy)
    if not match:
        raise BadLink("error-link-broken")
    game, version, packed = match.groups()
    if version != VERSION:
        raise BadLink("error-link-newer")
    try:
        return Record.from_text(game, _unpacked(packed))
    except BadRecord:
        raise BadLink("error-link-broken") from None


def _unpacked(packed: str) -> str:
    try:
        inflater = zlib.decompressobj()
        data = inflater.decompress(base64.urlsafe_b64decode(packed + "=" * (-len(packed) % 4)), MAX_TEXT)
        if inflater.unconsumed_tail:
            raise BadLink("error-link-too-long")
        if not inflater.eof or inflater.unused_data:
            raise BadLink("error-link-broken")
        return data.decode()
    except (binascii.Error, zlib.error, UnicodeDecodeError):
        raise BadLink("error-link-broken") from None
