/** What a place of The Virus is, why it can't be chosen, and what an action brings, in words. */

import type { Message } from '$lib/api';
import { isMarked, isWild, type Reason } from '../marked/model';
import { order, type Bounds } from '../order';
import type { MarkedSheet, MoonAction, VirusSheet } from '../view';
import { blockScore, count, infected, isFull, leaks, studied } from './rules';
import { blocks, errorBoxes, floors, missionViruses, slotAt, slots, studies, tracks, triggers, walkwayOf, walkways, type Block } from './sheet';

export const blockName = ({ name }: Block): Message => ({ key: 'virus-block', params: name });

/** The numbered slots nearest before and after a slot on its floor (WM-0.9). */
export function nearest(sheet: MarkedSheet, slot: number): (number | undefined)[] {
  const floor = floors.find((line) => line.includes(slot))!;
  const at = floor.indexOf(slot);
  const isNumbered = (other: number) => typeof sheet.slots[other] === 'number';
  return [floor.slice(0, at).findLast(isNumbered), floor.slice(at + 1).find(isNumbered)];
}

const bounds = (sheet: MarkedSheet, slot: number): Bounds => nearest(sheet, slot).map((other) => (other === undefined ? null : sheet.slots[other])) as Bounds;

type Kind = 'energy' | 'plant' | 'tank' | 'target';
const symbolsOf = (block: Block): Map<string, Kind> =>
  new Map([
    ...block.energy.map(({ id }) => [id, 'energy'] as const),
    ...block.plants.map(({ id }) => [id, 'plant'] as const),
    ...(block.tank ? [[block.tank.id, 'tank'] as const] : []),
    ...(block.target ? [[block.target.id, 'target'] as const] : []),
  ]);
const symbolAt = new Map(blocks.flatMap((block) => [...symbolsOf(block)].map(([id, kind]) => [id, { block, kind }] as const)));

export function tell(id: string, sheet: MarkedSheet): Message {
  const slot = slots[slotAt.get(id) ?? -1];
  if (slot) return { key: 'virus-place', params: { block: blockName(slot.block), room: slot.room } };
  const walkway = walkwayOf.get(id);
  const done = isMarked(sheet, id) ? 'yes' : 'no';
  if (walkway)
    return { key: 'virus-tip-walkway', params: { first: blockName(blocks[walkway.ends[0]]!), second: blockName(blocks[walkway.ends[1]]!), closed: done } };
  const symbol = symbolAt.get(id);
  if (symbol?.kind === 'target') return { key: 'virus-tip-target', params: { virus: symbol.block.target!.virus, block: blockName(symbol.block), awake: done } };
  if (symbol) return { key: 'virus-tip-symbol', params: { kind: symbol.kind, block: blockName(symbol.block) } };
  if (missionViruses.some((virus) => virus.id === id)) return { key: 'virus-tip-mission', params: { virus: id } };
  const trigger = triggers.find((one) => one.id === id);
  if (trigger) return { key: 'virus-tip-trigger', params: { virus: trigger.virus ?? 'none' } };
  const study = studies.find((one) => one.id === id);
  if (study) return { key: 'virus-tip-study', params: { track: study.id, value: study.values[studied(sheet, study)]! } };
  if (isWild(id)) return { key: 'board-tip-wild' };
  return { key: 'virus-tip-area', params: { area: id.split('_')[0]! } };
}

const markable = new Set([...symbolAt.keys(), ...walkwayOf.keys(), ...tracks.flatMap(({ icons }) => icons.map(({ id }) => id))]);
const RULES: Record<Kind, string> = { energy: 'WM-6.5', plant: 'WM-6.7', tank: 'WM-6.8', target: 'WM-6.10' };

