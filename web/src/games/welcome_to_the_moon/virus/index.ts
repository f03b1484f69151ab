import type { Adventure } from '../adventures';
import Sheet from '../marked/Sheet.svelte';
import Summary from '../marked/Summary.svelte';
import Written from '../marked/Written.svelte';
import type { MarkedSheet } from '../view';
import { model } from './model';
import Printed from './Printed.svelte';
import { terms } from './rules';

/** Adventure 6: The Virus. */
export const virus: Adventure = {
  Incidents: null,
  Printed,
  Sheet,
  Summary,
  Written,
  model,
  reward: 'points',
  where: (effect) => ({ key: 'virus-where', params: { effect } }),
  whyNoPlace: ({ number }) => ({ rule: 'WM-0.8.2', text: { key: 'virus-why-no-place', params: { number } } }),
  standing: (view, seat) => {
    const [, plants, water, blocks, infected, errors] = terms(view.sheets as MarkedSheet[], seat).map(({ points }) => points);
    return { key: 'virus-standing', params: { blocks: blocks!, plants: plants!, water: water!, penalty: -infected! - errors! } };
  },
};
