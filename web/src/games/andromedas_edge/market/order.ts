/** What becomes of the modules of an order (AE-11.2, AE-11.3). */

import { MODULES, TRACK_BOARDS, type Space } from '../content';
import type { PlayerView, Row } from '../view';

export type Line = { module: string; row: Row; place: number; space: Space | null };

/** Where each will stand in its row, and the space that its track comes to; null: it is at its end. */
export function inOrder(me: PlayerView, modules: string[]): Line[] {
  return modules.map((module, i) => {
    const row = MODULES[module]!.type as Row;
    const before = modules.slice(0, i).filter((other) => MODULES[other]!.type === row).length;
    const step = me.tracks[row] + before + 1;
    return { module, row, place: me.rows[row].length + before + 1, space: TRACK_BOARDS[row]!.spaces.find((space) => space.step === step) ?? null };
  });
}