export function why(id: string, sheet: MarkedSheet, legal: MoonAction[]): Reason | null {
  const slot = slotAt.get(id);
  if (slot !== undefined && sheet.slots[slot] === 'infected') return { rule: 'WM-6.4', text: { key: 'virus-refused-infected' } };
  if (slot !== undefined && sheet.slots[slot] !== null) return { rule: 'WM-0.9', text: { key: 'board-why-filled' } };
  if (markable.has(id) && isMarked(sheet, id)) return { rule: 'WM-0.4', text: { key: 'board-why-marked' } };
  if (legal.some(({ type }) => type === 'infect')) return slot === undefined ? null : whyNotInfected(sheet as VirusSheet);
  if (legal.some(({ type }) => type === 'write')) {
    if (slot !== undefined) return { rule: 'WM-0.9', text: order(bounds(sheet, slot)) };
    return markable.has(id) ? { rule: 'WM-0.11', text: { key: 'refused-write-first' } } : null;
  }
  return whyNotMarked(id, sheet, legal);
}

function whyNotInfected({ infecting }: VirusSheet): Reason {
  const block = blocks.find(({ id }) => id === infecting);
  return block
    ? { rule: 'WM-6.15', text: { key: 'virus-refused-spreads', params: { block: blockName(block) } } }
    : { rule: 'WM-6.3', text: { key: 'virus-refused-home' } };
}

function whyNotMarked(id: string, sheet: MarkedSheet, legal: MoonAction[]): Reason | null {
  const symbol = symbolAt.get(id);
  const asked = legal.flatMap((action) => (action.type === 'mark' ? (symbolAt.get(action.mark) ?? []) : []));
  if (!symbol || asked[0]?.kind !== symbol.kind) return null;
  if (asked.some(({ block }) => block === symbol.block)) return { rule: RULES[symbol.kind], text: { key: 'virus-why-first' } };
  if (asked.length > 1 && isFull(sheet, symbol.block)) return { rule: 'WM-6.9', text: { key: 'virus-refused-full' } };
  return { rule: RULES[symbol.kind], text: { key: 'virus-refused-block' } };
}

export function news(before: MarkedSheet, now: MarkedSheet): Message[] {
  const isNew = ({ id }: { id: string }) => isMarked(now, id) && !isMarked(before, id);
  const full = blocks.filter((block) => isFull(now, block) && !isFull(before, block));
  const home = blocks.find(({ target }) => target && isNew(target));
  const rows = studies.filter((study) => studied(now, study) > studied(before, study));
  const set = triggers.filter(({ id, icon }) => isNew({ id: icon }) && !isMarked(before, id));
  const claimed = missionViruses.filter(({ id, letter }) => before.missions[letter] === null && now.missions[letter] !== null && !isMarked(before, id));
  const stopped = leaks(before).some(isNew);
  const sealed = blocks.filter(({ index }) => {
    const own = walkways.filter(({ ends }) => ends.includes(index));
    return count(now, own) === own.length && own.some(isNew);
  });
  const wilds = tracks.flatMap(({ rewards }) => rewards).filter(isNew);
  const erred = errorBoxes.some(({ spreads }, i) => spreads && now.errors[i] === 'crossed' && before.errors[i] === 'free');
  return [
    ...full.map((block) => ({ key: 'virus-news-full', params: { block: blockName(block), points: blockScore(now, block) } })),
    ...(home ? [{ key: 'virus-news-home', params: { block: blockName(home) } }] : []),
    ...rows.map(({ id }) => ({ key: 'virus-news-row', params: { track: id } })),
    ...set.map(({ virus }) => ({ key: 'virus-news-trigger', params: { virus: virus ?? 'none' } })),
    ...claimed.map(({ id }) => ({ key: 'virus-news-trigger', params: { virus: id } })),
    ...(stopped ? [{ key: 'virus-news-stopped' }] : []),
    ...sealed.map((block) => ({ key: 'virus-news-sealed', params: { block: blockName(block) } })),
    ...wilds.map(() => ({ key: 'board-news-wild' })),
    ...(erred ? [{ key: 'virus-news-error' }] : []),
  ];
}

/** Block by block; empty slots are dashes. */
export const lines = (sheet: MarkedSheet): Message[] => [
  ...blocks.map((block) => {
    const marks = block.slots.map((slot) => sheet.slots[slot] ?? '–').map((mark) => (mark === 'infected' ? '☣' : mark));
    return { key: 'virus-block-marks', params: { block: blockName(block), marks: marks.join(' '), energy: count(sheet, block.energy) } };
  }),
  { key: 'virus-infected-marks', params: { count: infected(sheet) } },
];
