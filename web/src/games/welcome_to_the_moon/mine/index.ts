import type { Adventure } from '../adventures';
import Sheet from '../marked/Sheet.svelte';
import Summary from '../marked/Summary.svelte';
import Written from '../marked/Written.svelte';
import type { MarkedSheet } from '../view';
import { model } from './model';
import Printed from './Printed.svelte';
import { count, isDone } from './reading';
import { mains, mines, secondaries } from './sheet';

/** Adventure 4: The Mine. */
export const mine: Adventure = {
  Incidents: null,
  Printed,
  Sheet,
  Summary,
  Written,
  model,
  reward: 'points',
  where: (effect) => ({ key: 'mine-where', params: { effect } }),
  standing: (view, seat) => {
    const sheet = view.sheets[seat] as MarkedSheet;
    const penalty = view.scores[seat]!.terms.reduce((sum, { points }) => sum - Math.min(0, points), 0);
    const factories = [...mains, ...secondaries].filter((factory) => isDone(sheet, factory)).length;
    return { key: 'mine-standing', params: { mines: count(sheet, mines), factories, penalty } };
  },
};
