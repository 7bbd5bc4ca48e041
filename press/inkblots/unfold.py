"""Opening the sheet: the other half is a print of the first, a little lost, a little shifted."""

import numpy as np

from press.chance import Chance
from press.inkblots.grid import Frame, Grid, blur_rows, hills, sample, soft
from press.inkblots.plan import Plan


def creased(chance: Chance, frame: Frame, absorbed: Grid) -> Grid:
    """Ink squeezed along the fold, and dry hair lines in it."""
    near = np.exp(-((frame.xs * frame.unit / frame.grain / 2.2) ** 2))
    along = soft(hills(chance, "along the crease", frame, (30, 3, 0.55))[:, :1], -0.3, 0.8)
    squeezed: Grid = absorbed * (1 + 0.8 * near * (along - 0.55))[..., None]
    return squeezed


def transferred(chance: Chance, frame: Frame, absorbed: Grid, plan: Plan) -> Grid:
    """What the second half took of the first."""
    dry = plan.regime.press == "dry"
    kept = 1 - 0.22 * soft(hills(chance, "lost", frame, (70, 4, 0.55)), 0.3, 1.5)
    kept -= (0.3 if dry else 0.1) * soft(hills(chance, "lost in the tooth", frame, (4, 2, 0.55)), 0.4, 1.6)
    aside = 1.6 * frame.grain * hills(chance, "shifted aside", frame, (60, 2, 0.55))
    down = 1.6 * frame.grain * hills(chance, "shifted down", frame, (60, 2, 0.55))
    rows, columns = np.indices(frame.shape, dtype=np.float64)
    places = rows + down, np.maximum(columns + aside, 0.0)
    taken = [sample(absorbed[..., channel], *places) for channel in range(3)]
    if not plan.upright:  # still water: paler, combed by ripples, fading away from the shore
        far = frame.xs * frame.unit / frame.grain
        ripples = 0.5 + 0.5 * np.sin(0.42 * far + 2.2 * hills(chance, "ripples", frame, (90, 3, 0.55)))
        taken = [blur_rows(channel, 2.2 * frame.grain, 0.6 * frame.grain) for channel in taken]
        kept = kept * (0.58 - 0.16 * soft(frame.xs, 0.0, frame.depth)) * (0.82 + 0.18 * ripples)
    return np.stack([channel * kept for channel in taken], axis=-1)


def opened(first: Grid, second: Grid, plan: Plan) -> Grid:
    """Both halves side by side; a sheet folded along the horizon is turned upright."""
    whole = np.concatenate([second[:, ::-1], first], axis=1)
    return whole if plan.upright else np.rot90(whole).copy()
