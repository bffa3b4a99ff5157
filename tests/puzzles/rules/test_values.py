import pickle
from dataclasses import FrozenInstanceError, field, fields, is_dataclass, replace

import pytest

from puzzles.rules.values import frozen


@frozen
class Point:
    """A place, with a default and a field that follows from the others."""

    x: int
    y: int = 2
    total: int = field(init=False, compare=False, repr=False)

    def __post_init__(self):
        object.__setattr__(self, "total", self.x + self.y)


@frozen
class Named:
    """A value that compares in a way of its own."""

    name: str

    def __eq__(self, other):
        return isinstance(other, Named) and self.name.lower() == other.name.lower()

    def __hash__(self):
        return hash(self.name.lower())


def test_fields_are_given_by_place_by_name_or_by_default():
    assert Point(1) == Point(1, 2) == Point(x=1, y=2)
    assert Point(1).total == 3


@pytest.mark.parametrize("arguments", [(), (1, 2, 3)])
def test_too_few_and_too_many_are_refused(arguments):
    with pytest.raises(TypeError):
        Point(*arguments)


def test_a_field_cannot_be_set_again_nor_deleted_nor_added():
    point = Point(1)
    with pytest.raises(FrozenInstanceError):
        point.x = 5
    with pytest.raises(FrozenInstanceError):
        del point.x
    with pytest.raises((FrozenInstanceError, AttributeError)):
        point.z = 5
    assert not hasattr(point, "__dict__")


def test_values_are_equal_by_what_they_hold():
    assert Point(1) != Point(2)
    assert Point(1) != (1, 2)
    assert hash(Point(1)) == hash(Point(1, 2))
    assert len({Point(1), Point(1, 2), Point(2)}) == 2


def test_a_value_is_shown_with_its_fields():
    assert repr(Point(1)) == "Point(x=1, y=2)"


def test_a_class_may_compare_in_a_way_of_its_own():
    assert Named("A") == Named("a")
    assert hash(Named("A")) == hash(Named("a"))


def test_the_tools_of_dataclasses_work():
    assert is_dataclass(Point)
    assert [each.name for each in fields(Point)] == ["x", "y", "total"]
    assert replace(Point(1), y=5).total == 6


def test_a_value_can_be_matched_by_its_fields():
    match Point(1):
        case Point(x, y):
            assert (x, y) == (1, 2)


def test_a_value_survives_a_journey_to_another_process():
    copy = pickle.loads(pickle.dumps(Point(1)))
    assert copy == Point(1)
    assert copy.total == 3
