"""python -m starboard.host: a child of a server."""

import sys

from starboard.host.program import main

main(sys.argv[1:])
