import { describe, expect, it } from 'vitest';
import { bundle, render } from '../src/lib/text.svelte';

const game = bundle(
  'uk',
  `
wrote = { $player } вписує { $number } сюди: { $place }.
level = { $effect ->
    [water] рівень води
   *[wild] вільний рівень
}
rockets = { $count ->
    [one] { $count } ракета
    [few] { $count } ракети
   *[many] { $count } ракет
}
shared = з гри
`,
);
const platform = bundle('en', 'shared = of the platform\nclose = Close');
const bundles = [game, platform];

describe('rendering messages', () => {
  it('renders messages inside messages and names of seats', () => {
    const message = { key: 'wrote', params: { player: { seat: 1 }, number: 9, place: { key: 'level', params: { effect: 'water' } } } };
    expect(render(bundles, message, (seat) => ['Ірина', 'Марко'][seat]!)).toBe('Марко вписує 9 сюди: рівень води.');
  });

  it.each([
    [1, '1 ракета'],
    [3, '3 ракети'],
    [11, '11 ракет'],
    [22, '22 ракети'],
  ])('chooses the plural form of %i', (count, words) => {
    expect(render(bundles, { key: 'rockets', params: { count } })).toBe(words);
  });

  it("looks in the game's catalog before the platform's", () => {
    expect(render(bundles, { key: 'shared' })).toBe('з гри');
    expect(render(bundles, { key: 'close' })).toBe('Close');
  });

  it('shows the key of a message that no catalog has', () => {
    expect(render(bundles, { key: 'unheard-of' })).toBe('unheard-of');
  });
});
