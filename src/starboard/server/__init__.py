"""The server: people at tables, matches kept as logs, live updates, bots that think in processes of their own."""
