/** What a mark of the sheet has to say: what it would bring, why it can't be chosen, or what it is. */

import type { Message } from '$lib/api';
import { numberName } from '../numbers';
import type { LaunchSheet, MissionCard, MoonAction, Stack } from '../view';
import { gains, type Gains } from './gains';
import { whyNoFuel, whyNotHere, type Reason } from './refusals';
import { bonusOf, ERROR_POINTS, levelById, levels, rockets, slotOf, tieRockets } from './sheet';

export type Tip = { title: Message; gains?: Gains; reason?: Reason };

/** What is asked of the reader now. */
export type Asked = {
  /** What may be done at each mark. */
  open: Map<string, MoonAction[]>;
  legal: MoonAction[];
  /** The combinations that may still be taken, or the one that is. */
  stacks: Stack[];
  missions: MissionCard[];
};

export function tipAt(mark: string, sheet: LaunchSheet, asked: Asked | null): Tip {
  const actions = asked?.open.get(mark) ?? [];
  if (actions.length > 1) return { title: { key: 'board-tip-several' } };
  if (asked && actions[0]) return { title: here(actions[0]), gains: gains(sheet, actions[0], asked.missions) };
  if (slotOf.has(mark)) return slotTip(mark, sheet, asked);
  if (bonusOf.has(mark)) return bonusTip(mark, sheet, asked);
  if (levelById.has(mark)) return { title: { key: 'launch-tip-level', params: { effect: levelById.get(mark)!.effect } } };
  return { title: { key: `launch-tip-${mark}`, params: { rockets: rockets.length, ties: tieRockets.length, points: ERROR_POINTS } } };
}

/** An action at the mark that the reader points at. */
function here(action: MoonAction): Message {
  if (action.type === 'write') return { key: 'board-here-write', params: { number: numberName(action.number) } };
  if (action.type === 'mark') return { key: 'launch-here-fuel', params: { amount: bonusOf.get(action.mark)!.amount } };
  if (action.type === 'target') return { key: 'launch-here-sabotage' };
  return { key: 'launch-here-write-x' };
}

function slotTip(slot: string, sheet: LaunchSheet, asked: Asked | null): Tip {
  const { level, index } = slotOf.get(slot)!;
  const title: Message = { key: 'launch-tip-level', params: { effect: levelById.get(level)!.effect } };
  const writing = asked?.legal.some(({ type }) => type === 'write');
  const reason = writing ? whyNotHere(sheet, slot, asked!.stacks) : null;
  if (!reason && sheet.slots[index] !== null) return { title: { key: 'board-why-filled' } };
  return reason ? { title, reason } : { title };
}

function bonusTip(id: string, sheet: LaunchSheet, asked: Asked | null): Tip {
  const { type, amount, compartment } = bonusOf.get(id)!;
  const title: Message = { key: `launch-tip-bonus-${type.replaceAll('_', '-')}`, params: { amount } };
  const fuelling = asked?.legal.some((action) => action.type === 'mark');
  if (sheet.waiting.includes(id)) return { title: { key: 'launch-tip-waiting', params: { bonus: title } } };
  if (type === 'inactive_rockets') {
    const reason = fuelling || sheet.paid.includes(compartment) || sheet.fuelled.includes(id) ? whyNoFuel(sheet, id) : null;
    return reason ? { title, reason } : { title };
  }
  if (sheet.sabotaged.includes(id)) return { title, reason: { rule: 'WM-1.8', text: { key: 'launch-refused-sabotaged' } } };
  if (sheet.paid.includes(compartment)) return { title, reason: { rule: 'WM-1.4', text: { key: 'launch-why-used' } } };
  return { title };
}

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

/** What is written in each level, for those who hear the sheet; empty slots are dashes. */
export function inLevels(sheet: LaunchSheet): { id: string; text: Message }[] {
  return levels.map(({ id, effect, slots }) => {
    const marks = slots.map((slot) => sheet.slots[slotOf.get(slot)!.index] ?? '–').join(' ');
    return { id, text: { key: 'launch-level-marks', params: { effect, marks } } };
  });
}
