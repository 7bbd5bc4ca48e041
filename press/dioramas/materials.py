"""What things are made of. Each material takes a colour like "#d8412f" and is made once a picture."""

from typing import Any

import bpy

Rgb = tuple[float, float, float]


def linear(colour: str, bright: float = 1.0) -> Rgb:
    """A colour as light: what a screen shows, undone."""
    parts = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    red, green, blue = (
        min(1.0, bright * (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4)) for c in parts
    )
    return red, green, blue


class _Maker:
    """One material while it is made."""

    def __init__(self, name: str) -> None:
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.nodes = self.material.node_tree.nodes
        self.join = self.material.node_tree.links.new
        self.shader = self.nodes["Principled BSDF"]
        self.where = self.nodes.new("ShaderNodeTexCoord").outputs["Object"]

    def set(self, **values: Any) -> None:
        """Set inputs of the shader: `Sheen_Weight=1` for "Sheen Weight"."""
        for name, value in values.items():
            self.shader.inputs[name.replace("_", " ")].default_value = value

    def stretched(self, scale: Rgb) -> Any:
        """The place on the thing, stretched."""
        node = self.nodes.new("ShaderNodeMapping")
        node.inputs["Scale"].default_value = scale
        self.join(self.where, node.inputs["Vector"])
        return node.outputs[0]

    def noise(self, scale: float, detail: float = 3.0, where: Any = None) -> Any:
        """Grey noise."""
        node = self.nodes.new("ShaderNodeTexNoise")
        node.inputs["Scale"].default_value = scale
        node.inputs["Detail"].default_value = detail
        self.join(where or self.where, node.inputs["Vector"])
        return node.outputs[0]

    def wave(self, kind: str, scale: float, distortion: float, where: Any = None) -> Any:
        """Grey rings or bands."""
        node = self.nodes.new("ShaderNodeTexWave")
        node.wave_type = kind
        node.inputs["Scale"].default_value = scale
        node.inputs["Distortion"].default_value = distortion
        node.inputs["Detail"].default_value = 2.0
        self.join(where or self.where, node.inputs["Vector"])
        return node.outputs[1]

    def shades(self, factor: Any, stops: tuple[tuple[float, Rgb], ...], into: str = "Base Color") -> Any:
        """Colour the shader by a grey."""
        ramp = self.nodes.new("ShaderNodeValToRGB")
        for element, (at, colour) in zip(ramp.color_ramp.elements, stops, strict=True):
            element.position = at
            element.color = (*colour, 1)
        self.join(factor, ramp.inputs[0])
        self.join(ramp.outputs[0], self.shader.inputs[into])
        return ramp.outputs[0]

    def bump(self, *heights: tuple[Any, float]) -> None:
        """Raise the surface by greys, each with its depth."""
        under = None
        for height, depth in heights:
            node = self.nodes.new("ShaderNodeBump")
            node.inputs["Distance"].default_value = depth
            node.inputs["Strength"].default_value = 1.0
            self.join(height, node.inputs["Height"])
            if under:
                self.join(under, node.inputs["Normal"])
            under = node.outputs[0]
        self.join(under, self.shader.inputs["Normal"])

    def mixed(self, kind: str, share: float | Any, colour: Rgb) -> None:
        """Mix a second shader into the first."""
        other, mix = self.nodes.new(kind), self.nodes.new("ShaderNodeMixShader")
        other.inputs["Color"].default_value = (*colour, 1)
        if isinstance(share, float):
            mix.inputs[0].default_value = share
        else:
            self.join(share, mix.inputs[0])
        self.join(self.shader.outputs[0], mix.inputs[1])
        self.join(other.outputs[0], mix.inputs[2])
        self.join(mix.outputs[0], self.nodes["Material Output"].inputs["Surface"])


def _mottled(maker: _Maker, colour: str, scale: float, dark: float, light: float) -> None:
    grey = maker.noise(scale)
    maker.shades(grey, ((0.35, linear(colour, dark)), (0.65, linear(colour, light))))


def _made(kind: str, colour: str) -> tuple[_Maker | None, Any]:
    name = f"{kind} {colour}"
    found = bpy.data.materials.get(name)
    return (None, found) if found else (maker := _Maker(name), maker.material)


def paper(colour: str) -> Any:
    """Handmade paper: long fibres, and light that comes through a little."""
    maker, material = _made("paper", colour)
    if maker:
        _mottled(maker, colour, 5, 0.86, 1.05)
        maker.set(Roughness=0.92, Specular_IOR_Level=0.2)
        fibres = maker.noise(28, 5, maker.stretched((1, 1, 4)))
        maker.bump((fibres, 0.018), (maker.noise(130), 0.006))
        maker.mixed("ShaderNodeBsdfTranslucent", 0.16, linear(colour))
    return material


