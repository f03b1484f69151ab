"""Smugglers: a tiny game for tests only, with what Welcome to the Moon has not: hidden hands, turns in order, a reaction window, dice.

On your turn ship a cargo card from your hand, or roll a die. Each opponent who holds a patrol card may play it to confiscate
the cargo. A roll earns its pips, and a six also lets you choose the order of two gains. While it is your turn you may bribe once:
pay a point and draw a card. The game ends when everybody has had four turns.
"""
