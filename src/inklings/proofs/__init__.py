"""What is proved of every game, and the games that are played for it. Nothing here runs while people play."""
