import { printed } from '$lib/number';
import type { Adventure } from '../adventures';
import Sheet from '../marked/Sheet.svelte';
import Summary from '../marked/Summary.svelte';
import Written from '../marked/Written.svelte';
import type { MarkedSheet } from '../view';
import { model } from './model';
import Printed from './Printed.svelte';
import { count, terms, worth } from './rules';
import { astronauts } from './sheet';

/** Adventure 5: The Dome. */
export const dome: Adventure = {
  Incidents: null,
  Printed,
  Sheet,
  Summary,
  Written,
  model,
  reward: 'points',
  worth,
  where: (effect) => ({ key: 'dome-where', params: { effect } }),
  whyNoPlace: ({ number }) => ({ rule: 'WM-5.4', text: { key: 'dome-why-no-place', params: { number } } }),
  majority: (sheet, { held }) => ({ of: 'astronauts', mine: count(sheet, astronauts), hers: held.astronaut, cards: held.astronaut }),
  standing: (view, seat) => {
    const [missions, tower, skyscrapers, crew, unbuilt, errors] = terms(view.sheets as MarkedSheet[], seat, view.astra).map(({ points }) => points);
    return {
      key: 'dome-standing',
      params: { missions: missions!, tower: tower!, skyscrapers: skyscrapers!, crew: printed(crew!), penalty: -unbuilt! - errors! },
    };
  },
};
