"""A program at a table: `python examples/table_bot.py http://localhost:8000/join/<link> <token>`.

The token is made in the settings of an account. The program takes the seat of the link, looks at what the table reckons
for each option, and takes the most promising.
"""

import sys
from urllib.parse import urlsplit

from sandtable.client import Ask, Server


def choose(ask: Ask) -> str:
    hints = ask.hints or {}

    def worth(option: str) -> float:
        known = hints.get(option, {})
        return known.get("success", 0.0) + known.get("points", 0.0) - known.get("cost", 0.0)

    return max(ask.options, key=worth)


def main(link: str, token: str) -> None:
    address = urlsplit(link)
    server = Server(f"{address.scheme}://{address.netloc}", token)
    sitting = server.join(link)
    print(f"{server.name}: seat {sitting.seat} of {sitting.match}")
    print(sitting.play(choose)["result"])


if __name__ == "__main__":
    main(*sys.argv[1:3])
