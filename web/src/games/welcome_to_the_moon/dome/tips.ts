/** What a place of The Dome is, why it can't be chosen, and what an action brings, in words. */

import type { Message } from '$lib/api';
import { isMarked, type Reason } from '../marked/model';
import { order, type Bounds } from '../order';
import type { MarkedSheet, MoonAction } from '../view';
import { count, isFilled, levelPoints, pieces, row, touches, unbuilt } from './rules';
import { astronauts, races, sections, skyscrapers, slotAt, slots, tables, tower, type Level, type Race, type Section, type TowerLevel } from './sheet';

/** The numbers nearest below and above a slot in its skyscraper (WM-5.3). */
function bounds(sheet: MarkedSheet, slot: number): Bounds {
  const line = skyscrapers[slots[slot]!.skyscraper]!.slots;
  const numbers = (part: number[]) => part.map((other) => sheet.slots[other]).filter((mark) => typeof mark === 'number');
  const at = line.indexOf(slot);
  return [numbers(line.slice(0, at)).at(-1) ?? null, numbers(line.slice(at + 1))[0] ?? null];
}

const place = ({ skyscraper, level }: Level): Message => ({
  key: level > 0 ? 'dome-place-above' : 'dome-place-below',
  params: { skyscraper: skyscraper + 1, level: Math.abs(level) },
});
const raceName = ({ slot, end }: Race): Message => ({ key: 'dome-race', params: { skyscraper: slots[slot]!.skyscraper + 1, end } });

type Found =
  | { kind: 'slot'; slot: number }
  | { kind: 'section'; section: Section }
  | { kind: 'split'; section: Section }
  | { kind: 'tower'; level: TowerLevel }
  | { kind: 'table'; table: (typeof tables)[0] }
  | { kind: 'race'; race: Race }
  | { kind: 'area' };

function find(id: string): Found {
  const slot = slotAt.get(id);
  if (slot !== undefined) return { kind: 'slot', slot };
  for (const section of sections) {
    if (section.split.id === id) return { kind: 'split', section };
    if (section.id === id || section.halves.some((half) => half.id === id)) return { kind: 'section', section };
  }
  const level = tower.find((one) => one.id === id || one.symbols.some((symbol) => symbol.id === id));
  if (level) return { kind: 'tower', level };
  const table = tables.find((one) => one.id === id || one.rows.some((each) => each.id === id));
  if (table) return { kind: 'table', table };
  const race = races.find((one) => one.id === id);
  return race ? { kind: 'race', race } : { kind: 'area' };
}

function stateOf(sheet: MarkedSheet, section: Section): 'built' | 'split' | 'open' {
  const isSplit = isMarked(sheet, section.split.id);
  if (isSplit ? section.halves.every(({ id }) => isMarked(sheet, id)) : isMarked(sheet, section.id)) return 'built';
  return isSplit ? 'split' : 'open';
}

export function tell(id: string, sheet: MarkedSheet): Message {
  const found = find(id);
  switch (found.kind) {
    case 'slot': {
      const { tower: joined, base } = slots[found.slot]!;
      return { key: 'dome-tip-slot', params: { place: place(slots[found.slot]!), base: base ? 'yes' : 'no', joined: joined ? 'yes' : 'no' } };
    }
    case 'section':
    case 'split': {
      const { number, parity } = found.section;
      return { key: 'dome-tip-section', params: { section: number, parity, state: stateOf(sheet, found.section) } };
    }
    case 'tower': {
      const { level, symbols } = found.level;
      return {
        key: 'dome-tip-level',
        params: { side: level > 0 ? 'above' : 'below', level: Math.abs(level), have: count(sheet, symbols), points: levelPoints(sheet, found.level) },
      };
    }
    case 'table':
      return { key: 'dome-tip-table', params: { table: found.table.id, values: row(sheet, found.table.id).join(' / ') } };
    case 'race':
      return { key: 'dome-tip-race', params: { race: raceName(found.race), first: found.race.first, later: found.race.later } };
    case 'area':
      return { key: 'dome-tip-area', params: { area: id.startsWith('astronaut') ? 'astronaut' : id } };
  }
}

