import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import en from '../../src/starboard/text/en.ftl?raw';

const keys = new Set(new FluentResource(en).body.map(({ id }) => id));
const sources = import.meta.glob<string>('../src/{components,pages,lib}/**/*.{svelte,ts}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

describe('words of the client', () => {
  it.each(Object.entries(sources))('%s uses only messages that exist', (_, source) => {
    const quoted = [...source.matchAll(/\bt\('([a-z][\w-]*)'\)|\bkey: '([a-z][\w-]*)'/g)].map((match) => match[1] ?? match[2]!);
    expect(quoted.filter((key) => !keys.has(key))).toEqual([]);
  });
});
