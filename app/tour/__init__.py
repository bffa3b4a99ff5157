"""The tour: the real window driven through every screen, photographed, and measured against an empty one."""
