"""A chessboard plain."""

import numpy as np

from press.dreams.easel.paper import HEIGHT, WIDTH, X, Y, blur, each, mix, soft
from press.dreams.easel.scene import Look, Scene
from press.dreams.easel.shapes import below
from press.dreams.figures.figure import Place, draw
from press.dreams.figures.objects import OBJECTS
from press.dreams.settings.setting import Level
from press.dreams.things.land import contact_shadow, ridge
from press.dreams.things.sky import drifting_clouds

_MEN = ("chess_pawn", "chess_pawn", "chess_bishop", "chess_rook", "chess_knight", "chess_queen")


class ChessboardPlain(Level):
    """A board to the horizon, with a few men left standing."""

    name = "chessboard plain"
    palettes = ("rust desert", "indigo gold", "red theatre", "white winter", "ember", "mustard")
    tags = ("chessboard", "plain", "game")
    level = 0.79

    def back(self, scene: Scene) -> None:
        """Clouds and sharp far mountains."""
        self.horizon = HEIGHT * 0.62
        scene.sky(0.68)
        scene.stars(100, 0.4)
        drifting_clouds(scene, 4, 0.14, 0.46, 0.8)
        mountains = below(ridge(scene, self.horizon - 6, 40, 140, jagged=True, layers=4))
        scene.paint(mountains, mix(scene.plane(0.2), scene.palette.horizon, 0.3), Look(shadow=0, rim=0.6))

    def middle(self, scene: Scene) -> None:
        """The board and its men, smaller towards the horizon."""
        dice, colours = scene.dice, scene.palette
        self._board(scene)
        spots = [(0.1, 0.1), (0.9, 0.14), (0.28, 0.05), (0.72, 0.04), (0.17, 0.24), (0.84, 0.3)]
        for across, nearness in spots:
            x, y = WIDTH * (across + dice.between(-0.04, 0.04)), HEIGHT * (0.64 + nearness * 0.55)
            size = 46 + 330 * nearness
            contact_shadow(scene, x, y, size)
            tint = dice.pick(
                (mix(colours.light, colours.horizon, 0.4), mix(colours.near, colours.accent, 0.4))
            )
            draw(scene, OBJECTS[dice.pick(_MEN)], Place(x, y, size, dice.likely(0.5)), tint)

    def front(self, scene: Scene) -> None:
        """Two great men at the sides, in the dark."""
        dice = scene.dice
        for x, flip in ((dice.between(60, 100), False), (WIDTH - dice.between(60, 100), True)):
            man = dice.pick(("chess_knight", "chess_rook", "chess_bishop", "chess_queen"))
            draw(
                scene, OBJECTS[man], Place(x, HEIGHT * 0.985, dice.between(230, 310), flip), scene.plane(0.85)
            )

    def _board(self, scene: Scene) -> None:
        colours = scene.palette
        plain = np.asarray(self.horizon < Y, np.float32)
        scene.paint(plain, mix(colours.middle, colours.near, 0.55), Look(shadow=0, rim=0.2, volume=10))
        depth = np.clip((Y - self.horizon) / (HEIGHT - self.horizon), 0.004, 1)
        across, away = (X - WIDTH / 2) / (depth + 0.02) / 150, 3.4 / (depth + 0.05)
        pale = np.asarray((np.floor(across) + np.floor(away)) % 2, np.float32)
        tint = mix(colours.horizon, colours.light, 0.3) * each(1 - 0.3 * depth)
        scene.veil(plain * blur(pale, 0.7) * soft(depth, 0, 0.06), tint, 0.8)
        scene.mist(self.horizon, 26, 0.6)
