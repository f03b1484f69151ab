import { expect, test } from 'vitest';
import { beadOf } from './drawing';
import { Land } from './land';
import { change, outlooks } from './measures';
import { gains, judge, type Spot } from './placing';
import { waysFrom } from './roving';
import { facing, stackAt, stepsBetween, turnedBy } from './station';
import { heightOf, slotAt } from './tracks';
import { contentsIn } from '../../../tests/printed';
import { contents } from './content';
import { TRACKS, type PlanetView, type PlayerView, type StationView, type Terrain } from './types';

const printed = contents.from(contentsIn('planet_unknown'));

const player = (wishes: Partial<PlayerView> = {}): PlayerView =>
  ({
    planet: 'ksb_4156',
    corporation: 'universal_coalition',
    position: 0,
    pieces: [],
    patches: [],
    meteorites: [],
    lifepods: [],
    rovers: [],
    trackers: TRACKS.map((track) => ({ track, slot: `${track}-0`, medals: 0, next: [`${track}-1`] })),
    technologies: [],
    movement: 0,
    ...wishes,
  }) as PlayerView;
const land = (wishes: Partial<PlayerView> = {}) => new Land(printed, player(wishes));
const why = (where: Land, spot: Spot, event: string | null = null) => {
  const { broken, waivable } = judge(where, spot, event);
  return (broken ?? waivable)?.rule ?? null;
};
const domino = (at: [number, number], turn = 1, tile = 'i2_civ_energy'): Spot => ({ tile, turn, at });

test('the first tile covers an edge square, later ones touch what lies (PU-5.1)', () => {
  expect(why(land(), domino([5, 0]))).toBeNull();
  expect(why(land(), domino([5, 4]))).toBe('PU-5.1');
  const begun = land({ pieces: [{ tile: 'i2_rover_tech', turn: 1, at: [5, 0] }] });
  expect(judge(begun, domino([5, 1]), null).broken).toBeNull();
  expect(judge(begun, domino([5, 0]), null).broken?.text.key).toBe('refused-layer');
  expect(judge(begun, domino([0, 0]), null).broken?.text.key).toBe('refused-border');
  expect(judge(begun, domino([5, 4]), null).broken?.text.key).toBe('refused-adjacency');
});

test('a technology frees from adjacency (PU-18.1)', () => {
  const free = { pieces: [{ tile: 'i2_rover_tech', turn: 1, at: [5, 0] as [number, number] }], technologies: ['1'] };
  expect(why(land(free), domino([5, 4]))).toBeNull();
  expect(why(land({ ...free, corporation: 'horizon_group' }), domino([5, 4]))).toBe('PU-5.1');
  expect(why(land({ ...free, corporation: 'horizon_group' }), domino([5, 4], 1, 'i2_water_rover'))).toBeNull();
});

test.each([
  ['k_273', domino([4, 1]), 'PU-19.2'],
  ['persephone', domino([4, 0], 2, 'i2_biomass_civ'), 'PU-5.1'],
  ['persephone', domino([5, 0], 0, 'i2_biomass_civ'), 'PU-19.3'],
  ['arashi', domino([0, 5]), 'PU-19.6'],
  ['tartarus', domino([5, 11]), 'PU-19.7'],
  ['charybdis', domino([5, 0]), 'PU-19.9'],
])('%s forbids what its rule says', (planet, spot, rule) => expect(why(land({ planet }), spot)).toBe(rule));

test('a piece of Pajitnov must slide in (PU-19.10)', () => {
  const walls: [number, number][] = [
    [4, 5],
    [6, 5],
    [5, 7],
  ];
  expect(why(land({ planet: 'pajitnov', patches: walls }), domino([5, 5], 0))).toBeNull();
  expect(why(land({ planet: 'pajitnov', patches: [...walls, [5, 4]] }), domino([5, 5], 0))).toBe('PU-19.10');
});

test('an event closes the edge to tiles (PU-16.7)', () => {
  expect(why(land(), domino([5, 0]), 'orange_19')).toBe('PU-16.7');
  expect(judge(land(), domino([5, 0]), 'orange_19').broken).toBeNull();
});

