import { expect, test } from 'vitest';
import { picture, signOf, signs } from './effects';
import { contentsIn } from '../../../tests/printed';
import { contents } from './content';

const printed = contents.from(contentsIn('seti'));

test('a gain is a number and the sign of its resource (SE-9.5)', () => {
  expect(signOf({ gain: { publicity: 2 } })).toEqual({ icon: 'publicity', count: 2, plain: true });
  expect(signOf({ gain: { vp: 1 } })!.plain).toBe(false);
});

test('cards from the deck and cards of choice differ', () => {
  expect(signOf({ card: { from: 'deck', count: 3 } })!.mark).toBe('?');
  expect(signOf({ card: { from: 'row_or_deck', count: 1 } })!.mark).toBeUndefined();
});

test('a signal says where it goes: a planet, a colour of star, a card', () => {
  expect(signOf({ signal: { where: 'planet_sector', planet: 'mars', count: 1 } })!.with).toBe('mars');
  expect(signOf({ signal: { where: 'colour', colour: 'black', count: 1 } })!.with).toBe('star-black');
  expect(signOf({ signal: { where: 'card_row', count: 1 } })!.with).toBe('card');
});

test('every reward of planets, moons and species boards has signs', () => {
  const planets = Object.values(printed.planets).flatMap(({ orbit, land, moons }) => [orbit.rewards, land.rewards, ...moons.map(({ rewards }) => rewards)]);
  const species = Object.values(printed.species).flatMap(({ board }) => Object.values(board).flatMap((column) => column.map(({ reward }) => reward)));
  for (const rewards of [...planets, ...species]) expect(signs(rewards)).toHaveLength(rewards.length);
});

test('every corner of a card has signs', () => {
  for (const { free_action } of Object.values(printed.cards)) expect(signs(free_action)).toHaveLength(free_action.length);
});

test('a card that only words can tell shows the face of the unknown', () => {
  expect(picture([])).toBe('species');
  expect(picture([{ launch: { count: 1 } }])).toBe('launch');
});
