"""The last steps at the easel: bloom, vignette, grain, and the torn edge of the paper."""

import numpy as np
from PIL import Image

from press.dreams.easel.paper import HEIGHT, WIDTH, Field, X, Y, blur, each, mix, screen, soft
from press.dreams.easel.scene import Scene

_BORDER = 30
_PAPER = np.array([0.955, 0.925, 0.865], np.float32)


def finished(scene: Scene) -> Image.Image:
    """The picture as it is printed."""
    picture = _graded(_vignetted(_bloomed(scene), scene))
    grain = (scene.grain("stipple") - 0.5) * 0.05 + scene.grain("fibre") * 0.004 + scene.grain("fine") * 0.007
    picture = _torn(picture + each(grain), scene)
    return Image.fromarray((np.clip(picture, 0, 1) * 255 + 0.5).astype(np.uint8))


def _bloomed(scene: Scene) -> Field:
    """Light spreads round what shines, held back on its core so that a moon keeps its craters."""
    source = scene.glowing
    spread = (
        blur(source, 5) * 0.45 + blur(source, 18) * 0.55 + blur(source, 60) * 0.75 + blur(source, 150) * 0.5
    )
    core = each(np.clip(source.max(-1), 0, 1))
    return screen(np.clip(scene.picture, 0, 1), np.clip(spread * (1 - 0.72 * core), 0, 0.9))


def _vignetted(picture: Field, scene: Scene) -> Field:
    from_middle = ((X - WIDTH / 2) / (WIDTH * 0.62)) ** 2 + ((Y - HEIGHT * 0.47) / (HEIGHT * 0.62)) ** 2
    dusk = picture * mix(np.ones(3), scene.palette.near, 0.62)
    strength = 0.45 if scene.palette.day else 0.8
    return mix(picture, dusk, each(soft(from_middle, 0.45, 1.7) * strength))


def _graded(picture: Field) -> Field:
    clipped = np.clip(picture, 0, 1)
    result: Field = clipped * clipped * (3 - 2 * clipped) * 0.35 + clipped * 0.65
    return result


def _torn(picture: Field, scene: Scene) -> Field:
    """Cream paper round the picture, and dry-brush specks of it near the edge."""
    paper = _PAPER * each(1 + 0.012 * scene.grain("fibre"))
    inwards = np.minimum(np.minimum(X, WIDTH - 1 - X), np.minimum(Y, HEIGHT - 1 - Y))
    inwards = inwards + scene.grain("patch") * 2.4 + scene.grain("fine") + scene.grain("brush") * 1.2
    covered = soft(inwards, _BORDER - 2, _BORDER + 2.5)
    dry = scene.grain("fine") + scene.grain("brush") * 0.8 - soft(inwards, _BORDER, _BORDER + 70) * 2.2
    return mix(paper, picture, each(covered * (1 - soft(dry, 2, 2.3) * 0.5)))
