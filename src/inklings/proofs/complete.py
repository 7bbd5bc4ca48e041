"""What a game's folder needs besides its rules: screens, words in every language, golden games.

python -m inklings.proofs.complete          prints what is missing in any game, and where to add it
python -m inklings.proofs.complete moons    in one
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Sequence
from enum import StrEnum
from importlib import import_module
from pathlib import Path
from typing import NamedTuple, get_args

import msgspec
from msgspec import inspect

from inklings import games
from inklings.kernel.bot import Language
from inklings.kernel.defaults import no_text
from inklings.kernel.game import AnyGame
from inklings.kernel.rounds import Why
from inklings.kernel.text import TypedOffer

LANGUAGES: tuple[str, ...] = get_args(Language)
GAMES_FOLDER = Path(str(games.__file__)).parent
SHELL_WORDS = Path("client/src/words/en.ftl")

FILES = {
    "README.md": "the rules, each with an id",
    "hush.md": "who may say what: `make hush` writes it",
    "ui/Table.svelte": "what a player sees",
    "ui/Screen.svelte": "what the shared screen shows",
    "ui/Niche.svelte": "its picture on the home page",
    "ui/HowTo.svelte": "the pieces of how-to-play",
    "ui/types.ts": "the types of its views: `make types` writes them",
    "ui/playthrough*.test.ts": "renders the golden games: copy that of another game",
    "playthroughs/*.script.json": "golden games at the fewest and the most seats",
    "playthroughs/*.views.json": 'a script with "fixture": true; `make golden` writes the views',
}
"""What has to be there whatever the language, and what it is for."""

NAMES = {
    "title": "its name",
    "lead": "a few words under its name on the home page",
    "goal": "two or three sentences for someone who has never played it",
}
HOWTO_STEPS = (3, 4)

MESSAGE = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)
RULE = re.compile(r"^- ([A-Z]\d+) \S", re.MULTILINE)
PROVED = re.compile(r"(?<=_)([a-z])0*(\d+)(?=_)")
"""The id of a rule in the name of a test."""


class Lack(NamedTuple):
    """Something that is missing."""

    path: Path
    """The file that it belongs into, below the game's folder."""
    what: str
    why: str

    def __str__(self) -> str:
        return f"{self.path}: {self.what} ({self.why})"


def lacks(game: AnyGame, folder: Path | None = None) -> Iterator[Lack]:
    """Everything that a game needs and does not have; its folder may be elsewhere."""
    folder = folder or GAMES_FOLDER / game.name
    for pattern, why in FILES.items():
        if not any(folder.glob(pattern)):
            yield Lack(Path(pattern), "is missing", why)
    yield from _unseen_phases(game, folder)
    yield from _unproved_rules(folder)
    yield from _unforgotten_texts(game)
    for language in LANGUAGES:
        path = Path(f"words/{language}.ftl")
        known = messages(folder / path)
        for message, why in _needed(game, known).items():
            if message not in known:
                yield Lack(path, f"add `{message} = …`", why)
        yield from _howto(game, folder, Path(f"words/howto.{language}.ftl"))
        rules = Path(f"words/rules.{language}.md")
        if not RULE.findall(_text(folder / rules)):
            yield Lack(rules, "add lines such as `- A1 Everyone picks a card.`", "the rules for players")


def _unforgotten_texts(game: AnyGame) -> Iterator[Lack]:
    """People type something, and nothing says how to take it out of the log again."""
    offers = get_args(game.offer) or (game.offer,)
    types = any(issubclass(offer, TypedOffer) for offer in offers)
    if types and game.unsaid is no_text:
        yield Lack(Path("__init__.py"), "add `unsaid=…`", "for people who want to be forgotten")


def _needed(game: AnyGame, known: frozenset[str]) -> dict[str, str]:
    """The messages that the shell asks for by the game's name, and what each is for.

    An option for which the shell has words needs none, unless the game has begun to write its own.
    """
    shell = messages(SHELL_WORDS)
    needed = {f"{game.name}-{name}": why for name, why in NAMES.items()}
    options = inspect.type_info(game.options)
    assert isinstance(options, inspect.StructType), "options are a Struct"
    for option in options.fields:
        name = f"{game.name}-option-{option.encode_name}"
        if name not in known and f"option-{option.encode_name}" in shell:
            continue
        if (
            isinstance(option.type, inspect.StrType)
            and (GAMES_FOLDER / game.name / "ui" / "Lobby.svelte").exists()
        ):
            continue  # a text, for which the game has a field of its own in the lobby
        needed |= {name: "an option in the lobby", f"{name}-book": "what is usual for it"}
        for value in _values(option.type):
            written = str(value).lower() if isinstance(value, bool) else str(value)
            needed[f"{name}-{written}"] = "one of its choices"
            if value != option.default:
                needed[f"{game.name}-brief-{option.encode_name}-{written}"] = (
                    "the same in brief, at the table"
                )
    for role in sorted(_roles(game)):
        needed[f"{game.name}-role-{role}"] = "a role in the lobby"
    for why in _reasons(game):
        if f"refused-{why}" not in shell:
            needed[f"{game.name}-refused-{why}"] = (
                "why a move was refused; `.rule = A1` under it links to a rule"
            )
    return needed


