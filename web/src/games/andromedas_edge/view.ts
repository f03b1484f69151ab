/** What the server tells about a table of Andromeda's Edge, and the actions it takes (docs/api.md), with the names of what there is. */

import type * as told from './types';

export type {
  ActionOf,
  BarredView,
  BattleView,
  EdgeAction,
  FighterView,
  ModuleView,
  OrderedView,
  ProspectView,
  RaiderView,
  RegionView,
  ShipView,
  SpendingView,
} from './types';

export const TRACKS = ['science', 'industry', 'commerce', 'civilization', 'supremacy'] as const;
export type Track = (typeof TRACKS)[number];
/** Rows of a station and columns of the market. */
export const ROWS = ['science', 'industry', 'commerce', 'civilization'] as const;
export type Row = (typeof ROWS)[number];
export const RESOURCES = ['energy', 'titanium', 'ice', 'nanocarbon', 'credit', 'tactics'] as const;
export type Resource = (typeof RESOURCES)[number];
/** Resources, victory points and free choices: `any` resource, or a `basic` one (titanium, ice, nanocarbon). */
export type Amounts = Partial<Record<Resource | 'vp' | 'any' | 'basic', number>>;
export const RANKS = ['S', 'A', 'B', 'C', 'D'] as const;
export type Rank = (typeof RANKS)[number];
export type Original = 'yes' | 'partly' | 'no';

type With<T, More> = Omit<T, keyof More> & More;
export type HullView = told.HullView;
export type PlayerView = With<
  told.PlayerView,
  {
    tracks: Record<Track, number>;
    stock: Record<Resource, number>;
    limits: Partial<Record<Resource, number>>;
    rows: Record<Row, told.ModuleView[]>;
  }
>;
export type EdgeView = With<told.EdgeView, { players: PlayerView[] }>;
