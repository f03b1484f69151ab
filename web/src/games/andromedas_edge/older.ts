/** What contents and views of 0.2 do not tell. Ids of moons were the faces in letters, e2v1 for 2 energy and 1 VP, r1 for a repair. */

import type { View } from '$lib/api';
import type { Amounts, EdgeView, ModuleView, MoonContent, PlayerView, ProspectView } from './types';

const LETTERS = { energy: 'e', titanium: 't', ice: 'i', nanocarbon: 'n', credit: 'c', tactics: 'd', vp: 'v', any: 'a', basic: 'b' };

export const named = (moons: readonly MoonContent[]): MoonContent[] =>
  moons.map((moon) => ({ ...moon, id: moon.id ?? letters(moon.gain) + (moon.repair ? 'r1' : '') }));

const letters = (gain: Amounts): string =>
  Object.entries(LETTERS)
    .map(([kind, letter]) => [letter, gain[kind as keyof Amounts] ?? 0] as const)
    .filter(([, amount]) => amount > 0)
    .map(([letter, amount]) => letter + amount)
    .join('');

const UNTOLD = { open_rows: [], dockable: 0, coming_home: 0, team_points: null };

/** Which rows are open, which ships dock and come home and what teams have is left out where it was not told. */
export const today = (view: View): EdgeView => {
  const told = view as EdgeView;
  return told.players.every((player) => player.track_points) ? told : of02(told);
};

const of02 = (view: EdgeView): EdgeView => ({
  ...view,
  players: view.players.map(playerOf02),
  prospects: view.prospects.map((prospect) => ({ ...prospect, foes: foes(view, prospect) })),
});

/** Whoever fights and is neither the launcher nor the partner. */
const foes = ({ active, players }: EdgeView, { sides }: ProspectView): number[] =>
  sides.flatMap(({ seat }) => (seat === null || seat === active || seat === players[active]!.partner ? [] : [seat]));

const playerOf02 = (player: PlayerView): PlayerView => ({
  ...UNTOLD,
  ...player,
  fleet: player.fleet.map((hull) => ({ ...hull, docks_from: [] })),
  rows: { ...player.rows, ...Object.fromEntries(Object.entries(player.rows).map(([row, modules]) => [row, modules.map(module)])) },
  resources: Object.values(player.stock).reduce((sum, amount) => sum + amount, player.cards),
});

const module = (told: ModuleView): ModuleView => ({ ...told, damaged: told.damage > 0 || told.mechaphages > 0 });