def _reasons(game: AnyGame) -> Iterator[StrEnum]:
    """Why moves of this game are refused: as in any game, and where one of its modules has a `Why`."""
    yield from Why
    for path in sorted((GAMES_FOLDER / game.name).glob("*.py")):
        if "class Why(" in path.read_text("utf-8"):
            yield from import_module(f"inklings.games.{game.name}.{path.stem}").Why


def _values(kind: inspect.Type) -> list[object]:
    match kind:
        case inspect.LiteralType(values=values):
            return list(values)
        case inspect.EnumType(cls=cls):
            return [member.value for member in cls]
        case inspect.BoolType():
            return [False, True]
        case _:
            raise TypeError(f"the lobby cannot show an option of {kind}: use a Literal, an Enum or a bool")


def _roles(game: AnyGame) -> set[str]:
    return {
        role for options in game.proved_options for seats in game.seats for role in game.roles(options, seats)
    }


def _howto(game: AnyGame, folder: Path, path: Path) -> Iterator[Lack]:
    known = messages(folder / path)
    name = f"{game.name}-howto"
    steps = 0
    while f"{name}-{steps + 1}" in known:
        steps += 1
    if steps not in HOWTO_STEPS:
        yield Lack(path, f"add `{name}-{steps + 1} = …`", "how-to-play has three or four steps")
    for step in range(1, steps + 1):
        if not any(message.startswith(f"{name}-{step}-") for message in known):
            yield Lack(path, f"add `{name}-{step}-done = …`", "what is said when HowTo.svelte tells `done`")


def _unseen_phases(game: AnyGame, folder: Path) -> Iterator[Lack]:
    """Phases that no golden game shows: nobody would notice if their screen failed."""
    view = inspect.type_info(game.view_type)
    assert isinstance(view, inspect.StructType), "a view is a Struct"
    phase = next((field.type for field in view.fields if field.encode_name == "phase"), None)
    if not isinstance(phase, inspect.UnionType):
        yield Lack(
            Path("model.py"), "the view's `phase` must be a tagged union", "the shell goes by its type"
        )
        return
    shown = {
        viewer["view"]["phase"]["type"]
        for path in folder.glob("playthroughs/*.views.json")
        for step in msgspec.json.decode(path.read_bytes())
        for viewer in step["viewers"]
    }
    tags = [str(kind.tag) for kind in phase.types if isinstance(kind, inspect.StructType)]
    for tag in tags if shown else ():
        if tag not in shown:
            path = Path("playthroughs/*.script.json")
            yield Lack(
                path, f'reach the phase "{tag}" in one with "fixture": true', "so its screens are tried"
            )


def _unproved_rules(folder: Path) -> Iterator[Lack]:
    """Rules that players can read and no test carries in its name."""
    tests = "".join(_text(path) for path in folder.glob("test_*.py"))
    proved = {f"{letter.upper()}{number}" for letter, number in PROVED.findall(tests)}
    for rule in RULE.findall(_text(folder / "words/rules.en.md")):
        if rule not in proved:
            yield Lack(Path("test_*.py"), f"add `def test_{rule.lower()}_…`", f"rule {rule} has no test")


def messages(path: Path) -> frozenset[str]:
    """The ids of the messages in a file."""
    return frozenset(MESSAGE.findall(_text(path)))


def _text(path: Path) -> str:
    return path.read_text("utf-8") if path.is_file() else ""


def main(names: Sequence[str]) -> int:
    """Print what is missing in these games, or in all; returns the exit status."""
    chosen = [game for game in games.GAMES if not names or game.name in names]
    found = [(game, lack) for game in chosen for lack in lacks(game)]
    for game, lack in found:
        sys.stdout.write(f"src/inklings/games/{game.name}/{lack}\n")
    return bool(found)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
