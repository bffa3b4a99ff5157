"""The second step of progress.db: what playing puzzles needs. Never changed again."""

from typing import Final

_LOGS: Final = (
    # What was taken back. The log of attempts itself is only added to.
    """CREATE TABLE undone(
      attempt INTEGER PRIMARY KEY REFERENCES attempt(id),
      at_ms INTEGER NOT NULL) STRICT""",
    """CREATE TRIGGER undone_is_never_changed BEFORE UPDATE ON undone
      BEGIN SELECT RAISE(ABORT, 'what was undone stays so'); END""",
    """CREATE TRIGGER undone_is_never_deleted BEFORE DELETE ON undone
      BEGIN SELECT RAISE(ABORT, 'what was undone stays so'); END""",
    # first_state and first_score are the run's as it began: what undoing its first answer leads back to.
    """CREATE TABLE run(
      id INTEGER PRIMARY KEY,
      uid BLOB NOT NULL UNIQUE CHECK(length(uid) = 16),
      learner INTEGER NOT NULL REFERENCES learner(id),
      mode TEXT NOT NULL,
      theme TEXT NOT NULL,
      started_ms INTEGER NOT NULL,
      offset_min INTEGER NOT NULL CHECK(offset_min BETWEEN -1080 AND 1080),
      day INTEGER NOT NULL,
      first_state TEXT NOT NULL,
      first_score INTEGER NOT NULL,
      state TEXT NOT NULL,
      score INTEGER NOT NULL,
      ended_ms INTEGER,
      ended_offset_min INTEGER,
      ended_day INTEGER) STRICT""",
    "CREATE INDEX run_by_end ON run(learner, mode, ended_ms)",
    "CREATE INDEX run_by_score ON run(learner, mode, theme, score)",
    "ALTER TABLE attempt ADD COLUMN run INTEGER REFERENCES run(id)",
    "CREATE INDEX attempt_by_run ON attempt(run) WHERE run IS NOT NULL",
    # What each answer changed, as it was after it; the present rows are the last of these that aren't undone.
    """CREATE TABLE run_change(
      run INTEGER NOT NULL REFERENCES run(id),
      attempt INTEGER NOT NULL REFERENCES attempt(id),
      state TEXT NOT NULL,
      score INTEGER NOT NULL,
      ended_ms INTEGER,
      ended_offset_min INTEGER,
      ended_day INTEGER,
      PRIMARY KEY(run, attempt)) STRICT, WITHOUT ROWID""",
    """CREATE TABLE skill_change(
      learner INTEGER NOT NULL REFERENCES learner(id),
      subject TEXT NOT NULL,
      attempt INTEGER NOT NULL REFERENCES attempt(id),
      rating REAL NOT NULL,
      answered INTEGER NOT NULL,
      PRIMARY KEY(learner, subject, attempt)) STRICT, WITHOUT ROWID""",
    # missed is the last answer that wasn't right; a row made by hand has the attempt of the row before it.
    """CREATE TABLE review_change(
      id INTEGER PRIMARY KEY,
      learner INTEGER NOT NULL REFERENCES learner(id),
      puzzle INTEGER NOT NULL REFERENCES puzzle(id),
      attempt INTEGER NOT NULL REFERENCES attempt(id),
      state INTEGER NOT NULL,
      stability REAL NOT NULL,
      difficulty REAL NOT NULL,
      last_day INTEGER NOT NULL,
      due_day INTEGER NOT NULL,
      lapses INTEGER NOT NULL,
      suspended INTEGER NOT NULL CHECK(suspended IN (0, 1)),
      missed INTEGER REFERENCES attempt(id)) STRICT""",
    "CREATE INDEX review_change_by_puzzle ON review_change(learner, puzzle)",
    "CREATE INDEX review_change_by_attempt ON review_change(attempt)",
)

