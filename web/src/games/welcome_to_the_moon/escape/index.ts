import type { Adventure } from '../adventures';
import Sheet from '../marked/Sheet.svelte';
import Summary from '../marked/Summary.svelte';
import Written from '../marked/Written.svelte';
import type { MarkedSheet } from '../view';
import { model } from './model';
import Printed from './Printed.svelte';
import { terms } from './rules';

/** Adventure 7: The Escape. */
export const escape: Adventure = {
  Incidents: null,
  Printed,
  Sheet,
  Summary,
  Written,
  model,
  reward: 'points',
  where: (effect) => ({ key: 'escape-where', params: { effect } }),
  whyNoPlace: ({ number }) => ({ rule: 'WM-7.5', text: { key: 'escape-why-no-place', params: { number } } }),
  standing: (view, seat) => {
    const [, greenhouses, modules, planning, errors] = terms(view.sheets as MarkedSheet[], seat).map(({ points }) => points);
    return { key: 'escape-standing', params: { greenhouses: greenhouses!, modules: modules!, penalty: -planning! - errors! } };
  },
};
