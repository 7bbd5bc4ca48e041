"""What the pieces of all games share: their inks, and the plate that they are printed on."""

from inklings.decks.inks import BRASS, INK, WAX

__all__ = ["BRASS", "CHALK", "INK", "PAPER", "WAX", "plate"]

CHALK = "#FDFBF4"  # the white of clouds and of the white team
PAPER = "#F4EDDD"  # picture paper, the same by day and by night


def plate(box: str, *shapes: str) -> bytes:
    """Print shapes as an SVG document whose view is `box`."""
    _, _, width, height = box.split()
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" width="{width}" height="{height}">'
        f"{''.join(shapes)}</svg>"
    ).encode()