def card(colour: str) -> Any:
    """Smooth board, thicker than paper."""
    maker, material = _made("card", colour)
    if maker:
        _mottled(maker, colour, 3, 0.9, 1.04)
        maker.set(Roughness=0.75, Specular_IOR_Level=0.3)
        maker.bump((maker.noise(90), 0.004))
    return material


def felt(colour: str) -> Any:
    """Wool pressed by hand."""
    maker, material = _made("felt", colour)
    if maker:
        _mottled(maker, colour, 9, 0.7, 1.12)
        maker.set(Roughness=1.0, Specular_IOR_Level=0.05, Sheen_Weight=0.7, Sheen_Roughness=0.45)
        maker.set(Sheen_Tint=(*linear(colour, 1.8), 1))
        maker.bump((maker.noise(16, 5), 0.05), (maker.noise(70, 6), 0.03))
    return material


def clay(colour: str) -> Any:
    """Clay with thumb marks."""
    maker, material = _made("clay", colour)
    if maker:
        _mottled(maker, colour, 4, 0.88, 1.06)
        maker.set(Roughness=0.6, Specular_IOR_Level=0.35, Subsurface_Weight=0.08, Subsurface_Scale=0.05)
        maker.bump((maker.noise(5, 1), 0.022), (maker.wave("RINGS", 11, 5), 0.002), (maker.noise(60), 0.005))
    return material


def wood(colour: str) -> Any:
    """Oiled wood, its grain along the height."""
    maker, material = _made("wood", colour)
    if maker:
        grain = maker.wave("BANDS", 3.2, 7, maker.stretched((1, 1, 0.22)))
        maker.shades(grain, ((0.1, linear(colour, 0.62)), (0.85, linear(colour, 1.1))))
        maker.set(Roughness=0.5, Specular_IOR_Level=0.4)
        maker.bump((grain, 0.008), (maker.noise(60, 4, maker.stretched((3, 3, 0.3))), 0.006))
    return material


def planks(colour: str) -> Any:
    """The table top: broad grain that runs across."""
    maker, material = _made("planks", colour)
    if maker:
        grain = maker.wave("BANDS", 1.1, 9, maker.stretched((0.13, 1, 1)))
        maker.shades(grain, ((0.0, linear(colour, 0.5)), (0.9, linear(colour, 1.05))))
        maker.set(Roughness=0.42, Specular_IOR_Level=0.4)
        maker.bump((grain, 0.01), (maker.noise(30, 4, maker.stretched((0.2, 3, 3))), 0.012))
    return material


def glass(colour: str) -> Any:
    """Clear glass whose shadow is light."""
    maker, material = _made("glass", colour)
    if maker:
        maker.set(Base_Color=(*linear(colour), 1), Roughness=0.02, Transmission_Weight=1.0, IOR=1.3)
        maker.bump((maker.noise(3, 1), 0.02))
        rays = maker.nodes.new("ShaderNodeLightPath")
        maker.mixed("ShaderNodeBsdfTransparent", rays.outputs["Is Shadow Ray"], linear(colour))
    return material


def brass(colour: str = "#c9973f") -> Any:
    """Old brass, handled."""
    maker, material = _made("brass", colour)
    if maker:
        _mottled(maker, colour, 7, 0.65, 1.1)
        maker.set(Metallic=1.0, Roughness=0.32)
        maker.bump((maker.noise(40), 0.006))
    return material


def thread(colour: str) -> Any:
    """Twisted thread."""
    maker, material = _made("thread", colour)
    if maker:
        maker.set(Base_Color=(*linear(colour), 1), Roughness=0.9, Sheen_Weight=0.4)
        maker.bump((maker.wave("BANDS", 14, 1), 0.02))
    return material


def bead(colour: str) -> Any:
    """A shiny bead: eyes, buttons, wet things."""
    maker, material = _made("bead", colour)
    if maker:
        maker.set(Base_Color=(*linear(colour), 1), Roughness=0.08, Coat_Weight=0.6)
    return material


def lit(colour: str, strength: float = 6.0) -> Any:
    """Paper with a lamp behind it."""
    maker, material = _made(f"lit {strength}", colour)
    if maker:
        maker.set(
            Base_Color=(*linear(colour), 1), Emission_Color=(*linear(colour), 1), Emission_Strength=strength
        )
    return material


def gradient(low: str, high: str, height: float) -> Any:
    """A painted backdrop: one colour at the foot, another so high above."""
    maker, material = _made(f"gradient {low}", high)
    if maker:
        split = maker.nodes.new("ShaderNodeSeparateXYZ")
        maker.join(maker.stretched((1, 1, 1 / height)), split.inputs[0])
        maker.shades(split.outputs["Z"], ((0.0, linear(low)), (1.0, linear(high))))
        maker.set(Roughness=0.95, Specular_IOR_Level=0.1)
        maker.bump((maker.noise(18, 5), 0.03))
    return material
