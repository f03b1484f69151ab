/** What a place of The Escape is, and what an action brings, in words. */

import type { Message } from '$lib/api';
import { fromContents, wildsOf } from '../content';
import { count, isFilled, isMarked, noted } from '../marked/model';
import type { MarkedSheet } from '../view';
import { readings } from './reading';
import { COLONY, layout, type Part, type Ship } from './sheet';

function partName({ kind, ship, number }: Part): Message {
  if (kind === 'greenhouse') return { key: 'escape-greenhouse', params: { ship: ship + 1 } };
  return { key: 'escape-module', params: { module: number, ship: ship + 1 } };
}

type Found =
  | { kind: 'slot'; slot: number }
  | { kind: 'part' | 'tank'; part: Part }
  | { kind: 'airlock'; ends: [number, number] }
  | { kind: 'plant' | 'reactor' | 'double'; ship: Ship }
  | { kind: 'robot' | 'planning' | 'astronaut' | 'wild' | 'area' };

export const tips = fromContents((files) => {
  const { connected } = readings.from(files);
  const { airlockOf, airlocks, astronauts, factors, parts, planning, ships, slotAt, slots, wilds } = layout.from(files);
  const gears = wildsOf(files.escape.marker_tracks);

  const endName = (end: number): Message => (end === COLONY ? { key: 'escape-colony' } : partName(parts[end]!));

  function find(id: string): Found {
    const slot = slotAt.get(id);
    if (slot !== undefined) return { kind: 'slot', slot };
    const airlock = airlockOf.get(id);
    if (airlock) return { kind: 'airlock', ends: airlock.ends };
    for (const part of parts) {
      if (part.id === id) return { kind: 'part', part };
      if (part.tank?.id === id) return { kind: 'tank', part };
    }
    const has = (symbols: readonly { id: string }[]) => symbols.some((symbol) => symbol.id === id);
    for (const ship of ships) {
      if (has(ship.plants)) return { kind: 'plant', ship };
      if (has(ship.reactors)) return { kind: 'reactor', ship };
      if (ship.double.id === id) return { kind: 'double', ship };
    }
    if (has(slots.flatMap(({ robot }) => robot ?? []))) return { kind: 'robot' };
    if (gears.has(id)) return { kind: 'wild' };
    if (has(astronauts)) return { kind: 'astronaut' };
    return { kind: has(planning) ? 'planning' : 'area' };
  }

  function tell(id: string, sheet: MarkedSheet): Message {
    const found = find(id);
    const yes = (is: boolean) => (is ? 'yes' : 'no');
    switch (found.kind) {
      case 'slot': {
        const part = parts[slots[found.slot]!.part]!;
        if (part.kind === 'greenhouse')
          return { key: 'escape-tip-part', params: { part: partName(part), open: yes(connected(sheet).has(slots[found.slot]!.part)) } };
        const place: Message = { key: 'escape-place', params: { place: part.slots.indexOf(found.slot) + 1, part: partName(part) } };
        return { key: 'escape-tip-part', params: { part: place, open: yes(connected(sheet).has(slots[found.slot]!.part)) } };
      }
      case 'part':
        return { key: 'escape-tip-part', params: { part: partName(found.part), open: yes(connected(sheet).has(parts.indexOf(found.part))) } };
      case 'airlock':
        return { key: 'escape-tip-airlock', params: { one: endName(found.ends[0]), other: endName(found.ends[1]), active: yes(isMarked(sheet, id)) } };
      case 'tank':
        return { key: 'escape-tip-tank', params: { part: partName(found.part) } };
      case 'plant':
        return {
          key: 'escape-tip-plant',
          params: { ship: found.ship.number, have: count(sheet, found.ship.plants), points: noted(sheet, `plants ${found.ship.number}`) },
        };
      case 'reactor':
        return {
          key: 'escape-tip-reactor',
          params: { ship: found.ship.number, have: count(sheet, found.ship.reactors), points: noted(sheet, `reactors ${found.ship.number}`) },
        };
      case 'double':
        return { key: 'escape-tip-double', params: { ship: found.ship.number, state: sheet.races[id] ? 'mine' : sheet.closed.includes(id) ? 'gone' : 'open' } };
      case 'robot':
        return { key: 'escape-tip-robot' };
      case 'planning':
        return { key: 'escape-tip-planning', params: { points: noted(sheet, 'planning') } };
      case 'wild':
        return { key: 'board-tip-wild' };
      default:
        return { key: 'escape-tip-area', params: { area: found.kind === 'astronaut' ? 'astronaut' : id } };
    }
  }

  function news(before: MarkedSheet, now: MarkedSheet): Message[] {
    const isNew = ({ id }: { id: string }) => isMarked(now, id) && !isMarked(before, id);
    const wasReached = connected(before);
    const reached = [...connected(now)].filter((part) => !wasReached.has(part)).map((part) => parts[part]!);
    const full = parts.filter((part) => part.kind === 'module' && isFilled(now, part) && !isFilled(before, part));
    const doubled = ships.filter(({ double }) => now.races[double.id] && !before.races[double.id]);
    const has = (symbols: Ship['plants']) => ({ have: count(now, symbols), of: symbols.length });
    return [
      ...full.map((part) => ({ key: 'escape-news-full', params: { part: partName(part), points: noted(now, part.id) } })),
      ...doubled.map((ship) => ({
        key: 'escape-news-double',
        params: { factor: factors.get(ship.double.id)!, points: noted(now, parts[ship.greenhouse]!.id) },
      })),
      ...reached.map((part) => ({ key: 'escape-news-reached', params: { part: partName(part) } })),
      ...ships.filter(({ plants }) => plants.some(isNew)).map(({ plants }) => ({ key: 'escape-news-plants', params: has(plants) })),
      ...ships.filter(({ reactors }) => reactors.some(isNew)).map(({ reactors }) => ({ key: 'escape-news-reactors', params: has(reactors) })),
      ...parts.filter(({ tank }) => tank && isNew(tank)).map((part) => ({ key: 'escape-news-tank', params: { part: partName(part) } })),
      ...wilds.filter(isNew).map(() => ({ key: 'board-news-wild' })),
    ];
  }

  /** Ship by ship from the top, part by part; empty slots are dashes. */
  const lines = (sheet: MarkedSheet): Message[] => [
    ...ships.toReversed().map(({ number, parts: own, plants, reactors }) => {
      const marks = own.map((part) => parts[part]!.slots.map((slot) => sheet.slots[slot] ?? '–').join(' ')).join(' | ');
      return { key: 'escape-ship-marks', params: { ship: number, marks, plants: count(sheet, plants), reactors: count(sheet, reactors) } };
    }),
    { key: 'escape-airlock-marks', params: { have: count(sheet, airlocks), of: airlocks.length } },
  ];

  return { tell, news, lines };
});
