import { describe, expect, test } from 'vitest';
import { bundle, languages, render } from '$lib/text.svelte';
import { contentsIn } from '../../../tests/printed';
import { contents } from './content';

const printed = contents.from(contentsIn('planet_unknown'));
const catalogs = import.meta.glob<string>('../../../../src/starboard/games/planet_unknown/text/*.ftl', { query: '?raw', import: 'default', eager: true });
const sources = import.meta.glob<string>(['./*.svelte', './*.ts', '!./*.test.ts'], { query: '?raw', import: 'default', eager: true });
const catalog = (language: string) => Object.entries(catalogs).find(([path]) => path.endsWith(`/${language}.ftl`))![1];
const used = new Set(Object.values(sources).flatMap((source) => [...source.matchAll(/'(board-[a-z-]+)'/g)].map((found) => found[1]!)));

describe.each(languages)('in %s', (language) => {
  const words = [bundle(language, catalog(language))];
  const boards = [
    ...Object.values(printed.planets).map((board) => ['planet', board] as const),
    ...Object.values(printed.corporations).map((board) => ['corporation', board] as const),
  ];

  test.each(boards)('%s $id is offered with its difficulty (PU-1.5)', (option, { id, difficulty }) => {
    const said = render(words, { key: `option-${option}-choice`, params: { choice: id } });
    expect(said).toContain(render(words, { key: `${option}-name`, params: { [option]: id } }));
    expect(said.endsWith(` ${'●'.repeat(difficulty)}${'○'.repeat(4 - difficulty)}`)).toBe(true);
  });

  test('every word of the boards is there', () => {
    expect(used.size).toBeGreaterThan(40);
    expect([...used].filter((key) => !words[0]!.hasMessage(key))).toEqual([]);
  });

  test('every technology has a short name of its own', () => {
    for (const { id, technologies } of Object.values(printed.corporations)) {
      const names = technologies.map(({ level }) => render(words, { key: 'board-technology', params: { technology: `${id}-${level}` } }));
      expect(new Set(names).size).toBe(technologies.length);
    }
  });
});
