import { printed } from '$lib/number';
import { pointsOf, type Adventure } from '../adventures';
import { fromContents } from '../content';
import Sheet from '../marked/Sheet.svelte';
import Summary from '../marked/Summary.svelte';
import Written from '../marked/Written.svelte';
import { model } from './model';
import Printed from './Printed.svelte';

/** Adventure 5: The Dome. */
export const dome = fromContents((files): Adventure => ({
  Incidents: null,
  Printed,
  Sheet,
  Summary,
  Written,
  model: model.from(files),
  reward: 'points',
  where: (effect) => ({ key: 'dome-where', params: { effect } }),
  standing: (view, seat) => {
    const points = pointsOf(view, seat);
    return {
      key: 'dome-standing',
      params: {
        missions: points['term-missions']!,
        tower: points['dome-term-tower']!,
        skyscrapers: points['dome-term-skyscrapers']!,
        crew: printed(points['dome-term-crew']!),
        penalty: -points['dome-term-dome']! - points['term-errors']!,
      },
    };
  },
}));
