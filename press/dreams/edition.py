"""How the dreams are printed."""

from PIL import Image

from inklings.decks.shipped import Seed
from press.dreams.easel.paper import HEIGHT, WIDTH
from press.dreams.grammar import dream
from press.edition import Edition, Format, Painted


def paint(seed: Seed, height: int) -> Painted:
    """Paint the dream of a seed; every stroke is made for the full sheet, so smaller ones are scaled down."""
    painted = dream(int(seed))
    image = painted.image
    if height < HEIGHT:
        image = image.resize((round(WIDTH * height / HEIGHT), height), Image.Resampling.LANCZOS)
    return Painted(image, painted.tags, painted.alt)


EDITION = Edition(
    kind="dream",
    paint=paint,
    formats={
        "small": Format(240, 360, limit=14_000),
        "card": Format(360, 540, limit=45_000),
        "large": Format(WIDTH, HEIGHT, limit=180_000),
    },
)
