"""The clouds: fourteen of them, outlines to reckon with, and pictures of those very outlines."""

import itertools
import re
from xml.etree import ElementTree as ET

import pytest

from inklings.games.pareidolia import clouds
from inklings.games.pareidolia.clouds import Point, Ring, Shape
from press.clouds import scallop

_SVG = "{http://www.w3.org/2000/svg}"
_each = pytest.mark.parametrize("shape", clouds.SHAPES)


def _side(a: Point, b: Point, c: Point) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def _meet(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Whether two edges touch or cross; no three of our points are in one line where it would matter."""
    return _side(a, b, c) * _side(a, b, d) <= 0 and _side(c, d, a) * _side(c, d, b) <= 0


def _edges(ring: Ring) -> list[tuple[Point, Point]]:
    return list(itertools.pairwise([*ring, ring[0]]))


def _inside(point: Point, ring: Ring) -> bool:
    x, y = point
    crossed = [
        (a, b)
        for a, b in _edges(ring)
        if (a[1] > y) != (b[1] > y) and (_side(a, b, (x, y)) > 0) == (b[1] > a[1])
    ]
    return len(crossed) % 2 == 1


def test_there_are_fourteen_clouds_of_five_shapes() -> None:
    assert tuple(clouds.SUPPLY) == clouds.SHAPES
    assert [clouds.SUPPLY[shape] for shape in clouds.SHAPES] == [3, 3, 3, 3, 2]


@_each
def test_an_edge_has_points_enough_and_none_twice(shape: Shape) -> None:
    rings = clouds.outline(shape)
    assert 60 <= len(rings[0]) <= 120
    points = [point for ring in rings for point in ring]
    assert len(set(points)) == len(points) <= 160


@_each
def test_rings_cross_neither_themselves_nor_one_another(shape: Shape) -> None:
    edges = [edge for ring in clouds.outline(shape) for edge in _edges(ring)]
    for (a, b), (c, d) in itertools.combinations(edges, 2):
        if {a, b}.isdisjoint({c, d}):
            assert not _meet(a, b, c, d), (a, b, c, d)


@_each
def test_the_edge_runs_one_way_and_holes_the_other(shape: Shape) -> None:
    edge, *holes = clouds.outline(shape)
    assert scallop.signed_area(edge) > 0
    for hole in holes:
        assert scallop.signed_area(hole) < 0
        assert all(_inside(point, edge) for point in hole)


@_each
def test_only_the_ring_has_a_hole_and_its_middle_is_air(shape: Shape) -> None:
    edge, *holes = clouds.outline(shape)
    assert len(holes) == (1 if shape == "ring" else 0)
    if holes:
        assert _inside((0, 0), edge)
        assert _inside((0, 0), holes[0])


@_each
def test_a_cloud_is_centred_and_of_a_size_with_the_others(shape: Shape) -> None:
    rings = clouds.outline(shape)
    assert scallop.centroid(list(rings)) == pytest.approx((0, 0), abs=0.1)
    width, height = (max(p[axis] for p in rings[0]) - min(p[axis] for p in rings[0]) for axis in (0, 1))
    assert 100 <= width <= 300
    assert 80 <= height <= 240
    area = sum(map(scallop.signed_area, rings))
    assert 14_000 <= area <= 28_000
    assert area < 0.9 * width * height


@_each
def test_edges_are_smooth(shape: Shape) -> None:
    for ring in clouds.outline(shape):
        for (a, b), (c, d) in _edges(ring):
            assert 2 < ((c - a) ** 2 + (d - b) ** 2) ** 0.5 < 12


@_each
def test_g8_the_outline_is_what_the_pen_draws(shape: Shape) -> None:
    for kept, drawn in zip(clouds.outline(shape), scallop.drawn(shape), strict=True):
        assert [number for point in kept for number in point] == pytest.approx(
            [number for point in drawn for number in point], abs=0.11
        )


@_each
def test_the_picture_holds_the_very_points_of_the_outline(shape: Shape) -> None:
    root = ET.fromstring(clouds.picture(shape))  # noqa: S314 - our own document
    paths = [path.get("d", "") for path in root.iter(f"{_SVG}path")]
    chalk, *_, edge = paths
    assert chalk == edge
    drawn = [
        tuple((float(x), float(y)) for x, y in re.findall(r"(-?[\d.]+) (-?[\d.]+)", ring))
        for ring in edge.split("Z")[:-1]
    ]
    assert tuple(drawn) == clouds.outline(shape)
    left, top, width, height = map(float, root.get("viewBox", "").split())
    assert left == -width / 2
    assert top == -height / 2
    for x, y in itertools.chain(*drawn):
        assert left + 1 < x < -left - 1
        assert top + 1 < y < -top - 1


@_each
def test_a_picture_is_small_and_plain(shape: Shape) -> None:
    drawn = clouds.picture(shape)
    assert len(drawn) < 6_000
    root = ET.fromstring(drawn)  # noqa: S314 - our own document
    assert {element.tag.removeprefix(_SVG) for element in root.iter()} == {"svg", "g", "path"}
    assert b"href" not in drawn
    assert b"nan" not in drawn


def test_no_two_pictures_are_alike() -> None:
    assert len({clouds.picture(shape) for shape in clouds.SHAPES}) == len(clouds.SHAPES)
