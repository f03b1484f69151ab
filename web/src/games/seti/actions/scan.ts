/** The scan as a list: the two signals that are due, and the telescopes that may be used (SE-5.4). */

import type { PlayerView, SetiAction } from '../view';

/** `now`: the card is discarded, its star is asked for. `off`: the telescope can't be used. */
export type State = 'open' | 'now' | 'done' | 'off';
export type Task = { id: string; state: State; optional: boolean; actions: SetiAction[] };

export const EARTH = 'earth';
export const ROW = 'row';
const TELESCOPES = ['telescope_2', 'telescope_3', 'telescope_4'];

/** The list while the scan asks what comes next. A telescope that could be used `before` and no longer can was used. */
export function tasksOf(legal: SetiAction[], me: PlayerView, before: Task[]): Task[] {
  const due = (id: string, actions: SetiAction[]): Task => ({ id, state: actions.length ? 'open' : 'done', optional: false, actions });
  const signals = legal.filter(({ type }) => type === 'signal');
  const cards = legal.filter((action) => action.type === 'card' && action.use === 'signal');
  const telescopes = me.techs
    .filter((tech) => TELESCOPES.includes(tech))
    .map((id): Task => {
      const actions = legal.filter((action) => action.type === 'telescope' && action.tech === id);
      const used = before.some((task) => task.id === id && task.state !== 'off');
      return { id, state: actions.length ? 'open' : used ? 'done' : 'off', optional: true, actions };
    });
  return [due(EARTH, signals), due(ROW, cards), ...telescopes];
}

/** The list while something else is asked in between; empty once the scan is finished, which refills the row. */
export function meanwhile(before: Task[], row: (string | null)[]): Task[] {
  const gap = row.includes(null);
  const open = before.some(({ id, state }) => id === ROW && state !== 'done');
  if (!open && !gap) return [];
  return before.map((task) => ({ ...task, actions: [], state: task.id === ROW && open && gap ? 'now' : task.state }));
}
