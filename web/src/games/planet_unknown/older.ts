/** What the rules of 0.2 left to the client: what the station turns before whom, and which lines are complete. */

import type { View } from '$lib/api';
import { TRACKS, type CorporationContent, type LineView, type PlanetView, type PlayerView, type StationView } from './types';

/** A track of less steps than this had them stretched, where it followed no path. */
const FEW = 8;

/** Boards of 0.2 did not say which of their tracks are stretched. */
export const stretched = (boards: readonly CorporationContent[]): readonly CorporationContent[] =>
  boards.some((board) => board.stretched)
    ? boards
    : boards.map((board) => ({ ...board, stretched: TRACKS.filter((track) => board.tracks[track].length < FEW && !board.water_path) }));

export const today = (view: View): PlanetView => {
  const told = view as PlanetView;
  return 'facing' in told.station ? told : of02(told);
};

const of02 = (view: PlanetView): PlanetView => ({
  ...view,
  station: { ...view.station, facing: facing(view.station) },
  players: view.players.map((player) => ({ ...player, lines: player.lines.map(line), track_medals: trackMedals(player) })),
});

function facing({ rotation, shift, outer: { length } }: StationView): StationView['facing'] {
  const wrap = (compartment: number) => (compartment + length) % length;
  const places = Array.from({ length }, (_, i) => i);
  return places.map((steps) => places.map((at) => ({ outer: wrap(at + rotation - steps), inner: wrap(at + rotation + shift - steps) })));
}

const trackMedals = ({ trackers }: PlayerView) => trackers.reduce((sum, { medals }) => sum + medals, 0);

const line = (told: LineView): LineView => ({ ...told, complete: told.covered === told.squares });