_PRESENT: Final = (
    """CREATE TABLE skill(
      learner INTEGER NOT NULL REFERENCES learner(id),
      subject TEXT NOT NULL,
      rating REAL NOT NULL,
      answered INTEGER NOT NULL,
      PRIMARY KEY(learner, subject)) STRICT, WITHOUT ROWID""",
    """CREATE TABLE review(
      learner INTEGER NOT NULL REFERENCES learner(id),
      puzzle INTEGER NOT NULL REFERENCES puzzle(id),
      state INTEGER NOT NULL,
      stability REAL NOT NULL,
      difficulty REAL NOT NULL,
      last_day INTEGER NOT NULL,
      due_day INTEGER NOT NULL,
      lapses INTEGER NOT NULL,
      suspended INTEGER NOT NULL CHECK(suspended IN (0, 1)),
      missed INTEGER REFERENCES attempt(id),
      PRIMARY KEY(learner, puzzle)) STRICT, WITHOUT ROWID""",
    "CREATE INDEX review_by_due ON review(learner, suspended, due_day)",
    """CREATE TABLE theme_of(
      puzzle INTEGER NOT NULL REFERENCES puzzle(id),
      theme TEXT NOT NULL,
      PRIMARY KEY(puzzle, theme)) STRICT, WITHOUT ROWID""",
    # First attempts only.
    """CREATE TABLE theme_total(
      learner INTEGER NOT NULL REFERENCES learner(id),
      theme TEXT NOT NULL,
      answered INTEGER NOT NULL,
      correct INTEGER NOT NULL,
      PRIMARY KEY(learner, theme)) STRICT, WITHOUT ROWID""",
    """CREATE TABLE total(
      learner INTEGER NOT NULL REFERENCES learner(id),
      kind TEXT NOT NULL,
      profile TEXT NOT NULL,
      answered INTEGER NOT NULL,
      correct INTEGER NOT NULL,
      PRIMARY KEY(learner, kind, profile)) STRICT, WITHOUT ROWID""",
    """CREATE TABLE day_total(
      learner INTEGER NOT NULL REFERENCES learner(id),
      day INTEGER NOT NULL,
      answered INTEGER NOT NULL,
      correct INTEGER NOT NULL,
      PRIMARY KEY(learner, day)) STRICT, WITHOUT ROWID""",
    # How many answers took how many quarters of a second; the last bucket takes all from ten minutes on.
    """CREATE TABLE time_spread(
      learner INTEGER NOT NULL REFERENCES learner(id),
      bucket INTEGER NOT NULL,
      answered INTEGER NOT NULL,
      PRIMARY KEY(learner, bucket)) STRICT, WITHOUT ROWID""",
)

_OWN: Final = (
    """CREATE TABLE favourite(
      learner INTEGER NOT NULL REFERENCES learner(id),
      puzzle INTEGER NOT NULL REFERENCES puzzle(id),
      at_ms INTEGER NOT NULL,
      PRIMARY KEY(learner, puzzle)) STRICT, WITHOUT ROWID""",
    "CREATE INDEX favourite_by_time ON favourite(learner, at_ms)",
    """CREATE TABLE complaint(
      id INTEGER PRIMARY KEY,
      learner INTEGER NOT NULL REFERENCES learner(id),
      puzzle INTEGER NOT NULL REFERENCES puzzle(id),
      at_ms INTEGER NOT NULL,
      note TEXT NOT NULL) STRICT""",
    # How far each walk through the bank has come.
    """CREATE TABLE place(
      learner INTEGER NOT NULL REFERENCES learner(id),
      theme TEXT NOT NULL,
      bucket INTEGER NOT NULL,
      rnd INTEGER NOT NULL,
      PRIMARY KEY(learner, theme, bucket)) STRICT, WITHOUT ROWID""",
)

_FROM_THE_LOG_SO_FAR: Final = (
    """INSERT OR IGNORE INTO theme_of(puzzle, theme)
      SELECT p.id, t.value FROM puzzle AS p, json_each(p.content, '$.themes') AS t""",
    """INSERT INTO theme_total(learner, theme, answered, correct)
      SELECT a.learner, t.theme, count(*), sum(a.grade = 'right') FROM attempt AS a JOIN theme_of AS t USING (puzzle)
      WHERE a.id IN (SELECT min(id) FROM attempt GROUP BY learner, puzzle) GROUP BY a.learner, t.theme""",
    """INSERT INTO total(learner, kind, profile, answered, correct)
      SELECT learner, kind, profile, count(*), sum(grade = 'right') FROM attempt GROUP BY learner, kind, profile""",
    """INSERT INTO day_total(learner, day, answered, correct)
      SELECT learner, day, count(*), sum(grade = 'right') FROM attempt GROUP BY learner, day""",
    """INSERT INTO time_spread(learner, bucket, answered)
      SELECT learner, min(took_ms / 250, 2400), count(*) FROM attempt GROUP BY learner, min(took_ms / 250, 2400)""",
)

STEP_TWO: Final = (*_LOGS, *_PRESENT, *_OWN, *_FROM_THE_LOG_SO_FAR)
