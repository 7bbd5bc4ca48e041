"""Changes the rules of a game in one place at a time, and says which changes no rule test notices.

    python -m tests.mutants moons                 every mutant
    python -m tests.mutants moons --sample 40     so many, drawn by --seed
    python -m tests.mutants moons --modules turns scoring

The working tree stays as it is: each mutant is one module that is imported otherwise.
"""

from __future__ import annotations

import argparse
import ast
import contextlib
import copy
import importlib
import os
import signal
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_loader
from multiprocessing import get_context
from pathlib import Path
from random import Random
from types import ModuleType

import pytest
from hypothesis import HealthCheck, settings

PACKAGE = Path(__file__).parents[1] / "src" / "inklings"
RULES = frozenset(
    {"rules", "evolve", "turns", "scoring", "offers", "deal", "modes", "cards", "grid"}
    | {"guessing", "describing", "reading", "slips", "geometry"}
)
"""The modules that decide, by name."""
NO_RULE_TESTS = frozenset({"test_builders", "test_pieces", "test_tally", "test_review", "test_search"})
BY_THE_CLOCK = ("is_quick", "judged_at_once")
"""Tests of how long something takes: on a busy machine they would notice every mutant."""
LONGEST = 60
"""Seconds of computing after which tests that do not come to their end notice the mutant."""

# What is drawn is the same each time, and nothing fails for being slow.
settings.register_profile(
    "mutants", deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck)
)

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


class _Changed(MetaPathFinder, Loader):
    """Imports one module as it is changed, and leaves all others to the usual way."""

    def __init__(self, module: Path, source: str) -> None:
        self.name = ".".join(("inklings", *module.relative_to(PACKAGE).with_suffix("").parts))
        self._code = compile(source, module, "exec")

    def find_spec(self, fullname: str, path: object, target: object = None) -> ModuleSpec | None:  # noqa: ARG002
        """Only the one."""
        return spec_from_loader(fullname, self) if fullname == self.name else None

    def exec_module(self, module: ModuleType) -> None:
        """Run it as it is changed."""
        exec(self._code, module.__dict__)  # noqa: S102  (that is what a loader does)


def is_noticed(task: tuple[Path, str]) -> bool:
    """Whether a rule test of the game fails, or does not come to its end, with this source in its module.

    It runs in a process of its own, forked where everything but the games has been imported.
    """
    module, source = task
    changed = _Changed(module, source)
    assert changed.name not in sys.modules, "the module must not have been imported yet"
    sys.meta_path.insert(0, changed)
    tests = [path for path in sorted(module.parent.glob("test_*.py")) if path.stem not in NO_RULE_TESTS]
    options = [
        "-q",
        "-x",
        "-p",
        "no:cacheprovider",
        "-c",
        os.devnull,
        "--import-mode=importlib",
        "--assert=plain",
    ]
    options += ["-k", " and ".join(f"not {name}" for name in BY_THE_CLOCK)]
    settings.load_profile("mutants")
    with (
        tempfile.TemporaryDirectory() as room,
        contextlib.chdir(room),
        Path(os.devnull).open("w") as nowhere,
        contextlib.redirect_stdout(nowhere),
        contextlib.redirect_stderr(nowhere),
    ):
        signal.signal(signal.SIGVTALRM, signal.default_int_handler)  # ends all of the tests, as Ctrl-C does
        signal.setitimer(signal.ITIMER_VIRTUAL, LONGEST)
        return pytest.main([*options, "--rootdir", room, *map(str, tests)]) != pytest.ExitCode.OK


def _preload() -> None:
    """Import what every test needs; the games themselves are imported with each mutant."""
    for folder in ("kernel", "decks"):
        for module in sorted((PACKAGE / folder).glob("[a-z]*.py")):
            if not module.stem.startswith("test_"):
                importlib.import_module(f"inklings.{folder}.{module.stem}")


def main() -> None:
    """Say which mutants live."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game")
    parser.add_argument("--modules", nargs="+", default=sorted(RULES), choices=sorted(RULES))
    parser.add_argument("--sample", type=int, default=0, help="how many; 0: all")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"  # importing them takes longer than most of the tests
    folder = PACKAGE / "games" / asked.game
    found = [
        mutant
        for module in sorted(folder.glob("*.py"))
        if module.stem in asked.modules
        for mutant in mutants(module)
    ]
    tried = Random(asked.seed).sample(found, min(asked.sample, len(found))) if asked.sample else found
    print(f"{asked.game}: {len(tried)} of {len(found)} mutants", flush=True)
    _preload()
    unchanged = sorted({mutant.module for mutant in tried})
    tasks = [
        *((module, module.read_text()) for module in unchanged),
        *((mutant.module, mutant.source) for mutant in tried),
    ]
    lived = 0
    with get_context("fork").Pool(os.cpu_count(), maxtasksperchild=1) as pool:
        verdicts = pool.imap(is_noticed, tasks)
        for module in unchanged:
            assert not next(verdicts), f"the tests fail with nothing changed in {module.name}"
        for mutant, noticed in zip(tried, verdicts, strict=True):
            lived += not noticed
            verdict = "noticed" if noticed else "lives"
            print(f"{verdict:8} {mutant.module.name}:{mutant.line}  {mutant.what}", flush=True)
    print(f"{len(tried) - lived} of {len(tried)} noticed ({1 - lived / max(1, len(tried)):.0%})")


if __name__ == "__main__":
    main()
