"""A cell behind a real proxy, every part of which is restarted while people play."""
