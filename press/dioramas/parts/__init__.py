"""What dioramas are built from: each part stands on its own floor and looks towards the camera."""
