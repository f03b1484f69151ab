"""The host: how a server plays matches by these rules, in its own process or in a child that was started for rules of another time."""
