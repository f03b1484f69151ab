import type { Rival } from '..';

/** Alone against ASTRA (WM-S.2). */
export const rival: Rival = {
  title: { key: 'astra-alone' },
  name: ({ astra_level }) => ({ key: 'astra-rival', params: { level: Number(astra_level) } }),
  options: ['astra_level'],
};
