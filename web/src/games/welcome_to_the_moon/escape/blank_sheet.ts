import { fromContents } from '../content';
import { notWon, unmarked } from '../marked/blank_marks';
import type { MarkedSheet } from '../view';
import { layout } from './sheet';

export const blank = fromContents((files) => {
  const { airlocks, ships, slots } = layout.from(files);

  const atStart = [...airlocks, ...ships.flatMap(({ plants, reactors }) => [...plants, ...reactors])].filter((symbol) => symbol.atStart).map(({ id }) => id);

  /** A sheet at the start; what is circled from the start stays circled. */
  const blankSheet = ({ circled = [], ...marks }: Partial<MarkedSheet> = {}): MarkedSheet => ({
    ...unmarked(slots.length),
    races: notWon(ships.map(({ double }) => double)),
    ...marks,
    circled: [...atStart, ...circled],
  });

  return { blankSheet };
});
