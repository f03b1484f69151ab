import type { Adventure } from '../adventures';
import Sheet from '../marked/Sheet.svelte';
import Summary from '../marked/Summary.svelte';
import Written from '../marked/Written.svelte';
import type { MarkedSheet } from '../view';
import { model } from './model';
import Printed from './Printed.svelte';
import { count, terms } from './rules';
import { astronauts } from './sheet';

/** Adventure 3: The Colony. */
export const colony: Adventure = {
  Incidents: null,
  Printed,
  Sheet,
  Summary,
  Written,
  model,
  reward: 'points',
  where: (effect) => ({ key: 'colony-where', params: { effect } }),
  whyNoPlace: ({ number }) => ({ rule: 'WM-0.8.2', text: { key: 'colony-why-no-place', params: { number } } }),
  majority: (sheet, { held }) => ({ of: 'astronauts', mine: count(sheet, astronauts), hers: held.astronaut, cards: held.astronaut }),
  standing: (view, seat) => {
    const [, plants, water, antennas, quarters, astronauts, planning, errors] = terms(view.sheets as MarkedSheet[], seat, view.astra).map(
      ({ points }) => points,
    );
    const params = { plants: plants!, water: water!, antennas: antennas!, quarters: quarters!, astronauts: astronauts!, penalty: -planning! - errors! };
    return { key: 'colony-standing', params };
  },
};
