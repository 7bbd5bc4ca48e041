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


def placed(document: bytes, x: float, y: float, width: float) -> str:
    """A plate as part of a larger drawing: its upper left corner is here, and it is square and so wide."""
    head, _, rest = document.decode().partition(">")
    box = head.split('viewBox="')[1].split('"')[0]
    return f'<svg x="{x:g}" y="{y:g}" width="{width:g}" height="{width:g}" viewBox="{box}">{rest}'