export function why(id: string, sheet: MarkedSheet, legal: MoonAction[]): Reason | null {
  const found = find(id);
  if (found.kind === 'slot') return whyNoSlot(found.slot, sheet, legal);
  if (isMarked(sheet, id) || (found.kind === 'section' && stateOf(sheet, found.section) === 'built'))
    return { rule: 'WM-0.4', text: { key: 'board-why-marked' } };
  const canMark = ['section', 'split', 'tower', 'table'].includes(found.kind) || astronauts.some((icon) => icon.id === id);
  if (legal.some(({ type }) => type === 'write')) return canMark ? { rule: 'WM-0.11', text: { key: 'refused-write-first' } } : null;
  const asked = legal.find((action) => action.type === 'mark');
  const wanted = asked && find(asked.mark);
  if (found.kind === 'section' && wanted?.kind === 'split') return { rule: 'WM-5.9', text: { key: 'dome-refused-split' } };
  if (found.kind === 'section' && wanted?.kind === 'section') return { rule: 'WM-5.8', text: whyNotBuilt(found.section, wanted.section, sheet) };
  if (found.kind !== wanted?.kind) return null;
  if (found.kind === 'tower') return { rule: 'WM-5.6', text: { key: 'dome-refused-level' } };
  return found.kind === 'table' ? { rule: 'WM-5.10', text: { key: 'dome-why-row' } } : null;
}

function whyNoSlot(slot: number, sheet: MarkedSheet, legal: MoonAction[]): Reason | null {
  if (sheet.slots[slot] !== null) return { rule: 'WM-0.9', text: { key: 'board-why-filled' } };
  const writesNumber = legal.some(({ type }) => type === 'write');
  if (!writesNumber && !legal.some(({ type }) => type === 'write_x')) return null;
  if (!touches(sheet, slot)) return { rule: writesNumber ? 'WM-5.4' : 'WM-5.9', text: { key: 'dome-refused-touching' } };
  return writesNumber ? { rule: 'WM-5.3', text: order(bounds(sheet, slot)) } : null;
}

/** All offered sections have the parity of the number; an end of that parity is closed only where the dome is kept to one arm (WM-5.8.1). */
function whyNotBuilt({ number, parity, id, halves }: Section, offered: Section, sheet: MarkedSheet): Message {
  const open = unbuilt(sheet);
  const isEnd = [open[0], open.at(-1)].some((end) => end && [id, ...halves.map((half) => half.id)].includes(end.id));
  if (!isEnd) return { key: 'dome-refused-end' };
  return parity === offered.parity ? { key: 'dome-refused-arm' } : { key: 'dome-refused-parity', params: { section: number, parity } };
}

export function news(before: MarkedSheet, now: MarkedSheet): Message[] {
  const won = races.filter(({ id }) => before.races[id] === null && now.races[id] !== null);
  const full = skyscrapers.filter(({ slots: own }) => isFilled(now, own) && !isFilled(before, own));
  const [from, to] = [unbuilt(before).length, unbuilt(now).length];
  const grown = tower.filter(({ symbols }) => count(now, symbols) > count(before, symbols));
  return [
    ...won.map((race) => ({ key: 'dome-news-race', params: { race: raceName(race), value: now.races[race.id]! } })),
    ...full.map(({ number }) => ({ key: 'dome-news-filled', params: { skyscraper: number } })),
    ...(from === to ? [] : [{ key: 'dome-news-unbuilt', params: { from, to } }]),
    ...grown.map(({ symbols }) => ({ key: 'dome-news-level', params: { have: count(now, symbols) } })),
  ];
}

/** Skyscrapers from the lowest level up, then the dome; empty levels are dashes. */
export const lines = (sheet: MarkedSheet): Message[] => [
  ...skyscrapers.map(({ number, slots: own }) => ({
    key: 'dome-skyscraper-marks',
    params: { skyscraper: number, marks: own.map((slot) => sheet.slots[slot] ?? '–').join(' ') },
  })),
  { key: 'dome-dome-marks', params: { have: pieces(sheet).length - unbuilt(sheet).length, of: pieces(sheet).length } },
];
