import type { Rival } from '..';

/** Alone against the rival (SE-12). */
export const rival: Rival = {
  title: { key: 'table-alone' },
  name: ({ level }) => ({ key: 'table-rival-level', params: { level: Number(level) } }),
  options: ['level'],
};
