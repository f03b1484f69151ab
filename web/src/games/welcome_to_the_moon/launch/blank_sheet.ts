import { fromContents } from '../content';
import type { LaunchSheet } from '../view';
import { layout } from './sheet';

export const blank = fromContents((files) => {
  const { slotOf, slots } = layout.from(files);

  const blankSheet = (marks: Partial<LaunchSheet> = {}): LaunchSheet => ({
    slots: slots.map(() => null),
    last: null,
    fuelled: [],
    paid: [],
    lost: [],
    sabotaged: [],
    waiting: [],
    rockets: 0,
    boxes: 0,
    ties: 0,
    errors: Array(8).fill('free'),
    missions: { A: null, B: null, C: null },
    ready: false,
    noted: {},
    bonds: [],
    due: [],
    ...marks,
  });

  function filled(sheet: LaunchSheet, marks: Record<string, number | 'X'>): LaunchSheet {
    const written = [...sheet.slots];
    for (const [slot, mark] of Object.entries(marks)) written[slotOf.get(slot)!.index] = mark;
    return { ...sheet, slots: written };
  }

  return { blankSheet, filled };
});
