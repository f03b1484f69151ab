import { describe, expect, test } from 'vitest';
import { bundle, languages, render } from '$lib/text.svelte';
import { contentsIn } from '../../../tests/printed';
import { contents } from './content';

const printed = contents.from(contentsIn('seti'));

const catalogs = import.meta.glob<string>('../../../../src/starboard/games/seti/**/text/*.ftl', { query: '?raw', import: 'default', eager: true });
const sources = import.meta.glob<string>(['./**/*.svelte', './**/*.ts', '!./**/*.test.ts'], { query: '?raw', import: 'default', eager: true });
const catalog = (language: string) =>
  Object.entries(catalogs)
    .filter(([path]) => path.endsWith(`/${language}.ftl`))
    .map(([, source]) => source)
    .join('\n');
const used = new Set(Object.values(sources).flatMap((source) => [...source.matchAll(/'((?:board|table)-[a-z-]+)'/g)].map((found) => found[1]!)));

describe.each(languages)('in %s', (language) => {
  const words = [bundle(language, catalog(language))];

  test('every word of the table is there', () => {
    expect(used.size).toBeGreaterThan(120);
    expect([...used].filter((key) => !words[0]!.hasMessage(key))).toEqual([]);
  });

  test('everything printed can be said', () => {
    const ids = [
      ...Object.keys(printed.cards),
      ...Object.keys(printed.rivalCards),
      ...Object.keys(printed.objectives),
      ...Object.keys(printed.techs).map((tech) => `tech-${tech}`),
      ...Object.keys(printed.species).map((species) => `about-${species}`),
    ];
    for (const id of ids) {
      expect(printed.textsOf(id).length, id).toBeGreaterThan(0);
      for (const message of printed.textsOf(id)) expect(render(words, message), id).not.toBe(message.key);
    }
  });
});
