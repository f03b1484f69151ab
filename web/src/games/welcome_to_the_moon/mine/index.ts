import type { Adventure } from '../adventures';
import { fromContents } from '../content';
import Sheet from '../marked/Sheet.svelte';
import { count } from '../marked/model';
import Summary from '../marked/Summary.svelte';
import Written from '../marked/Written.svelte';
import type { MarkedSheet } from '../view';
import { model } from './model';
import Printed from './Printed.svelte';
import { isDone } from './reading';
import { layout } from './sheet';

/** Adventure 4: The Mine. */
export const mine = fromContents((files): Adventure => ({
  Incidents: null,
  Printed,
  Sheet,
  Summary,
  Written,
  model: model.from(files),
  reward: 'points',
  where: (effect) => ({ key: 'mine-where', params: { effect } }),
  standing: (view, seat) => {
    const { mains, mines, secondaries } = layout.from(files);
    const sheet = view.sheets[seat] as MarkedSheet;
    const penalty = view.scores[seat]!.terms.reduce((sum, { points }) => sum - Math.min(0, points), 0);
    const factories = [...mains, ...secondaries].filter((factory) => isDone(sheet, factory)).length;
    return { key: 'mine-standing', params: { mines: count(sheet, mines), factories, penalty } };
  },
}));
