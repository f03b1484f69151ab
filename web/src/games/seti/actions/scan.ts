/** The scan as a list: the signals that are due, and the telescopes that may be used (SE-5.4). */

import type { ScanPartView, ScanView, SetiAction } from '../types';

export type Task = ScanPartView & { actions: SetiAction[] };

export const EARTH = 'earth';
const ROW = 'row';

function isOf(part: string, action: SetiAction): boolean {
  if (part === EARTH) return action.type === 'signal';
  if (part === ROW) return action.type === 'card' && action.use === 'signal';
  return action.type === 'telescope' && action.tech === part;
}

/** What the scan of this player consists of; `legal`: its answers while it asks what comes next. */
export function tasksOf(scan: ScanView | null, player: number, legal: SetiAction[]): Task[] {
  if (scan?.player !== player) return [];
  return scan.parts.map((one) => ({ ...one, actions: legal.filter((action) => isOf(one.part, action)) }));
}