test('a slot with a medal tells how many medals more it brings (PU-6.4)', () => {
  const trackers = TRACKS.map((track) => ({ track, slot: `${track}-1`, medals: 0, next: [`${track}-2`] }));
  expect(gains(land({ trackers }), domino([5, 0]))).toContainEqual({ kind: 'track', track: 'civ', steps: 1, to: 'civ-2', medals: 1 });
});

test('water advances on ice only, energy by what touches its area (PU-8.2, PU-8.3)', () => {
  expect(gains(land(), domino([0, 5], 1, 'i2_energy_water'))).toContainEqual({ kind: 'track', track: 'water', steps: 1, to: 'water-1', medals: 0 });
  expect(gains(land(), domino([5, 0], 1, 'i2_energy_water'))).toContainEqual({ kind: 'still', track: 'water' });
  const beside = land({ pieces: [{ tile: 'i2_rover_tech', turn: 1, at: [5, 1] }] });
  const energy = gains(beside, domino([5, 0], 1, 'i2_civ_energy')).find((gain) => gain.kind === 'energy');
  expect(energy?.tracks).toContain('civ');
  expect(energy?.tracks).toHaveLength(2);
});

test('a tile that completes a line brings its medals, unless a meteorite falls on it (PU-13.2)', () => {
  expect(gains(land(), domino([5, 0]))).toContainEqual({ kind: 'line', line: 'row', number: 1, medals: 1 });
  expect(gains(land(), domino([5, 0], 1, 'i2_civ_energy_m')).some(({ kind }) => kind === 'line')).toBe(false);
});

test('a tile destroys what it covers (PU-5.3)', () => {
  const kinds = gains(land({ lifepods: [[5, 0]], rovers: [{ at: [6, 0], loaded: false }] }), domino([5, 0])).map(({ kind }) => kind);
  expect(kinds).toEqual(expect.arrayContaining(['lifepod', 'rover']));
});

test('a tile tells beforehand what an objective will count (PU-14)', () => {
  const begun = land({ pieces: [{ tile: 'i2_biomass_civ', turn: 1, at: [5, 0] }] });
  const at = (metric: string, terrain: Terrain, tile: string) => change(begun, domino([5, 1], 1, tile), { metric, terrain });
  expect(at('resources_on_planet', 'civ', 'i2_civ_energy')).toBe(1);
  expect(at('resources_on_edge', 'civ', 'i2_civ_energy')).toBe(0);
  expect(at('largest_area', 'civ', 'i2_civ_energy') + at('number_of_areas', 'civ', 'i2_civ_energy')).toBe(1);
  expect(at('number_of_areas', 'tech', 'i2_rover_tech')).toBe(1);
  expect(at('most_resources_in_one_area', 'tech', 'i2_rover_tech')).toBe(1);
  expect(change(begun, domino([5, 1]), { metric: 'uncovered_squares', ground: 'land' })).toBe(-2);
});

test('blocks of one terrain count upright and lying (PU-14.4)', () => {
  const patches = [...Array(9).keys()].map((i): [number, number] => [2 + (i % 5), 4 + Math.floor(i / 5)]);
  const block = { metric: 'rectangles', terrain: 'biomass' as const, size: [2, 5] as [number, number] };
  expect(change(land({ patches }), domino([6, 5], 0, 'i2_biomass_civ'), block)).toBe(1);
  expect(change(land({ patches: patches.map(([x, y]) => [y, x]) }), domino([5, 6], 3, 'i2_biomass_civ'), block)).toBe(1);
  expect(change(land({ patches }), domino([6, 5], 2, 'i2_biomass_civ'), block)).toBe(0);
});

test('a tracker that comes to its top counts for the tracks at their maximum (PU-14.6)', () => {
  const trackers = TRACKS.map((track) => ({ track, slot: `${track}-14`, medals: 0, next: [`${track}-15`] }));
  const count = (tracks: (typeof TRACKS)[number][]) => change(land({ trackers }), domino([5, 0]), { metric: 'tracks_at_maximum', tracks });
  expect([count(['civ']), count(['rover'])]).toEqual([1, 0]);
});

