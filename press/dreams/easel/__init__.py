"""The easel: paper, stencils, textures, palettes, and the one painter of every dream."""
