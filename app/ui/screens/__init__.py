"""One screen a module, with the name of its presenter."""