test('a tile tells the medals of objectives now and then (PU-13.7, PU-13.8)', () => {
  const ahead = (objective: string, values: [number, number], medals: [number, number], secret: PlayerView['private'] = null) => {
    const objectives = [{ objective, text: { key: '' }, seats: [1, 0], values, medals }];
    const view = { objectives, players: [player({ private: secret }), player()] } as unknown as PlanetView;
    return outlooks(new Land(printed, view.players[0]!), view, 0, domino([5, 0])).map(({ change, medals, mine }) => [change, medals, mine]);
  };
  expect(ahead('obj_01', [1, 0], [5, 0])).toEqual([[1, [2, 2], [0, 2]]]);
  expect(ahead('obj_01', [1, 1], [2, 2])).toEqual([[1, [0, 5], [2, 5]]]);
  expect(ahead('obj_23', [0, 0], [2, 2])).toEqual([[1, [5, 0], [2, 0]]]);
  expect(ahead('obj_05', [0, 0], [2, 2])).toEqual([]);
  const secret = (objective: string, value: number, met: boolean) => [{ objective, text: { key: '' }, value, met }];
  expect(ahead('obj_05', [0, 0], [2, 2], secret('obj_24', 5, true))).toEqual([[1, [0], [5, 0]]]);
  expect(ahead('obj_05', [0, 0], [2, 2], secret('obj_28', 2, false))).toEqual([[-2, [5], [0, 5]]]);
});

test('rovers go round each other, not over toxic squares, only as far as their points (PU-9)', () => {
  const at = (wishes: Partial<PlayerView>, event: string | null = null) =>
    waysFrom(land({ rovers: [{ at: [5, 0], loaded: false }], ...wishes }), [5, 0], event).map(({ to, cost }) => `${to}:${cost}`);
  expect(at({ movement: 1 }).toSorted()).toEqual(['5,1:1', '6,0:1']);
  expect(
    at({
      movement: 3,
      rovers: [
        { at: [5, 0], loaded: false },
        { at: [5, 1], loaded: false },
      ],
    }),
  ).toContain('6,1:2');
  expect(at({ planet: 'kaax', movement: 6 }).some((way) => way.startsWith('3,1'))).toBe(false);
  expect(at({ movement: 1, patches: [[5, 1]] }, 'orange_14')).toEqual(['6,0:1']);
  expect(at({ corporation: 'cosmos_inc', technologies: ['1'], movement: 1 })).toContain('6,1:1');
});

test('indicators face the compartments that the engine says (PU-4.1)', () => {
  const stack = (shape: string) => ({ shape, top: null, left: 12 });
  const station: StationView = { rotation: 4, shift: 3, outer: [...'abcdef'].map(stack), inner: [...'ghijkl'].map(stack) };
  expect([facing(station, 3, 'outer'), facing(station, 3, 'inner')]).toEqual([1, 4]);
  expect(stackAt(turnedBy(station, 2), 3, 'outer').shape).toBe('f');
  expect(stackAt(turnedBy(station, stepsBetween(5, 0)), 0, 'outer')).toBe(stackAt(station, 5, 'outer'));
});

test('every planet has 24 beads outside its squares', () => {
  for (const board of Object.values(printed.planets))
    for (let line = 0; line < 24; line++) {
      const { x, y } = beadOf(board, line);
      expect(Number.isFinite(x + y)).toBe(true);
      const inside = board.grid[Math.floor((y + 264) / 44)]?.[Math.floor((x + 264) / 44)] ?? '.';
      expect(`${board.id} ${line} ${inside}`).toBe(`${board.id} ${line} .`);
    }
});

test('slots have places of their own, also where steps are stretched (PU-18.3)', () => {
  for (const board of Object.values(printed.corporations)) {
    const places = TRACKS.flatMap((track) => board.tracks[track].map(({ level }) => JSON.stringify(slotAt(board, `${track}-${level}`))));
    expect(new Set(places).size).toBe(places.length);
  }
  const { wormhole_corp } = printed.corporations;
  expect(heightOf(wormhole_corp!, 'biomass', 5)).toBeGreaterThan(heightOf(wormhole_corp!, 'civ', 15) - 1);
});
