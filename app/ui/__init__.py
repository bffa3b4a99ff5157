"""What is seen: the window, its screens and the parts they are made of."""
