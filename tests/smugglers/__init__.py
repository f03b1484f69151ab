"""Smugglers: a tiny game for tests only. It has what Welcome to the Moon has not: hidden hands, turns one after another, a reaction window, dice.

On your turn play a cargo card from your hand, or roll a die. Cargo may be inspected: each opponent in turn order who holds a patrol card may play it
to confiscate the cargo. A roll earns its pips, and a six also lets you choose the order of two gains. While it is your turn you may bribe once: pay a
point and draw a card. The game ends when everybody has had four turns.
"""
