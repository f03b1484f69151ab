"""`python -m starboard.server`: the server without the rest of the command line."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from starboard.engine.errors import Refusal


def main() -> int:
    from starboard.server.run import serve

    parser = argparse.ArgumentParser(prog="python -m starboard.server")
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=8000)
    parser.add_argument("--database-url")
    parser.add_argument("--data-dir", type=Path)
    parser.add_argument("--workers", type=int, default=1)
    args = parser.parse_args()
    try:
        serve(args.host, args.port, args.database_url, args.data_dir, args.workers)
    except Refusal as refusal:
        print(refusal, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
