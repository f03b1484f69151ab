import { expect, test } from 'vitest';
import { picture, signOf, signs } from './effects';
import { contentsIn } from '../../../tests/printed';
import { contents } from './content';

const printed = contents.from(contentsIn('seti'));

test('a gain is a number and the sign of its resource (SE-9.5)', () => {
  expect(signOf(printed, { op: 'gain', resource: 'publicity', amount: 2 })).toEqual({ icon: 'publicity', count: 2, plain: true });
  expect(signOf(printed, { op: 'gain', resource: 'vp', amount: 1 })!.plain).toBe(false);
});

test('cards from the deck and cards of choice differ', () => {
  expect(signOf(printed, { op: 'draw', count: 3 })!.mark).toBe('?');
  expect(signOf(printed, { op: 'take', count: 1 })!.mark).toBeUndefined();
});

test('a signal says where it goes: a planet, a colour of star, a card', () => {
  expect(signOf(printed, { op: 'signal', where: 'planet_sector', planet: 'mars', count: 1 })!.with).toBe('mars');
  expect(signOf(printed, { op: 'signal', where: 'colour', colour: 'black', count: 1 })!.with).toBe('star-black');
  expect(signOf(printed, { op: 'signal', where: 'card_row', count: 1 })!.with).toBe('card');
});

test('every reward of planets, moons and species boards has signs', () => {
  const planets = Object.values(printed.planets).flatMap(({ orbit, land, moons }) => [orbit.rewards, land.rewards, ...moons.map(({ rewards }) => rewards)]);
  const species = Object.values(printed.species).flatMap(({ board }) => Object.values(board).flatMap((column) => column.map(({ reward }) => reward)));
  for (const rewards of [...planets, ...species]) expect(signs(printed, rewards)).toHaveLength(rewards.length);
});

test('every corner of a card has signs', () => {
  for (const { free_action } of Object.values(printed.cards)) expect(signs(printed, free_action)).toHaveLength(free_action.length);
});

test('a card that only words can tell shows the face of the unknown', () => {
  expect(picture(printed, [])).toBe('species');
  expect(picture(printed, [{ op: 'launch', count: 1 }])).toBe('launch');
});
