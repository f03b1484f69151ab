import { fromContents } from '../content';
import type { MarkedSheet } from '../view';
import { layout } from './sheet';

export const blank = fromContents((files) => {
  const { airlocks, ships, slots } = layout.from(files);

  const atStart = [...airlocks, ...ships.flatMap(({ plants, reactors }) => [...plants, ...reactors])].filter((symbol) => symbol.atStart).map(({ id }) => id);

  /** A sheet at the start; what is circled from the start stays circled. */
  const blankSheet = ({ circled = [], ...marks }: Partial<MarkedSheet> = {}): MarkedSheet => ({
    slots: slots.map(() => null),
    last: null,
    errors: Array(3).fill('free'),
    missions: { A: null, B: null, C: null },
    ready: false,
    noted: {},
    reached: [],
    crossed: [],
    races: Object.fromEntries(ships.map(({ double }) => [double.id, null])),
    closed: [],
    ...marks,
    circled: [...atStart, ...circled],
  });

  return { blankSheet };
});
