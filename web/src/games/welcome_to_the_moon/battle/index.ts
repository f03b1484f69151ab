import type { Adventure } from '../adventures';
import { fromContents } from '../content';
import { model } from './model';
import Printed from './Printed.svelte';
import { standing } from './reading';
import Sheet from './Sheet.svelte';
import Summary from './Summary.svelte';
import Written from './Written.svelte';

/** Adventure 8: The Battle. */
export const battle = fromContents((files): Adventure => ({
  Incidents: null,
  Printed,
  Sheet,
  Summary,
  Written,
  model: model.from(files),
  reward: 'points',
  where: (effect) => ({ key: 'battle-where', params: { effect } }),
  standing,
}));
