"""What a section consists of."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Section:
    """`heading`, `verdict` and `body` are HTML. What is not of the `main` ones is left out of the opening."""

    id: str
    heading: str
    verdict: str
    body: str
    main: bool = True
