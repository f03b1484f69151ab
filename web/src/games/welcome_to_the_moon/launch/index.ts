import { pointsOf, type Adventure } from '../adventures';
import { fromContents } from '../content';
import Printed from './Printed.svelte';
import Sabotages from './Sabotages.svelte';
import Sheet from './Sheet.svelte';
import Summary from './Summary.svelte';
import type { LaunchSheet } from '../view';
import Written from './Written.svelte';

/** Adventure 1: The Launch. */
export const launch = fromContents((): Adventure => ({
  Incidents: Sabotages,
  model: null,
  reward: 'rockets',
  Printed,
  Sheet,
  Summary,
  Written,
  where: (effect) => ({ key: 'launch-where', params: { effect } }),
  standing: (view, seat) => {
    const points = pointsOf(view, seat);
    const { rockets } = view.sheets[seat] as LaunchSheet;
    return { key: 'launch-standing', params: { points: points['term-rockets']!, rockets, penalty: -points['term-errors']! } };
  },
}));
