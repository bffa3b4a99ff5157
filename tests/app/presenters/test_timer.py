"""The time of a question."""

from app.presenters.timer import LONGEST_MS, QuestionTimer


class Stopwatch:
    def __init__(self):
        self.seconds = 100.0

    def __call__(self):
        return self.seconds


def test_time_runs_from_the_restart():
    watch = Stopwatch()
    timer = QuestionTimer(watch)
    assert timer.milliseconds == 0
    timer.restart()
    watch.seconds += 1.5
    assert timer.milliseconds == 1500


def test_a_pause_does_not_count():
    watch = Stopwatch()
    timer = QuestionTimer(watch)
    timer.restart()
    watch.seconds += 1
    timer.pause()
    timer.pause()
    watch.seconds += 10_800
    timer.resume()
    timer.resume()
    watch.seconds += 1
    assert timer.milliseconds == 2000


def test_a_forgotten_question_takes_an_hour_at_most():
    watch = Stopwatch()
    timer = QuestionTimer(watch)
    timer.restart()
    watch.seconds += 999_999
    assert timer.milliseconds == LONGEST_MS
