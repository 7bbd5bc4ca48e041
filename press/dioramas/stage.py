"""The table, the backdrop, the lights and the camera."""

import math
import random
from pathlib import Path
from typing import Any

import bpy
import numpy as np
from mathutils import Vector

from press.dioramas import materials as m
from press.dioramas.cut import Place, box, group, put, ring, sheet, tube, turned
from press.dioramas.palettes import Chapter


def clear() -> None:
    """An empty workshop."""
    bpy.ops.wm.read_factory_settings(use_empty=True)


def set_up(chapter: Chapter, rng: random.Random, *, high: float = 4.5, cloth: str | None = None) -> None:
    """Table top and backdrop, and at times what was left lying about."""
    put(box((16, 9, 0.3), m.planks(chapter.table), edge=0.05), (0, 0.5, -0.3))
    if cloth:
        put(sheet([(-9, -3), (9, -3), (9, 4.6), (-9, 4.6)], m.felt(cloth), 0.02), (0, 0, 0.01), lean=(-90, 0))
    put(
        sheet([(-12, -1), (12, -1), (12, 14), (-12, 14)], m.gradient(chapter.low, chapter.high, high)),
        (0, 4.6, 0),
    )
    if rng.random() < 0.6:
        put(_spool(chapter, rng), (rng.choice((-1, 1)) * rng.uniform(1.25, 1.5), -2.2, 0), size=0.8)
    for _ in range(rng.randint(2, 4)):
        scrap = [
            (rng.uniform(-0.1, 0), 0),
            (rng.uniform(0.05, 0.16), rng.uniform(-0.05, 0.02)),
            (0.05, rng.uniform(0.06, 0.14)),
        ]
        colour = rng.choice((chapter.pale, chapter.accent, chapter.second))
        at = (rng.uniform(-1.5, 1.5), rng.uniform(-2.6, -1.2), 0.02)
        put(sheet(scrap, m.paper(colour), 0.01), at, turn=rng.uniform(0, 360), lean=(-90, 0))


def _spool(chapter: Chapter, rng: random.Random) -> Any:
    profile = [
        (0, 0),
        (0.22, 0),
        (0.22, 0.05),
        (0.12, 0.08),
        (0.12, 0.42),
        (0.22, 0.45),
        (0.22, 0.5),
        (0, 0.5),
    ]
    wound = [
        (0.17 * math.cos(k * 0.7), 0.17 * math.sin(k * 0.7), 0.09 + 0.32 * abs((k / 70) % 2 - 1))
        for k in range(210)
    ]
    colour = rng.choice((chapter.accent, chapter.main, chapter.pale))
    return group(
        turned(profile, m.wood("#b98a55"), soft=False), tube(wound, 0.02, m.thread(colour), soft=False)
    )


