"""Sentences for people, named and not worded: the words are in the Fluent files."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Union

Argument = Union[str, int, "Message"]


@dataclass(frozen=True, slots=True)
class Message:
    """A Fluent message id with its arguments; an argument may itself be a message, formatted first."""

    id: str
    args: Mapping[str, Argument] = field(default_factory=dict)
