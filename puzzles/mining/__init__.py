"""Mining: taking puzzles from played hands, telling what they teach, and choosing a balanced bank of them."""
