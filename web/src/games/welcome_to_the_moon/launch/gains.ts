/** What an action brings on a sheet of The Launch, as it was foreseen. */

import type { Foreseen } from '$lib/api';
import { sketched } from '../marked/model';
import type { Completed } from '../types';
import type { LaunchSheet, MoonView } from '../view';

export type Gains = {
  /** The compartment that it completes. */
  compartment: string | null;
  rockets: number;
  fuel: number;
  writeX: number;
  sabotage: number;
  /** Bonuses that bring nothing any more. */
  lost: string[];
  after: LaunchSheet;
  /** By how much the score changes. */
  points: number;
};

export function gains(view: MoonView, seat: number, foreseen: Foreseen | null): Gains | null {
  if (!foreseen || foreseen.barred) return null;
  const before = view.sheets[seat] as LaunchSheet;
  const after = sketched<LaunchSheet>(foreseen, seat) ?? before;
  const told = foreseen.events.map(({ event }) => event as Completed).find(({ type }) => type === 'compartment');
  const change = foreseen.changes.find((one) => one.seat === seat);
  return {
    compartment: told?.compartment ?? null,
    rockets: after.rockets - before.rockets,
    fuel: told?.fuel ?? 0,
    writeX: told?.crosses ?? 0,
    sabotage: told?.sabotages ?? 0,
    lost: after.lost.filter((id) => !before.lost.includes(id)),
    after,
    points: change?.points ?? 0,
  };
}
