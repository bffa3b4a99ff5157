"""The desktop program; Qt lives here and only here."""

__version__ = "0.1.0"
