## Cards and boards
