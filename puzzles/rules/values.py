"""Values: what ``dataclass(frozen=True, slots=True)`` makes, defined in a fifth and created in half of the time.

A dataclass compiles each of its methods when it is defined, which was half of what importing the rules cost, and a
frozen one looks up every field by name when it is created, which was half of what scoring a hand cost. Here the methods
are written once for all values, but for an ``__init__`` that fills the slots directly. ``dataclasses.fields`` and
``dataclasses.replace`` work as ever; default factories and inheritance are left out, as no value needs them.
"""

from dataclasses import MISSING, FrozenInstanceError, dataclass, field, fields
from typing import Any, NoReturn, TypeVar, dataclass_transform

_Value = TypeVar("_Value")


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def frozen(cls: type[_Value]) -> type[_Value]:
    """Make a class of values: fixed fields that can't be set again, compared, hashed and shown by what they hold."""
    made: Any = dataclass(slots=True, init=False, eq=False, repr=False)(cls)
    for name, method in _METHODS.items():
        if name not in vars(cls):
            setattr(made, name, method)
    made.__compared__ = tuple(each.name for each in fields(made) if each.compare)
    made.__init__ = _init_of(made)
    return made  # type: ignore[no-any-return]


def _init_of(cls: Any) -> Any:
    """Compile an ``__init__`` that gives each field to its slot, then calls ``__post_init__`` if there is one."""
    names: dict[str, Any] = {}
    parameters, lines = [], []
    for each in fields(cls):
        if not each.init:
            continue
        names[f"set_{each.name}"] = vars(cls)[each.name].__set__
        lines.append(f"set_{each.name}(self, {each.name})")
        if each.default is MISSING:
            parameters.append(each.name)
        else:
            names[f"default_{each.name}"] = each.default
            parameters.append(f"{each.name}=default_{each.name}")
    if hasattr(cls, "__post_init__"):
        lines.append("self.__post_init__()")
    exec(f"def __init__(self, {', '.join(parameters)}):\n " + "\n ".join(lines), names)  # noqa: S102
    return names["__init__"]


def _equals(self: Any, other: object) -> bool:
    if self is other:
        return True
    names: tuple[str, ...] = self.__compared__
    return type(other) is type(self) and all(getattr(self, name) == getattr(other, name) for name in names)


def _hash(self: Any) -> int:
    return hash(tuple([getattr(self, name) for name in self.__compared__]))


def _repr(self: Any) -> str:
    shown = ", ".join(f"{each.name}={getattr(self, each.name)!r}" for each in fields(self) if each.repr)
    return f"{self.__class__.__qualname__}({shown})"


def _refuse(self: Any, name: str, *_: object) -> NoReturn:
    raise FrozenInstanceError(f"cannot assign to field {name!r}")


def _get_state(self: Any) -> list[object]:
    return [getattr(self, each.name) for each in fields(self)]


def _set_state(self: Any, state: list[object]) -> None:
    for each, held in zip(fields(self), state, strict=True):
        object.__setattr__(self, each.name, held)


_METHODS = {
    "__eq__": _equals,
    "__hash__": _hash,
    "__repr__": _repr,
    "__setattr__": _refuse,
    "__delattr__": _refuse,
    "__getstate__": _get_state,
    "__setstate__": _set_state,
}
