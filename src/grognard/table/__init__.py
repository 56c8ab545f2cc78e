"""The table: a server that keeps games, hands out views and takes orders. See docs/table.md."""
