"""Cutting, rolling, turning and glueing: every shape is made here and carries its material."""

import itertools
import math
import random
from collections.abc import Sequence
from typing import Any

import bmesh
import bpy
from mathutils import Matrix, Vector, noise

Point = tuple[float, float]
Place = tuple[float, float, float]


def _shown(name: str, data: Any, material: Any) -> Any:
    made = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(made)
    if material:
        data.materials.append(material)
    return made


def put(
    thing: Any, at: Place = (0, 0, 0), turn: float = 0, size: float | None = None, lean: Point = (0, 0)
) -> Any:
    """Place a thing: turned about its foot, leaning forward and sideways, in degrees."""
    thing.location = at
    thing.rotation_euler = (math.radians(lean[0]), math.radians(lean[1]), math.radians(turn))
    if size is not None:
        thing.scale = (size, size, size)
    return thing


def group(*things: Any) -> Any:
    """Things glued together: place the group and they follow."""
    holder = bpy.data.objects.new("group", None)
    bpy.context.scene.collection.objects.link(holder)
    for thing in things:
        thing.parent = holder
    return holder


def smooth(
    points: Sequence[Sequence[float]], steps: int = 6, *, closed: bool = False
) -> list[tuple[float, ...]]:
    """A soft line through the points."""
    count = len(points)
    made: list[tuple[float, ...]] = []
    for i in range(count if closed else count - 1):
        near = [
            points[(i + k) % count] if closed else points[min(max(i + k, 0), count - 1)]
            for k in (-1, 0, 1, 2)
        ]
        for step in range(steps):
            t = step / steps
            weights = (
                -t + 2 * t * t - t**3,
                2 - 5 * t * t + 3 * t**3,
                t + 4 * t * t - 3 * t**3,
                t**3 - t * t,
            )
            made.append(
                tuple(
                    sum(w * p[axis] for w, p in zip(weights, near, strict=True)) / 2
                    for axis in range(len(points[0]))
                )
            )
    return made if closed else [*made, tuple(points[-1])]


def sheet(
    outline: Sequence[Sequence[float]],
    material: Any,
    thick: float = 0.035,
    holes: Sequence[Sequence[Sequence[float]]] = (),
) -> Any:
    """A sheet cut along an outline (x, z), standing up and facing the camera."""
    curve = bpy.data.curves.new("sheet", "CURVE")
    curve.dimensions, curve.fill_mode = "2D", "BOTH"
    curve.extrude, curve.bevel_depth, curve.bevel_resolution = thick / 2, 0.006, 1
    for ring in (outline, *holes):
        spline = curve.splines.new("POLY")
        spline.points.add(len(ring) - 1)
        spline.use_cyclic_u = True
        for point, (x, z) in zip(spline.points, ring, strict=True):
            point.co = (x, z, 0, 1)
    lying = bpy.data.objects.new("lying", curve)
    mesh = bpy.data.meshes.new_from_object(lying)
    bpy.data.objects.remove(lying)
    mesh.transform(Matrix.Rotation(math.pi / 2, 4, "X"))
    return _shown("sheet", mesh, material)


def tube(
    points: Sequence[Place], radius: float, material: Any, *, soft: bool = True, ends: float = 1.0
) -> Any:
    """A thread, wire or limb through the points; `ends` thins its far end."""
    line = smooth(points) if soft and len(points) > 2 else [tuple(p) for p in points]
    curve = bpy.data.curves.new("tube", "CURVE")
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution = "3D", radius, 3
    curve.use_fill_caps = True
    spline = curve.splines.new("POLY")
    spline.points.add(len(line) - 1)
    for i, (point, place) in enumerate(zip(spline.points, line, strict=True)):
        point.co = (*place, 1)
        point.radius = 1 + (ends - 1) * i / (len(line) - 1)
    return _shown("tube", curve, material)


def _meshed(name: str, shape: Any, material: Any, *, soft: bool = True) -> Any:
    mesh = bpy.data.meshes.new(name)
    shape.to_mesh(mesh)
    shape.free()
    for face in mesh.polygons:
        face.use_smooth = soft
    return _shown(name, mesh, material)


