"""Tile pictures kept from one start to the next: drawing them from SVG is most of what a first paint costs.

The file is a line of JSON that says which pictures it holds, then their pixels. It can be lost or deleted at any time,
and one that was made from other drawings, or is no such file, is passed over.
"""

import json
import logging
import mmap
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from PySide6.QtGui import QImage, QPixmap

from app.ui.tile_art import PictureKey, Variant
from puzzles.rules.tiles import Tile

MOST: Final = 240
_FORMAT: Final = QImage.Format.Format_ARGB32_Premultiplied
_log = logging.getLogger(__name__)


def signature_of(drawings: Path) -> str:
    """Name the drawings as they are now; changed ones have another name."""
    with os.scandir(drawings) as entries:
        facts = sorted((entry.name, entry.stat().st_size, entry.stat().st_mtime_ns) for entry in entries)
    return ";".join(f"{name}:{size}:{changed}" for name, size, changed in facts)


class TileStore:
    """The pictures of a file; nothing of it is read before it is asked for. A file that can't be used holds none."""

    def __init__(self, path: Path, signature: str) -> None:
        self._path = path
        self._signature = signature
        self._places: dict[PictureKey, tuple[int, int, int]] = {}
        self._pixels: mmap.mmap | None = None
        try:
            self._open()
        except FileNotFoundError:
            pass
        except (OSError, ValueError, KeyError, TypeError) as error:
            self._places = {}
            _log.info("the kept tile pictures are passed over: %s", error)

    def picture(self, key: PictureKey) -> QPixmap | None:
        """Give a picture that was kept, or None."""
        place = self._places.get(key)
        if place is None or self._pixels is None:
            return None
        offset, width, height = place
        pixels = self._pixels[offset : offset + width * height * 4]
        picture = QPixmap.fromImage(QImage(pixels, width, height, width * 4, _FORMAT).copy())
        picture.setDevicePixelRatio(key.ratio)
        return picture

    def keep(self, pictures: Mapping[PictureKey, QPixmap]) -> None:
        """Write these pictures in place of the file, unless it holds them all; raises OSError.

        After that the store gives no more pictures.
        """
        wanted = dict(list(pictures.items())[:MOST])
        if self._places.keys() >= wanted.keys():
            return
        entries: list[list[Any]] = []
        pixels = bytearray()
        for key, picture in wanted.items():
            image = picture.toImage().convertToFormat(_FORMAT)
            entries.append([*_key_to_json(key), len(pixels), image.width(), image.height()])
            pixels += image.constBits()
        head = json.dumps({"signature": self._signature, "pictures": entries}).encode() + b"\n"
        self._path.parent.mkdir(parents=True, exist_ok=True)
        fresh = self._path.with_name(f"{self._path.name}.new")
        fresh.write_bytes(head + pixels)
        if self._pixels is not None:
            self._pixels.close()
            self._pixels = None
        fresh.replace(self._path)

    def _open(self) -> None:
        with self._path.open("rb") as file:
            head = json.loads(file.readline())
            start = file.tell()
            if head["signature"] != self._signature:
                return
            pixels = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
        for *key, offset, width, height in head["pictures"]:
            end = start + offset + width * height * 4
            if not 0 <= start + offset < end <= len(pixels):
                raise ValueError(f"a picture ends at {end} of {len(pixels)}")
            self._places[_key_from_json(key)] = (start + offset, width, height)
        self._pixels = pixels


def _key_to_json(key: PictureKey) -> list[Any]:
    tile = None if key.tile is None else int(key.tile)
    return [tile, key.width, key.height, key.ratio, key.variant.name, key.dark, key.index]


def _key_from_json(values: list[Any]) -> PictureKey:
    tile, width, height, ratio, variant, dark, index = values
    return PictureKey(None if tile is None else Tile(tile), width, height, ratio, Variant[variant], dark, index)
