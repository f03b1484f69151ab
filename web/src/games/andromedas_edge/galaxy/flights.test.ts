import { describe, expect, it } from 'vitest';
import type { LogEntry } from '$lib/api';
import { contentsIn } from '../../../../tests/printed';
import { contents } from '../content';
import type { EdgeView } from '../types';
import { flightsOf } from './flights';
import { centre } from './geometry';

const printed = contents.from(contentsIn('andromedas_edge'));

const entry = (type: string, seat: number | null, fields: object): LogEntry => ({
  step: 1,
  round: 1,
  seat,
  text: { key: `log-${type}` },
  event: { type, ...fields },
});
const at = (region: string) => ({ region, tile: '' });
const regions = Object.keys(printed.regions).map((id) => ({ id, kind: 'planet', tile: '' }));
const view = (places: Record<string, number>) => ({ regions, players: [{ fleet: [{ places }] }] }) as unknown as EdgeView;

describe('flights over the map', () => {
  it('begin where a ship or a raider was', () => {
    const moved = entry('ship_moved', 0, { ship: 'fighter', start: at('r1c1'), to: at('r1c2') });
    const raid = entry('raider_moved', null, { raider: 'vorticon_attackers', start: at('nebula_1'), to: at('r1c1') });
    expect(flightsOf(printed, [moved, entry('scored', 0, {}), raid], 5, view({}))).toEqual([
      { id: '5', seat: 0, ship: 'fighter', from: centre(printed, 'r1c1'), to: centre(printed, 'r1c2') },
      { id: '7', seat: null, raider: 'vorticon_attackers', from: centre(printed, 'nebula_1'), to: centre(printed, 'r1c1') },
    ]);
  });

  it('of a launch begin at the nearest ship of its owner, the first at the edge', () => {
    const launch = [entry('launched', 0, { ship: 'transport', region: at('r1c2') })];
    expect(flightsOf(printed, launch, 0, view({ bay: 1, r3c1: 1, r1c1: 1, r1c2: 1 }))[0]!.from).toEqual(centre(printed, 'r1c1'));
    expect(flightsOf(printed, launch, 0, view({ r1c2: 1 }))[0]!.from[1]).toBe(0);
  });
});
