import { pointsOf, type Adventure } from '../adventures';
import { fromContents } from '../content';
import Sheet from '../marked/Sheet.svelte';
import Summary from '../marked/Summary.svelte';
import Written from '../marked/Written.svelte';
import { model } from './model';
import Printed from './Printed.svelte';

/** Adventure 7: The Escape. */
export const escape = fromContents((files): Adventure => ({
  Incidents: null,
  Printed,
  Sheet,
  Summary,
  Written,
  model: model.from(files),
  reward: 'points',
  where: (effect) => ({ key: 'escape-where', params: { effect } }),
  standing: (view, seat) => {
    const points = pointsOf(view, seat);
    return {
      key: 'escape-standing',
      params: {
        greenhouses: points['escape-term-greenhouses']!,
        modules: points['escape-term-modules']!,
        penalty: -points['escape-term-planning']! - points['term-errors']!,
      },
    };
  },
}));
