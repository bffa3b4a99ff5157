"""The rules of Anshan mahjong, pure and on the standard library alone."""