def _area(at: Place, to: Place, size: float, power: float, colour: str) -> None:
    light = bpy.data.lights.new("area", "AREA")
    light.size, light.energy, light.color = size, power, m.linear(colour)
    lamp = bpy.data.objects.new("area", light)
    lamp.location = at
    lamp.rotation_euler = (Vector(to) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(lamp)


def glow(at: Place, power: float = 12, colour: str = "#ffb45c", size: float = 0.06) -> Any:
    """A small lamp that is part of the scene."""
    light = bpy.data.lights.new("glow", "POINT")
    light.energy, light.color, light.shadow_soft_size = power, m.linear(colour), size
    lamp = bpy.data.objects.new("glow", light)
    lamp.location = at
    lamp.visible_camera = lamp.visible_transmission = lamp.visible_glossy = False
    bpy.context.scene.collection.objects.link(lamp)
    return lamp


HOURS = ((1.0, 1.0, 1.0), (0.8, 0.6, 1.8), (0.55, 0.8, 1.4))
"""How strong key, fill and rim are by day, in the evening and by lamplight."""


def lights(
    chapter: Chapter,
    subject: Place,
    rng: random.Random,
    *,
    side: int = 0,
    key: float = 1.0,
    fill: float = 1.0,
) -> None:
    """A warm key, a cool fill from the other side, a rim from behind, and light on the backdrop."""
    x, y, z = subject
    side = side or rng.choice((-1, 1))
    day, dim, rim = rng.choice(HOURS)
    key, fill = key * day, fill * dim
    _area((x + side * 3.6, y - 3.4, z + 3.8), subject, 0.9, 760 * key, chapter.key)
    _area((x - side * 4.5, y - 3.0, z + 1.5), subject, 3.5, 170 * fill, chapter.fill)
    _area((x - side * 2.2, y + 3.2, z + 3.2), subject, 0.7, 260 * rim, chapter.fill)
    _area((0, 1.5, 7.5), (0, 4.6, 1.5), 2.5, 150 * fill, chapter.key)
    world = bpy.data.worlds.new("world")
    world.use_nodes = True
    ground = world.node_tree.nodes["Background"]
    ground.inputs[0].default_value = (*m.linear(chapter.fill), 1)
    ground.inputs[1].default_value = 0.12 * fill
    bpy.context.scene.world = world


def camera(
    subject: Place, *, kind: str = "normal", distance: float = 8.6, aside: float = 0.0, open_: float = 0.5
) -> None:
    """Look at the subject and focus on it; `aside` walks around it, in degrees."""
    rise = {"normal": 10, "above": 38, "near": 6, "mouse": 1, "bird": 60, "high": 24}[kind]
    far = distance * (0.75 if kind == "near" else 1)
    lens = bpy.data.cameras.new("camera")
    lens.lens = 60 if kind != "mouse" else 42
    far *= lens.lens / 60
    lens.dof.use_dof, lens.dof.aperture_fstop = True, open_ * far / 8.6
    eye = bpy.data.objects.new("camera", lens)
    up, around = math.radians(rise), math.radians(aside)
    away = Vector((math.sin(around) * math.cos(up), -math.cos(around) * math.cos(up), math.sin(up)))
    eye.location = Vector(subject) + away * far
    eye.location.z = max(eye.location.z, 0.22)
    eye.rotation_euler = (Vector(subject) - eye.location).to_track_quat("-Z", "Y").to_euler()
    lens.dof.focus_distance = far - 0.25
    bpy.context.scene.collection.objects.link(eye)
    bpy.context.scene.camera = eye


def look(kind: str, chapter: Chapter, subject: Place, rng: random.Random, distance: float = 8.6) -> None:
    """A camera of this kind, a little aside; a "keyhole" and a "window" stand between it and the scene."""
    if kind in {"keyhole", "window"}:
        peep(kind, chapter, subject, distance)
    else:
        camera(subject, kind=kind, distance=distance, aside=rng.uniform(-7, 7))


def peep(kind: str, chapter: Chapter, subject: Place, distance: float = 8.6) -> None:
    """The normal camera behind a wall: through a "keyhole" with a brass rim, or a "window" of three panes."""
    camera(subject, distance=distance, open_=0.9)
    eye = bpy.context.scene.camera
    head = ring(0.66, 28, (0, 0.5))
    slot = [*head[22:], *head[:21], (-0.56, -1.3), (0.56, -1.3)]
    # The bars leave the middle free: faces are there.
    panes = [
        [(left, low), (right, low), (right, top), (left, top)]
        for left, right, low, top in (
            (-0.6, 0.6, -0.92, 0.56),
            (-0.6, -0.02, 0.6, 0.9),
            (0.02, 0.6, 0.6, 0.9),
        )
    ]
    holes = [slot] if kind == "keyhole" else panes
    wall = [sheet([(-4, -5), (4, -5), (4, 5), (-4, 5)], m.wood(chapter.table), 0.05, holes)]
    if kind == "keyhole":
        wall.append(tube([(x, -0.04, z) for x, z in [*slot, slot[0]]], 0.035, m.brass(), soft=False))
    front = group(*wall)
    front.location = eye.location.lerp(Vector(subject), 0.36)
    front.rotation_euler = (eye.rotation_euler.x - math.pi / 2, 0, eye.rotation_euler.z)
    beside = eye.location + Vector((-1.6, 0.6, 1.2))
    glow((beside.x, beside.y, beside.z), 22, chapter.fill, 0.5)


def render(path: Path, *, wide: int, samples: int, mirrored: bool = False) -> None:
    """Photograph the scene, two by three, as PNG; `mirrored` changes left and right."""
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.render.resolution_x, scene.render.resolution_y = wide, wide * 3 // 2
    scene.render.film_transparent = False
    scene.render.threads_mode, scene.render.threads = "FIXED", 1
    scene.render.image_settings.file_format = "PNG"
    scene.cycles.device = "CPU"
    scene.cycles.samples = samples
    scene.cycles.use_adaptive_sampling = False
    scene.cycles.use_denoising, scene.cycles.denoiser = True, "OPENIMAGEDENOISE"
    # Cloth and paper lose their light after two bounces; a glass globe needs six surfaces.
    scene.cycles.max_bounces = scene.cycles.transmission_bounces = 6
    scene.cycles.diffuse_bounces = scene.cycles.glossy_bounces = 2
    scene.cycles.transparent_max_bounces = 8
    scene.cycles.use_light_tree = False  # five lamps: choosing among them costs more than it saves
    scene.cycles.caustics_reflective = scene.cycles.caustics_refractive = False
    scene.cycles.sample_clamp_indirect = 4.0
    scene.view_settings.view_transform = "AgX"
    scene.view_settings.look = "AgX - Medium High Contrast"
    scene.view_settings.exposure = 0.35
    scene.render.filepath = str(path)
    bpy.ops.render.render(write_still=True)
    if mirrored:
        photo = bpy.data.images.load(str(path))
        dots = np.empty(math.prod(photo.size) * 4, dtype=np.float32)
        photo.pixels.foreach_get(dots)
        rows = dots.reshape(photo.size[1], photo.size[0], 4)
        photo.pixels.foreach_set(rows[:, ::-1].ravel())
        photo.save()
