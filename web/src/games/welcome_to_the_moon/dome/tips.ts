/** What a place of The Dome is, and what an action brings, in words. */

import type { Message } from '$lib/api';
import { fromContents } from '../content';
import { count, isFilled, isMarked, noted } from '../marked/model';
import type { MarkedSheet } from '../view';
import { readings, unbuilt } from './reading';
import { layout, type Level, type Race, type Section, type TowerLevel } from './sheet';

const place = ({ skyscraper, level }: Level): Message => ({
  key: level > 0 ? 'dome-place-above' : 'dome-place-below',
  params: { skyscraper: skyscraper + 1, level: Math.abs(level) },
});

function stateOf(sheet: MarkedSheet, section: Section): 'built' | 'split' | 'open' {
  if (sheet.reached.includes(section.id)) return 'built';
  return isMarked(sheet, section.split.id) ? 'split' : 'open';
}

export const tips = fromContents((files) => {
  const { built } = readings.from(files);
  const { races, sections, skyscrapers, slotAt, slots, tables, tower } = layout.from(files);

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

  function tell(id: string, sheet: MarkedSheet): Message {
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
          params: { side: level > 0 ? 'above' : 'below', level: Math.abs(level), have: count(sheet, symbols), points: noted(sheet, found.level.id) },
        };
      }
      case 'table':
        return { key: 'dome-tip-table', params: { table: found.table.id, values: row(sheet, found.table).join(' / ') } };
      case 'race':
        return { key: 'dome-tip-race', params: { race: raceName(found.race), first: found.race.first, later: found.race.later } };
      case 'area':
        return { key: 'dome-tip-area', params: { area: id.startsWith('astronaut') ? 'astronaut' : id } };
    }
  }

  function news(before: MarkedSheet, now: MarkedSheet): Message[] {
    const won = races.filter(({ id }) => before.races[id] === null && now.races[id] !== null);
    const full = skyscrapers.filter((skyscraper) => isFilled(now, skyscraper) && !isFilled(before, skyscraper));
    const [from, to] = [unbuilt(before), unbuilt(now)];
    const grown = tower.filter(({ symbols }) => count(now, symbols) > count(before, symbols));
    return [
      ...won.map((race) => ({ key: 'dome-news-race', params: { race: raceName(race), value: now.races[race.id]! } })),
      ...full.map(({ number }) => ({ key: 'dome-news-filled', params: { skyscraper: number } })),
      ...(from === to ? [] : [{ key: 'dome-news-unbuilt', params: { from, to } }]),
      ...grown.map(({ symbols }) => ({ key: 'dome-news-level', params: { have: count(now, symbols) } })),
    ];
  }

  /** The current row of a table. */
  const row = (sheet: MarkedSheet, { id, final }: (typeof tables)[0]): (number | string)[] => final.values.map((_, column) => noted(sheet, `${id} ${column}`));

  /** Skyscrapers from the lowest level up, then the dome; empty levels are dashes. */
  const lines = (sheet: MarkedSheet): Message[] => [
    ...skyscrapers.map(({ number, slots: own }) => ({
      key: 'dome-skyscraper-marks',
      params: { skyscraper: number, marks: own.map((slot) => sheet.slots[slot] ?? '–').join(' ') },
    })),
    { key: 'dome-dome-marks', params: built(sheet) },
  ];

  return { tell, news, lines };
});
