"""The painter of the dreams of Thirty Moons."""
