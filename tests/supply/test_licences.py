"""NOTICE and the licences of what we contain or need."""

from __future__ import annotations

from email.message import Message
from importlib.metadata import PackageMetadata
from typing import cast

import pytest
from supply.licences import faults, stated_in
from supply.parts import STATIC, Notice, Part, notice, parts

built = pytest.mark.skipif(not (STATIC / "packages.json").exists(), reason="the client is not built")


@built
def test_notice_lists_each_part_with_its_licence_and_nothing_else() -> None:
    assert list(faults(notice(), parts())) == []


@built
def test_the_licences_of_all_that_browsers_are_sent_can_be_read() -> None:
    text = (STATIC / "app/licences.txt").read_text()
    chapters = text.split("=" * 80 + "\n")[1:]
    found = dict(zip(chapters[::2], chapters[1::2], strict=True))
    listed = {
        f"{part.name} {part.version}: {notice()['npm'][part.name]}\n"
        for part in parts()
        if part.kind == "npm"
    }
    assert found.keys() == listed
    for title, body in found.items():
        assert "copyright" in body.lower(), title
        assert len(body) > 1000, title


NOTED: Notice = {"npm": {"svelte": "MIT"}, "words": {}, "pypi": {"rich": "MIT"}, "program": {}}
USED = [Part("npm", "svelte", "5"), Part("pypi", "rich", "15")]


def found(noted: Notice, used: list[Part], stated: str | None = "MIT") -> list[str]:
    return list(faults(noted, used, lambda _: stated))


def test_a_notice_that_is_right_has_no_faults() -> None:
    assert found(NOTED, USED) == []
    assert found(NOTED, USED, None) == []


def test_a_part_without_a_line_is_a_fault() -> None:
    assert found(NOTED | {"npm": {}}, USED) == ["NOTICE does not list svelte (npm)."]
    assert found(NOTED, [*USED, Part("npm", "rich", "1")]) == ["NOTICE does not list rich (npm)."]


def test_a_line_without_a_part_is_a_fault() -> None:
    (fault,) = found(NOTED, USED[:1])
    assert fault.startswith("NOTICE lists rich (pypi)")


def test_a_licence_that_we_do_not_want_is_a_fault() -> None:
    for licence in ("GPL-3.0-only", "MIT AND SSPL-1.0", "MIT OR BUSL-1.1"):
        (fault,) = found(NOTED | {"pypi": {"rich": licence}}, USED)
        assert licence in fault


def test_a_licence_that_differs_from_what_the_package_states_is_a_fault() -> None:
    assert len(found(NOTED, USED, "Apache-2.0")) == 2
    assert len(found(NOTED, USED, "MIT OR Apache-2.0")) == 2


@pytest.mark.parametrize(
    ("fields", "licence"),
    [
        ({"License-Expression": "BSD-3-Clause", "License": "MIT"}, "BSD-3-Clause"),
        ({"License": "MPL-2.0", "Classifier": "License :: OSI Approved :: MIT License"}, "MPL-2.0"),
        ({"License": "Anything", "Classifier": "License :: OSI Approved :: MIT License"}, "MIT"),
        ({"License": "MIT License\n\nCopyright (c) someone"}, "MIT"),
        ({"Classifier": "License :: Other/Proprietary License"}, "License :: Other/Proprietary License"),
        ({}, ""),
    ],
)
def test_where_a_python_package_states_its_licence(fields: dict[str, str], licence: str) -> None:
    about = Message()
    for name, value in fields.items():
        about[name] = value
    assert stated_in(cast("PackageMetadata", about)) == licence
