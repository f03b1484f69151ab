import { expect, test } from 'vitest';
import { bundle, type Language } from '$lib/text.svelte';

const catalogs = import.meta.glob<string>('../../../../src/starboard/games/welcome_to_the_moon/text/*.ftl', { query: '?raw', import: 'default', eager: true });
const adventures = import.meta.glob<string>('../../../../src/starboard/games/welcome_to_the_moon/adventures/*/text/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const sources = import.meta.glob<string>(['./**/*.svelte', './**/*.ts', '!./**/*.test.ts'], { query: '?raw', import: 'default', eager: true });

const used = new Set(Object.values(sources).flatMap((source) => [...source.matchAll(/'(board-[a-z-]+)'/g)].map((found) => found[1]!)));

test.each(Object.entries(catalogs))('%s has every word of the board', (path, source) => {
  const words = bundle(path.slice(-6, -4) as Language, source);
  expect(used.size).toBeGreaterThan(40);
  expect([...used].filter((key) => !words.hasMessage(key))).toEqual([]);
});

test.each(Object.entries(catalogs))('%s has no word that the board does not use', (_, source) => {
  const words = [...source.matchAll(/^(board-[a-z-]+) =/gm)].map((found) => found[1]!);
  const referred = words.filter((key) => source.includes(`{ ${key} }`));
  expect(words.filter((key) => !used.has(key) && !referred.includes(key))).toEqual([]);
});

/** Keys that are put together from a mark or a bonus. */
const composed = [
  ...['missions', 'result', 'errors', 'rockets'].map((mark) => `launch-tip-${mark}`),
  ...['rockets', 'inactive-rockets', 'fuel', 'write-x', 'sabotage'].map((bonus) => `launch-tip-bonus-${bonus}`),
];

test.each(Object.entries(adventures))('%s has the words of its sheet, and no others', (path, source) => {
  const prefix = path.split('/').at(-3)!;
  const own = Object.entries(sources).filter(([file]) => file.startsWith(`./${prefix}/`));
  const asked = new Set(
    [...composed, ...own.flatMap(([, code]) => [...code.matchAll(/'([a-z]+-[a-z-]+)'/g)].map((found) => found[1]!))].filter((key) =>
      key.startsWith(`${prefix}-`),
    ),
  );
  const words = [...source.matchAll(/^([a-z]+-[a-z0-9-]+) =/gm)].map((found) => found[1]!);
  const client = [...source.slice(source.indexOf('## Client')).matchAll(/^([a-z]+-[a-z0-9-]+) =/gm)].map((found) => found[1]!);
  expect(asked.size).toBeGreaterThan(10);
  expect([...asked].filter((key) => !words.includes(key))).toEqual([]);
  expect(client.filter((key) => !asked.has(key))).toEqual([]);
});
