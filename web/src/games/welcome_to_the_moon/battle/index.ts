import type { Adventure } from '../adventures';
import type { MarkedSheet } from '../view';
import { model } from './model';
import Printed from './Printed.svelte';
import { score, scoreAfter, sheetOf } from './rules';
import Sheet from './Sheet.svelte';
import Summary from './Summary.svelte';
import Written from './Written.svelte';

/** Adventure 8: The Battle. */
export const battle: Adventure = {
  Incidents: null,
  Printed,
  Sheet,
  Summary,
  Written,
  model,
  reward: 'points',
  sheetOf,
  scoreAfter,
  where: (effect) => ({ key: 'battle-where', params: { effect } }),
  whyNoPlace: ({ number }) => ({ rule: 'WM-8.5', text: { key: 'battle-why-no-place', params: { number } } }),
  standing: (view, seat) => ({ key: 'battle-standing', params: score(view.sheets as MarkedSheet[], seat) }),
};
