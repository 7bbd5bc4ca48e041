"""Changes the rules of a game in one place at a time, and says which changes no rule test notices.

    python -m tests.mutants moons                 every mutant: hours
    python -m tests.mutants moons --sample 40     so many, drawn by --seed

The working tree stays as it is: each mutant is one changed file in a folder of links to all others.
"""

from __future__ import annotations

import argparse
import ast
import copy
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random

PACKAGE = Path(__file__).parents[1] / "src" / "inklings"
RULES = frozenset(
    {"rules", "evolve", "turns", "scoring", "offers", "deal", "modes", "cards", "grid"}
    | {"guessing", "describing", "reading", "slips", "geometry"}
)
"""The modules that decide, by name."""
NO_RULE_TESTS = frozenset({"test_builders", "test_pieces", "test_tally", "test_review", "test_search"})
LONGEST = 600.0
"""Seconds after which a mutant that never ends is noticed."""

_COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
_SUMS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.Mult,
}


@dataclass(frozen=True)
class Mutant:
    """One change in one place."""

    module: Path
    at: int
    """Which node of the module it is, in the order of a walk."""
    line: int
    what: str

    @property
    def source(self) -> str:
        """The whole module with this change."""
        tree = ast.parse(self.module.read_text())
        _change(list(ast.walk(tree))[self.at])
        return ast.unparse(tree)


def mutants(module: Path) -> Iterator[Mutant]:
    """Every change of a module."""
    for at, node in enumerate(ast.walk(ast.parse(module.read_text()))):
        twin = copy.copy(node)
        if _change(twin):
            before, after = (ast.unparse(one).splitlines()[0] for one in (node, twin))
            yield Mutant(module, at, getattr(node, "lineno", 0), f"{before}  ->  {after}")


def _change(node: ast.AST) -> bool:
    """Change a node where it stands; False if there is nothing to change in it."""
    match node:
        case ast.Compare(ops=[op]) if type(op) in _COMPARISONS:
            node.ops = [_COMPARISONS[type(op)]()]
        case ast.BoolOp(op=op):
            node.op = ast.Or() if isinstance(op, ast.And) else ast.And()
        case ast.BinOp(op=op) if type(op) in _SUMS:
            node.op = _SUMS[type(op)]()
        case ast.UnaryOp(op=ast.Not()):
            node.op = ast.UAdd()
            node.operand = ast.Call(ast.Name("bool", ast.Load()), [node.operand], [])
        case ast.IfExp(body=body, orelse=orelse):
            node.body, node.orelse = orelse, body
        case ast.Constant(value=bool(value)):
            node.value = not value
        case ast.Constant(value=int(value)):
            node.value = value + 1
        case ast.match_case(guard=ast.expr() as guard):
            node.guard = ast.UnaryOp(ast.Not(), guard)
        case _:
            return False
    return True


def is_noticed(game: str, module: Path, source: str) -> bool:
    """Whether a rule test of the game fails, or does not come to its end, with this in the module."""
    folder = PACKAGE / "games" / game
    tests = [path for path in sorted(folder.glob("test_*.py")) if path.stem not in NO_RULE_TESTS]
    with tempfile.TemporaryDirectory() as room:
        copied = _links(Path(room) / "inklings", PACKAGE, module)
        copied.write_text(source)
        there = [Path(room) / "inklings" / path.relative_to(PACKAGE) for path in tests]
        command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "--rootdir", room]
        command += ["-c", "/dev/null", "--import-mode=importlib", *map(str, there)]
        env = {**os.environ, "PYTHONPATH": room, "PYTHONDONTWRITEBYTECODE": "1"}
        try:
            ran = subprocess.run(
                command, cwd=room, env=env, capture_output=True, check=False, timeout=LONGEST
            )
        except subprocess.TimeoutExpired:
            return True
        return ran.returncode != 0


def _links(to: Path, source: Path, changed: Path) -> Path:
    """Links to everything, with real folders on the way to what is changed; the file to write it into."""
    to.mkdir()
    for part in source.iterdir():
        if part == changed:
            continue
        if part in changed.parents:
            _links(to / part.name, part, changed)
        elif part.name != "__pycache__":
            (to / part.name).symlink_to(part)
    return to / changed.relative_to(source)


def main() -> None:
    """Say which mutants live."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game")
    parser.add_argument("--sample", type=int, default=0, help="how many; 0: all")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    folder = PACKAGE / "games" / asked.game
    found = [
        mutant for module in sorted(folder.glob("*.py")) if module.stem in RULES for mutant in mutants(module)
    ]
    tried = Random(asked.seed).sample(found, min(asked.sample, len(found))) if asked.sample else found
    print(f"{asked.game}: {len(tried)} of {len(found)} mutants", flush=True)
    same = tried[0].module
    assert not is_noticed(asked.game, same, same.read_text()), "the tests fail with nothing changed"
    lived = 0
    for mutant in tried:
        lives = not is_noticed(asked.game, mutant.module, mutant.source)
        lived += lives
        verdict = "lives" if lives else "noticed"
        print(f"{verdict:8} {mutant.module.name}:{mutant.line}  {mutant.what}", flush=True)
    print(f"{len(tried) - lived} of {len(tried)} noticed ({1 - lived / max(1, len(tried)):.0%})")


if __name__ == "__main__":
    main()
