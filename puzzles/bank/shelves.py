"""How the bank is ordered: by theme, bucket of ratings and a shuffle that never changes; and its shelves."""

from typing import Final

BANK_ID: Final = 0x414D4A42
BANK_FORMAT: Final = 2
BUCKET_POINTS: Final = 50
ANY_THEME: Final = 0
MOST_SHELVES: Final = 62
"""So many fit as bits into an integer of SQLite's."""

_PLACE_BYTES: Final = 6


def bucket_of(rating: int) -> int:
    """Give the bucket of a rating: fifty points each."""
    return rating // BUCKET_POINTS


def distance_to(bucket: int, rating: int) -> int:
    """Give the points from a rating to the nearest one of a bucket."""
    lowest = bucket * BUCKET_POINTS
    return max(lowest - rating, rating - (lowest + BUCKET_POINTS - 1), 0)


def place_of(uid: bytes) -> int:
    """Give a puzzle's place in the shuffle: 47 bits of its name, which is as good as chance."""
    return int.from_bytes(uid[:_PLACE_BYTES]) >> 1
