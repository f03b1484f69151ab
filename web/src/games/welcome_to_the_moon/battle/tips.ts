/** What a place of The Battle is, and what an action brings, in words. */

import type { Message } from '$lib/api';
import { fromContents } from '../content';
import type { MarkedSheet } from '../view';
import { readings, value } from './reading';
import { layout, type BattleSheet, type Planet } from './sheet';

const name = ({ type, label }: Planet): Message => ({ key: 'battle-planet', params: { type, label } });

export const tips = fromContents((files) => {
  const { isCaptured, strength } = readings.from(files);
  const { asteroids, planets, slotAt, slots, zones } = layout.from(files);

  const symbols = planets.flatMap((planet) => planet.symbols);
  const moonOf = (id: string): number => planets.findIndex(({ moon }) => moon.slots.some((slot) => slot.id === id));
  const zoneAt = (id: string) => zones.find(({ name: zone }) => id.startsWith(`${zone.toLowerCase()}_`));

  function tell(id: string, plain: MarkedSheet): Message {
    const sheet = plain as BattleSheet;
    const slot = slotAt.get(id);
    if (slot !== undefined) {
      const { planet, bonus } = slots[slot]!;
      return {
        key: 'battle-tip-planet',
        params: { planet: name(planets[planet]!), below: strength(sheet, planet, 'A'), above: strength(sheet, planet, 'B'), bonus: bonus ?? 'none' },
      };
    }
    const moon = moonOf(id);
    if (moon >= 0) return { key: 'battle-tip-moon', params: { planet: name(planets[moon]!), closed: isCaptured(sheet, moon) ? 'yes' : 'no' } };
    const symbol = symbols.find((one) => one.id === id);
    if (symbol) return { key: 'battle-tip-symbol', params: { kind: symbol.kind } };
    if (asteroids.some((one) => one.id === id)) return { key: 'battle-tip-asteroid' };
    const zone = zoneAt(id);
    const track = zone?.tracks.find(({ boxes }) => boxes.some((box) => box.id === id));
    if (zone && track) return { key: 'battle-tip-track', params: { track: track.id, value: value(sheet, zone.name, track.id) } };
    return { key: 'battle-tip-area', params: { area: zone?.astronauts.some((icon) => icon.id === id) ? 'astronauts' : 'errors' } };
  }

  function news(before: MarkedSheet, now: MarkedSheet): Message[] {
    const [old, sheet] = [before as BattleSheet, now as BattleSheet];
    const captured = planets.map((_, i) => i).filter((i) => isCaptured(sheet, i) && !isCaptured(old, i));
    const spent = zones.flatMap(({ astronauts }) => astronauts).filter(({ id }) => now.crossed.includes(id) && !before.crossed.includes(id)).length;
    return [
      ...captured.map((i) => ({
        key: 'battle-news-captured',
        params: { planet: name(planets[i]!), below: strength(sheet, i, 'A'), above: strength(sheet, i, 'B') },
      })),
      ...(spent ? [{ key: 'battle-news-spent', params: { count: spent } }] : []),
    ];
  }

  /** Planets by their numbers, with the insignia on each of them and its moon. */
  const lines = (sheet: MarkedSheet): Message[] =>
    planets.map((planet, i) => ({
      key: 'battle-planet-marks',
      params: {
        planet: name(planet),
        below: strength(sheet as BattleSheet, i, 'A'),
        above: strength(sheet as BattleSheet, i, 'B'),
        free: planet.slots.filter((slot) => sheet.slots[slot] === null).length,
      },
    }));

  return { tell, news, lines };
});
