"""The behaviour of each screen, without Qt: states in, states out."""
