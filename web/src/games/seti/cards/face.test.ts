import { expect, test } from 'vitest';
import { CARDS } from '../content';
import { costOf, faceOf, short } from './face';

test('every card has a face: words for its effects, one box for the rest (SE-9.1)', () => {
  for (const [id, { effects, mission, message, end_game }] of Object.entries(CARDS)) {
    const face = faceOf(id);
    expect(face.effects.length > 0, id).toBe(effects.length > 0);
    expect(face.box !== null, id).toBe(Boolean(mission ?? message ?? end_game));
  }
});

test('a triggered mission has a slot for each trigger (SE-9.12)', () => {
  const { box } = faceOf('card_001');
  expect(box!.slots).toBe(true);
  expect(box!.lines).toHaveLength(CARDS['card_001']!.mission!.slots!.length);
});

test('Centaurian cards cost energy, Exertian cards nothing (SE-10.5, SE-10.6)', () => {
  expect(costOf(CARDS['et_31']!)!.resource).toBe('energy');
  expect(costOf(CARDS['et_41']!)).toBeNull();
});

test('what is missing to play a card (SE-5.6)', () => {
  expect(short('card_009', { credits: 1, energy: 9 })).toEqual({ amount: 2, resource: 'credits' });
  expect(short('card_009', { credits: 3, energy: 0 })).toBeNull();
});
