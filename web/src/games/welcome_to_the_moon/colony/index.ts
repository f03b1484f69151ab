import { pointsOf, type Adventure } from '../adventures';
import { fromContents } from '../content';
import Sheet from '../marked/Sheet.svelte';
import Summary from '../marked/Summary.svelte';
import Written from '../marked/Written.svelte';
import { model } from './model';
import Printed from './Printed.svelte';

/** Adventure 3: The Colony. */
export const colony = fromContents((files): Adventure => ({
  Incidents: null,
  Printed,
  Sheet,
  Summary,
  Written,
  model: model.from(files),
  reward: 'points',
  where: (effect) => ({ key: 'colony-where', params: { effect } }),
  standing: (view, seat) => {
    const points = pointsOf(view, seat);
    return {
      key: 'colony-standing',
      params: {
        plants: points['colony-term-plants']!,
        water: points['colony-term-water']!,
        antennas: points['colony-term-antennas']!,
        quarters: points['colony-term-quarters']!,
        astronauts: points['colony-term-astronauts']!,
        penalty: -points['colony-term-planning']! - points['term-errors']!,
      },
    };
  },
}));
