"""Where everything lies: the resources beside the program, and the user's own folders. Nothing else knows places."""

from pathlib import Path
from typing import Final

from platformdirs import PlatformDirs

from puzzles.rules.values import frozen

APP_NAME: Final = "anshan-trainer"
RESOURCES: Final = Path(__file__).resolve().parents[1] / "resources"


@frozen
class Folders:
    """The user's folders: what is kept, the settings, the notes of the running program, its logs, and copies."""

    data: Path
    config: Path
    state: Path
    logs: Path
    backups: Path

    @property
    def progress_db(self) -> Path:
        """Give the file that holds every answer; it is precious."""
        return self.data / "progress.db"

    @property
    def settings_file(self) -> Path:
        """Give the file of the settings."""
        return self.config / "settings.json"

    @property
    def lock_file(self) -> Path:
        """Give the file that a running program holds."""
        return self.state / "running.lock"

    @property
    def log_file(self) -> Path:
        """Give the file of the log."""
        return self.logs / "anshan-trainer.log"

    @property
    def crash_file(self) -> Path:
        """Give the file that a hard crash of the interpreter writes into."""
        return self.logs / "crash.log"

    def make(self) -> None:
        """Create the folders that are missing; raises OSError where that can't be."""
        for folder in (self.data, self.config, self.state, self.logs, self.backups):
            folder.mkdir(parents=True, exist_ok=True)


def folders_in(folder: Path) -> Folders:
    """Give the folders inside one folder, as ``--data-dir`` has them."""
    root = folder.expanduser().absolute()
    return Folders(data=root, config=root, state=root / "state", logs=root / "logs", backups=root / "backups")


def user_folders() -> Folders:
    """Give the folders where this system keeps them for a user: local ones, never roaming or shared."""
    dirs = PlatformDirs(APP_NAME, appauthor=False, roaming=False)
    data = Path(dirs.user_data_dir)
    return Folders(
        data=data,
        config=Path(dirs.user_config_dir),
        state=Path(dirs.user_state_dir),
        logs=Path(dirs.user_log_dir),
        backups=data / "backups",
    )
