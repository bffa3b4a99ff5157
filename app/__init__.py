"""The desktop program; Qt lives here and only here."""
