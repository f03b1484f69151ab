/** What the rules of 0.2 left to the client: what the station turns before whom, and which lines are complete. */

import type { View } from '$lib/api';
import type { LineView, PlanetView, StationView } from './types';

export const today = (view: View): PlanetView => {
  const told = view as PlanetView;
  return 'facing' in told.station ? told : of02(told);
};

const of02 = (view: PlanetView): PlanetView => ({
  ...view,
  station: { ...view.station, facing: facing(view.station) },
  players: view.players.map((player) => ({ ...player, lines: player.lines.map(line) })),
});

function facing({ rotation, shift, outer: { length } }: StationView): StationView['facing'] {
  const wrap = (compartment: number) => (compartment + length) % length;
  const places = Array.from({ length }, (_, i) => i);
  return places.map((steps) => places.map((at) => ({ outer: wrap(at + rotation - steps), inner: wrap(at + rotation + shift - steps) })));
}

const line = (told: LineView): LineView => ({ ...told, complete: told.covered === told.squares });
