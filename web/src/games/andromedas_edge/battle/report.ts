/** The last battle as the log tells it: for everybody who was not quick enough to watch (AE-14). */

import type { LogEntry, Message } from '$lib/api';

/** `seat`: null for the raiders. */
export type Rolled = { seat: number | null; dice: number[]; won: boolean };
export type Report = { step: number; place: Message; rolls: Rolled[]; tied: boolean; ended: boolean; lines: Message[] };

/** The newest battle of the log. */
export function lastBattle(entries: LogEntry[]): Report | null {
  const start = entries.findLastIndex(({ event }) => event.type === 'battle_begun');
  if (start < 0) return null;
  const begun = entries[start]!;
  const report: Report = { step: begun.step, place: begun.text, rolls: [], tied: false, ended: false, lines: [] };
  for (const { event, seat, text } of entries.slice(start + 1)) {
    if (event.type === 'turn_begun' || event.type === 'game_over') {
      report.ended = true;
      break;
    }
    report.lines.push(text);
    if (event.type === 'rolled' || event.type === 'dice_changed') {
      const dice = (event['dice'] as number[]).toSorted((a, b) => b - a);
      const known = report.rolls.find((roll) => roll.seat === seat);
      if (known) known.dice = dice;
      else report.rolls.push({ seat, dice, won: false });
    }
    if (event.type === 'battle_won') report.rolls = report.rolls.map((roll) => (roll.seat === seat ? { ...roll, won: true } : roll));
    if (event.type === 'battle_tied') report.tied = true;
    if (event.type === 'battle_ended') report.ended = true;
  }
  return report;
}
