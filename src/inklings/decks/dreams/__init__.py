"""The dream cards of Thirty Moons."""
