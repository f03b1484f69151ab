"""The kernel: matches as logs, rules as agendas of small tasks. It knows no game."""
