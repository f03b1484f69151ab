import { pointsOf, type Adventure } from '../adventures';
import { fromContents } from '../content';
import Sheet from '../marked/Sheet.svelte';
import Summary from '../marked/Summary.svelte';
import Written from '../marked/Written.svelte';
import { model } from './model';
import Printed from './Printed.svelte';

/** Adventure 6: The Virus. */
export const virus = fromContents((files): Adventure => ({
  Incidents: null,
  Printed,
  Sheet,
  Summary,
  Written,
  model: model.from(files),
  reward: 'points',
  where: (effect) => ({ key: 'virus-where', params: { effect } }),
  standing: (view, seat) => {
    const points = pointsOf(view, seat);
    return {
      key: 'virus-standing',
      params: {
        blocks: points['virus-term-blocks']!,
        plants: points['virus-term-plants']!,
        water: points['virus-term-water']!,
        penalty: -points['virus-term-infected']! - points['term-errors']!,
      },
    };
  },
}));
