"""Things: what is drawn by hand into a scene, from houses and trees to bridges and trains."""
