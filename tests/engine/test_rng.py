"""Chance is a tape fixed by its key."""

from collections import Counter

import pytest

from starboard.engine.rng import Rng
from starboard.engine.seeds import commitment, fair_seed, numbered_seed


def rng(seed: int = 1) -> Rng:
    return Rng(numbered_seed(seed))


def test_the_same_key_gives_the_same_words_forever():
    tape = rng()
    words = [tape.word() for _ in range(40)]
    assert words[0] == 1227748885
    assert words[-3:] == [1321794, 2351101303, 2946528333]


def test_a_counter_alone_finds_the_place_on_the_tape():
    tape = rng()
    read = [tape.word() for _ in range(50)]
    assert Rng(tape.key, 37).word() == read[37]


def test_a_clone_goes_its_own_way():
    tape = rng()
    tape.word()
    twin = tape.clone()
    assert [twin.word() for _ in range(20)] == [Rng(tape.key, 1 + i).word() for i in range(20)]
    assert tape.counter == 1


def test_below_is_even():
    tape = rng(3)
    counts = Counter(tape.below(6) for _ in range(12_000))
    assert set(counts) == set(range(6))
    assert max(abs(count - 2000) for count in counts.values()) < 200


def test_below_rejects_words_that_would_favour_small_numbers():
    tape = rng(4)
    limit = 2**32 - 2**32 % 3_000_000_000
    words = [Rng(tape.key, i).word() for i in range(200)]
    first = next(i for i, word in enumerate(words) if word < limit)
    assert tape.below(3_000_000_000) == words[first]
    assert tape.counter == first + 1


def test_shuffled_is_a_permutation_and_leaves_the_original():
    items = list(range(63))
    mixed = rng(5).shuffled(items)
    assert sorted(mixed) == items == list(range(63))
    assert mixed != items


def test_every_order_of_three_is_equally_likely():
    tape = rng(6)
    orders = Counter(tuple(tape.shuffled([1, 2, 3])) for _ in range(6000))
    assert len(orders) == 6
    assert max(abs(count - 1000) for count in orders.values()) < 150


def test_a_fork_shares_nothing_with_its_origin():
    tape = rng(7)
    fork = tape.fork()
    assert fork.key != tape.key
    assert fork.word() != tape.word()


def test_a_seed_hangs_on_the_secret_and_on_every_players_entropy():
    secret = bytes(range(32))
    seeds = {
        fair_seed(secret, ["a", "b"]),
        fair_seed(secret, ["ab", ""]),
        fair_seed(secret, ["b", "a"]),
        fair_seed(secret[::-1], ["a", "b"]),
        fair_seed(secret, ["a"]),
    }
    assert len(seeds) == 5
    assert all(len(seed) == 32 for seed in seeds)


def test_a_commitment_is_the_sha256_of_the_secret():
    assert commitment(b"starboard") == "001dd523aef9118ea2901a6aa54338f3b57575c8d4cec5936b7cf53c2c0f7670"


@pytest.mark.parametrize(("one", "other"), [(0, 1), (1, -1), (12, 2**70)])
def test_numbered_seeds_differ(one, other):
    assert numbered_seed(one) != numbered_seed(other)
