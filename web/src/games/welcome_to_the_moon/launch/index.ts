import type { Adventure } from '../adventures';
import Printed from './Printed.svelte';
import Sabotages from './Sabotages.svelte';
import Sheet from './Sheet.svelte';
import Summary from './Summary.svelte';
import Written from './Written.svelte';
import type { LaunchSheet } from '../view';
import { gains, rocketPoints, score } from './gains';
import { whyNoPlace } from './refusals';

/** Adventure 1: The Launch. */
export const launch: Adventure = {
  Incidents: Sabotages,
  model: null,
  reward: 'rockets',
  Printed,
  Sheet,
  Summary,
  Written,
  where: (effect) => ({ key: 'launch-where', params: { effect } }),
  scoreAfter: ({ sheets, missions }, action) => score(gains(sheets[0] as LaunchSheet, action, missions).after),
  whyNoPlace,
  standing: (view, seat) => {
    const sheet = view.sheets[seat] as LaunchSheet;
    const points = rocketPoints(sheet.rockets);
    return { key: 'launch-standing', params: { points, rockets: sheet.rockets, penalty: points - score(sheet) } };
  },
};
