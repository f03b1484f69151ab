import { pointsOf, type Adventure } from '../adventures';
import { fromContents } from '../content';
import Sheet from '../marked/Sheet.svelte';
import Summary from '../marked/Summary.svelte';
import Written from '../marked/Written.svelte';
import { model } from './model';
import Printed from './Printed.svelte';

/** Adventure 2: The Journey. */
export const journey = fromContents((files): Adventure => ({
  Incidents: null,
  Printed,
  Sheet,
  Summary,
  Written,
  model: model.from(files),
  reward: 'points',
  where: (effect) => ({ key: 'journey-where', params: { effect } }),
  standing: (view, seat) => {
    const points = pointsOf(view, seat);
    return {
      key: 'journey-standing',
      params: {
        plants: points['journey-term-plants']!,
        water: points['journey-term-water']!,
        zones: points['journey-term-longest-zone']! + points['journey-term-most-zones']!,
        penalty: -points['term-errors']!,
      },
    };
  },
}));
