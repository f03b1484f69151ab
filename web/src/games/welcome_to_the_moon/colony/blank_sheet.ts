import { fromContents } from '../content';
import type { MarkedSheet } from '../view';
import { layout } from './sheet';

export const blank = fromContents((files) => {
  const { modules, quarters, tunnels } = layout.from(files);

  const blankSheet = (marks: Partial<MarkedSheet> = {}): MarkedSheet => ({
    slots: modules.map(({ kind }) => (kind === 'module' ? null : 'X')),
    last: null,
    errors: Array(3).fill('free'),
    missions: { A: null, B: null, C: null },
    ready: false,
    noted: {},
    reached: [],
    circled: tunnels.filter(({ atStart }) => atStart).map(({ id }) => id),
    crossed: [],
    races: Object.fromEntries(quarters.map(({ race }) => [race.id, null])),
    closed: [],
    ...marks,
  });

  return { blankSheet };
});
