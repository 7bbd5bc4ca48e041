"""Whether NOTICE tells the truth, and whether we want every licence in it.

NOTICE lists what we contain or need; this compares it with what is locked and built, and with what each
package states. A package that is not installed here (some are for Windows alone) is not asked.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator
from importlib.metadata import PackageMetadata, PackageNotFoundError, metadata

from supply.parts import Notice, Part, npm_lock

ALLOWED = {
    "Apache-2.0",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "CC-BY-4.0",
    "LicenseRef-SCOWL",
    "Unicode-3.0",
    "Unlicense",
    "MIT",
    "MIT-CMU",
    "MPL-2.0",  # only for packages that we pass on unchanged, or not at all
    "OFL-1.1",
    "PSF-2.0",
}
CLASSIFIERS = {
    "License :: OSI Approved :: Apache Software License": "Apache-2.0",
    "License :: OSI Approved :: BSD License": "BSD",
    "License :: OSI Approved :: MIT License": "MIT",
}


def licence_of(part: Part) -> str | None:
    """What a part states of itself; None: it can't be asked here."""
    match part.kind:
        case "npm":
            found = (one for where, one in npm_lock().items() if where.endswith(f"node_modules/{part.name}"))
            return next((one["license"] for one in found if one["version"] == part.version), None)
        case "pypi":
            try:
                return stated_in(metadata(part.name)) or None  # some have no more than the licence's own text
            except PackageNotFoundError:
                return None
        case "program" | "words":
            return None


def stated_in(about: PackageMetadata) -> str:
    """The licence in a Python package's metadata, which has had several places for it."""
    (expression, *_), (field, *_) = (about.get_all(name, [""]) for name in ("License-Expression", "License"))
    if expression or _is_known(field):
        return expression or field
    classifiers = [line for line in about.get_all("Classifier", []) if line.startswith("License ::")]
    if classifiers:
        return " OR ".join(CLASSIFIERS.get(line, line) for line in classifiers)
    return field.partition("\n")[0].removesuffix(" License")  # some put the whole text there


def faults(
    noted: Notice, used: Collection[Part], ask: Callable[[Part], str | None] = licence_of
) -> Iterator[str]:
    """What is wrong with NOTICE, each in a sentence."""
    for kind, lines in noted.items():
        for name in lines.keys() - {part.name for part in used if part.kind == kind}:
            yield f"NOTICE lists {name} ({kind}), which Inklings neither contains nor needs."
    for part in used:
        licence = noted[part.kind].get(part.name)
        stated = ask(part)
        if licence is None:
            yield f"NOTICE does not list {part.name} ({part.kind})."
        elif not _is_known(licence):
            yield f"{part.name} is under {licence}, which is not on our list of licences."
        elif stated is not None and not _agree(licence, stated):
            yield f"NOTICE says that {part.name} is under {licence}, and the package itself says {stated}."


def _is_known(licence: str) -> bool:
    return ALLOWED.issuperset(re.split(r" (?:OR|AND) ", licence))


def _agree(licence: str, stated: str) -> bool:
    if stated == "BSD":  # a classifier that leaves open which
        return licence in {"BSD-2-Clause", "BSD-3-Clause"}
    return set(licence.split(" OR ")) == set(stated.split(" OR "))
