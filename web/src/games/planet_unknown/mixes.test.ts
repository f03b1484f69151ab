import { expect, test } from 'vitest';
import { mixOf, mostOf, nameOf, withCount, type Mix } from './mixes';
import { contentsIn } from '../../../tests/printed';
import { contents } from './content';

const printed = contents.from(contentsIn('planet_unknown'));
test('an event deck always has 20 cards, and no more of a colour than there are (PU-15.3)', () => {
  expect(mostOf(printed, 2)).toEqual([16, 20, 18]);
  expect(mostOf(printed, 1)).toEqual([20, 20, 20]);
  for (const seats of [1, 2])
    for (const start of [
      [7, 7, 6],
      [16, 4, 0],
      [0, 2, 18],
    ] as Mix[])
      for (const colour of [0, 1, 2])
        for (let count = 0; count <= 20; count++) {
          const mix = withCount(printed, start, colour, count, seats);
          expect(mix[0] + mix[1] + mix[2]).toBe(20);
          expect(mix.every((cards, i) => cards >= 0 && cards <= mostOf(printed, seats)[i]!)).toBe(true);
        }
  expect(withCount(printed, [7, 7, 6], 0, 10, 2)).toEqual([10, 4, 6]);
  expect(withCount(printed, [7, 7, 6], 1, 15, 2)).toEqual([5, 15, 0]);
  expect(withCount(printed, [7, 7, 6], 0, 20, 2)).toEqual([16, 0, 4]);
});

test('a printed mix has a name, and alone there is always a deck (PU-15.3, PU-17.1)', () => {
  expect(nameOf(printed, [3, 7, 10])).toBe('harsh');
  expect(nameOf(printed, [3, 8, 9])).toBe('custom');
  expect(mixOf(printed, { events: 'default' }, 2)).toBeNull();
  expect(mixOf(printed, { events: 'default' }, 1)).toEqual([7, 7, 6]);
  expect(mixOf(printed, { events: 'custom', green_events: '1', orange_events: '2', red_events: '17' }, 3)).toEqual([1, 2, 17]);
});
