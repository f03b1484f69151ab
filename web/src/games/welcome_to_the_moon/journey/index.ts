import type { Adventure } from '../adventures';
import Sheet from '../marked/Sheet.svelte';
import Summary from '../marked/Summary.svelte';
import Written from '../marked/Written.svelte';
import type { MarkedSheet } from '../view';
import { model } from './model';
import Printed from './Printed.svelte';
import { filledZones, herZones, terms } from './rules';

/** Adventure 2: The Journey. */
export const journey: Adventure = {
  Incidents: null,
  Printed,
  Sheet,
  Summary,
  Written,
  model,
  reward: 'points',
  where: (effect) => ({ key: 'journey-where', params: { effect } }),
  whyNoPlace: ({ number }) => ({ rule: 'WM-0.8.2', text: { key: 'journey-why-no-place', params: { number } } }),
  majority: (sheet, astra) => ({ of: 'zones', mine: filledZones(sheet).length, hers: herZones(astra), cards: astra.held.energy }),
  standing: (view, seat) => {
    const [, plants, water, longest, most, errors] = terms(view.sheets as MarkedSheet[], seat, view.astra).map(({ points }) => points);
    return { key: 'journey-standing', params: { plants: plants!, water: water!, zones: longest! + most!, penalty: -errors! } };
  },
};