def ball(radii: Place, material: Any, at: Place = (0, 0, 0), lumps: float = 0.0) -> Any:
    """A ball or an egg, a little lumpy if made by hand."""
    shape = bmesh.new()
    bmesh.ops.create_icosphere(shape, subdivisions=4, radius=1)
    for vertex in shape.verts:
        place = Vector(a * b for a, b in zip(vertex.co, radii, strict=True))
        bulge = 1 + lumps * noise.noise(place * 2.5 / max(radii) + Vector(at) * 7)
        vertex.co = place * bulge
    made = _meshed("ball", shape, material)
    made.location = at
    return made


def box(size: Place, material: Any, at: Place = (0, 0, 0), edge: float = 0.02) -> Any:
    """A block with worn edges, standing on its place."""
    shape = bmesh.new()
    bmesh.ops.create_cube(shape, size=1)
    for vertex in shape.verts:
        vertex.co = Vector((vertex.co.x * size[0], vertex.co.y * size[1], (vertex.co.z + 0.5) * size[2]))
    made = _meshed("box", shape, material, soft=False)
    made.location = at
    worn = made.modifiers.new("worn", "BEVEL")
    worn.width, worn.segments = edge, 3
    return made


def turned(
    profile: Sequence[Point], material: Any, at: Place = (0, 0, 0), around: int = 40, *, soft: bool = True
) -> Any:
    """A thing turned on a lathe from (radius, height) pairs, from its foot up."""
    shape = bmesh.new()
    rings = [
        [
            shape.verts.new((r * math.cos(k * math.tau / around), r * math.sin(k * math.tau / around), z))
            for k in range(around)
        ]
        for r, z in profile
    ]
    for below, above in itertools.pairwise(rings):
        for k in range(around):
            shape.faces.new((below[k], below[(k + 1) % around], above[(k + 1) % around], above[k]))
    bmesh.ops.remove_doubles(shape, verts=shape.verts, dist=0.0005)
    made = _meshed("turned", shape, material, soft=soft)
    made.location = at
    return made


def fuzz(
    thing: Any,
    colour: Any,
    rng: random.Random,
    count: int = 2500,
    length: float = 0.05,
    *,
    thick: float = 1.0,
    behind: bool = False,
) -> Any:
    """Loose wool on a felt thing, or thick spines; `behind` leaves its front bare."""
    mesh = thing.data
    sizes = [0.0 if behind and face.normal.y < -0.25 else face.area for face in mesh.polygons]
    faces = rng.choices(mesh.polygons, sizes, k=count)
    hair = bpy.data.hair_curves.new("fuzz")
    hair.add_curves([3] * count)
    places: list[float] = []
    for face in faces:
        root = face.center + Vector(rng.gauss(0, 0.012) for _ in range(3))
        away = (
            (face.normal + Vector(rng.gauss(0, 0.55) for _ in range(3))).normalized()
            * length
            * rng.uniform(0.4, 1.2)
        )
        bent = away + Vector(rng.gauss(0, length / 3) for _ in range(3))
        for point in (root - face.normal * 0.01, root + away * 0.6, root + bent):
            places.extend(point)
    hair.attributes["position"].data.foreach_set("vector", places)
    radius = hair.attributes.new("radius", "FLOAT", "POINT")
    radius.data.foreach_set("value", [0.0035 * thick, 0.0025 * thick, 0.001 * thick] * count)
    made = _shown("fuzz", hair, colour)
    made.parent = thing
    return made


def ring(radius: float, count: int = 32, centre: Point = (0, 0), tall: float = 1.0) -> list[Point]:
    """A round outline."""
    return [
        (
            centre[0] + radius * math.cos(k * math.tau / count),
            centre[1] + tall * radius * math.sin(k * math.tau / count),
        )
        for k in range(count)
    ]


def between(a: Place, b: Place, sag: float = 0.0) -> list[Place]:
    """A line that hangs between two places."""
    steps = [k / 8 for k in range(9)]
    return [
        (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t - sag * 4 * t * (1 - t))
        for t in steps
    ]
