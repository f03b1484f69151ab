/** What the rules of 0.2 tell otherwise, made into today's view. What they do not tell is left out. */

import type { View } from '$lib/api';
import type { PlayerView, SetiView, SpeciesContent, SpeciesView, TilePlace } from './types';

type PlayerOf02 = Omit<PlayerView, 'income' | 'milestone' | 'danger_on_board'> & { incomes: number[] };
type SpeciesOf02 = Omit<SpeciesView, 'samples' | 'hidden_samples'> & { samples: number[]; hidden_samples: number[] };
type ViewOf02 = Omit<SetiView, 'players' | 'species'> & { players: PlayerOf02[]; species: SpeciesOf02[] };

/** A round's income without tucked cards, the rows before those of samples, and where samples lie hidden: so it was printed then. */
const BASE = [3, 2, 1, 0, 0];
const ROWS_WITHOUT_SAMPLES = 2;
const HOSTS = ['jupiter', 'saturn'];
const TILE: TilePlace = { layer: 'disc_3', ring: 3, sector: 5 };
const RIVAL = 1;
/** The rule by which the course of the turn held up actions. */
const COURSE = 'SE-3.3';
const UNSEEN = ['empty', 'asteroids', 'earth'];

/** Where the 'Oumuamua tile is put. */
export const tilePlace = (species: readonly SpeciesContent[]): TilePlace => species.find(({ tile }) => tile)?.tile?.place ?? TILE;

export const today = (view: View): SetiView => (isOf02(view) ? of02(view) : (view as SetiView));

const isOf02 = (view: View): view is ViewOf02 => 'incomes' in (view as ViewOf02).players[0]!;

const of02 = (view: ViewOf02): SetiView => ({
  ...view,
  asked: null,
  held: Object.keys(view.why).filter((kind) => view.why[kind]!.rule === COURSE),
  pass_rotates: view.players.every(({ passed }) => !passed),
  players: view.players.map(({ incomes, ...player }) => ({
    ...player,
    income: BASE.map((base, kind) => base + incomes[kind]!),
    milestone: null,
    danger_on_board: player.danger,
  })),
  species: view.species.map(({ samples, hidden_samples, ...species }) => ({
    ...species,
    samples: samples.length ? [...Array<null>(ROWS_WITHOUT_SAMPLES).fill(null), ...samples] : [],
    hidden_samples: Object.fromEntries(hidden_samples.map((hidden, i) => [HOSTS[i]!, hidden])),
  })),
  gold: view.gold.map((gold) => ({ ...gold, next: gold.markers.length, worth: [] })),
  system: { ...view.system, publicity: [...new Set(view.system.spaces.flat())].filter((what) => !UNSEEN.includes(what)) },
  prices: {},
  rival: view.rival && { ...view.rival, player: RIVAL, due: 0 },
  scan: view.scan && { ...view.scan, parts: view.scan.parts.map((part) => ({ ...part, due: true })) },
});
