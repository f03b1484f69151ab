/** What a mark of the sheet has to say: what it is, and what would be done there. */

import type { Message } from '$lib/api';
import { fromContents } from '../content';
import { numberName } from '../numbers';
import type { LaunchSheet, MoonAction } from '../view';
import type { Gains } from './gains';
import { layout } from './sheet';

/** Gains in words, the best first. */
export function toldGains({ rockets: crossed, fuel, writeX, sabotage, lost, points }: Gains): Message[] {
  const counted = (key: string, count: number): Message[] => (count ? [{ key, params: { count } }] : []);
  const sign = points > 0 ? '+' : '−';
  return [
    ...counted('launch-news-rockets', crossed),
    ...counted('launch-news-fuel', fuel),
    ...counted('launch-news-write-x', writeX),
    ...counted('launch-news-sabotage', sabotage),
    ...counted('launch-news-lost', lost.length),
    ...(points ? [{ key: 'launch-news-points', params: { sign, count: Math.abs(points) } }] : []),
  ];
}

export const tips = fromContents((files) => {
  const { bonusOf, ERROR_POINTS, levelById, levels, rockets, slotOf, tieRockets } = layout.from(files);

  /** What a mark is; why nothing can be done there, the rules say. */
  function tell(mark: string, sheet: LaunchSheet): Message {
    if (bonusOf.has(mark)) return bonusTip(mark, sheet);
    const level = levelById.get(slotOf.get(mark)?.level ?? mark);
    if (level) return { key: 'launch-tip-level', params: { effect: level.effect } };
    return { key: `launch-tip-${mark}`, params: { rockets: rockets.length, ties: tieRockets.length, points: ERROR_POINTS } };
  }

  function bonusTip(id: string, sheet: LaunchSheet): Message {
    const { type, amount } = bonusOf.get(id)!;
    const bonus: Message = { key: `launch-tip-bonus-${type.replaceAll('_', '-')}`, params: { amount } };
    return sheet.waiting.includes(id) ? { key: 'launch-tip-waiting', params: { bonus } } : bonus;
  }

  /** An action at the mark that the reader points at. */
  function here(action: MoonAction): Message {
    if (action.type === 'write') return { key: 'board-here-write', params: { number: numberName(action.number) } };
    if (action.type === 'mark') return { key: 'launch-here-fuel', params: { amount: bonusOf.get(action.mark)!.amount } };
    if (action.type === 'target') return { key: 'launch-here-sabotage' };
    return { key: 'launch-here-write-x' };
  }

  /** What is written in each level, for those who hear the sheet; empty slots are dashes. */
  function inLevels(sheet: LaunchSheet): { id: string; text: Message }[] {
    return levels.map(({ id, effect, slots }) => {
      const marks = slots.map((slot) => sheet.slots[slotOf.get(slot)!.index] ?? '–').join(' ');
      return { id, text: { key: 'launch-level-marks', params: { effect, marks } } };
    });
  }

  return { tell, here, inLevels };
});
