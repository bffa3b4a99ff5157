"""How numbers, times and days are written in the window."""

from PySide6.QtCore import QCoreApplication, QDate, QLocale

_EPOCH = QDate(1970, 1, 1)


def minutes(milliseconds: int) -> str:
    """Write a time as 0:19."""
    seconds = round(milliseconds / 1000)
    return f"{seconds // 60}:{seconds % 60:02}"


def day_words(day: int, today: int) -> str:
    """Write the number of a day as today, yesterday or a date, with its year where that is another one."""
    if day == today:
        return QCoreApplication.translate("Days", "today")
    if day == today - 1:
        return QCoreApplication.translate("Days", "yesterday")
    date = _EPOCH.addDays(day)
    if date.year() == _EPOCH.addDays(today).year():
        return date_words(day)
    form = QCoreApplication.translate("Days", "d MMM yyyy", "a date with its year")
    return QLocale().toString(date, form)


def date_words(day: int) -> str:
    """Write the number of a day as a date without its year."""
    form = QCoreApplication.translate("Days", "d MMM", "a date without its year")
    return QLocale().toString(_EPOCH.addDays(day), form)


def day_of_month(day: int) -> str:
    """Write the number of a day as the day of its month."""
    return str(_EPOCH.addDays(day).day())
