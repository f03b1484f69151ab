"""Where things are."""

from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SRC = ROOT / "src"
WEB = ROOT / "web"
STATIC = SRC / "starboard" / "server" / "static"
VENV = ROOT / ".venv"
BIN = VENV / "bin"
PYTHON = BIN / "python"
STAMPS = VENV / "stamps"
LOGS = VENV / "logs"
COMPILED = VENV / "compiled"
