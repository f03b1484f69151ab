import type { Adventure } from '../adventures';
import Sheet from '../marked/Sheet.svelte';
import Summary from '../marked/Summary.svelte';
import Written from '../marked/Written.svelte';
import type { MarkedSheet } from '../view';
import { model } from './model';
import Printed from './Printed.svelte';
import { count, isDone, terms } from './rules';
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
  whyNoPlace: ({ number }) => ({ rule: 'WM-0.8.2', text: { key: 'mine-why-no-place', params: { number } } }),
  standing: (view, seat) => {
    const sheet = view.sheets[seat] as MarkedSheet;
    const penalty = terms(view.sheets as MarkedSheet[], seat).reduce((sum, { points }) => sum - Math.min(0, points), 0);
    return {
      key: 'mine-standing',
      params: { mines: count(sheet, mines), factories: [...mains, ...secondaries].filter((factory) => isDone(sheet, factory)).length, penalty },
    };
  },
};
