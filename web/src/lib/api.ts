// The server's interface: docs/api.md, in types.

export type Param = number | string | Message | { seat: number };
export type Message = { key: string; params?: Record<string, Param> };

/** A move; its fields belong to the game, the platform only passes it back. */
export type Action = { type: string; [field: string]: unknown };
export type Choice = { action: Action; text: Message };
export type Hint = Choice & { value: number };
export type Barred = { rule: string | null; text: Message };
/** By how much a seat's score would change, and each of its terms that would. */
export type Change = { seat: number; points: number; terms: Term[] };
/**
 * What actions in a row would bring: events that I would hear, up to the first thing that nobody can know (`unknown`).
 * A line that cannot be played to its end is `barred` at its action number `at`.
 */
export type Foreseen = {
  line: Action[];
  events: { text: Message; event: { type: string; [field: string]: unknown } }[];
  changes: Change[];
  barred?: Barred;
  at?: number;
  unknown?: boolean;
};
/** An action that a seat looks at and lets the others see. */
export type Pointing = { seat: number; action: Action };

export type Option = { id: string; choices: string[]; default: string; per_seat: boolean; needs: [string, string[]] | null };
export type Options = Record<string, string | string[]>;
export type Game = {
  id: string;
  name: string;
  seats: { min: number; max: number };
  options: Option[];
  version: number;
  /** How its matches make a campaign; `modifiers` are options that may change from match to match. */
  campaign: { seats: { min: number; max: number }; length: number; modifiers: string[] } | null;
};
export type Bot = { id: string; name: Message };
export type Me = { id: string; name: string };

export type Status = 'waiting' | 'playing' | 'finished';
export type Seat = {
  seat: number;
  kind: 'person' | 'bot' | 'open';
  name: string | null;
  you: boolean;
  online: boolean;
  bot: string | null;
  deciding: boolean;
};
export type SeatRequest = { kind: 'me' } | { kind: 'open' } | { kind: 'bot'; bot: string };
export type NewMatch = { game: string; options: Options; seats: SeatRequest[]; private: boolean };

export type Row = {
  id: string;
  game: string;
  options: Options;
  status: Status;
  private: boolean;
  seats: Seat[];
  round: number;
  my_turn: boolean;
  updated: string;
};

export type Entry = {
  step: number;
  round: number;
  seat: number | null;
  text: Message;
  event: { type: string; [field: string]: unknown };
};
export type Log = { from: number; entries: Entry[] };
export type Term = { key: string; points: number };
export type Score = { points: number; terms: Term[] };
/** What a game shows; a game widens it with its own fields. */
export type View = { game: string; round: number; scores: Score[] };
export type Place = { seat: number; place: number; score: number };
/** An opponent that the rules play. */
export type Rival = { name: Message; place: number; score: Score };
export type Result = { places: Place[]; reasons: Message[]; rivals?: Rival[]; verdict?: { text: Message; won: boolean } };

export type Table<V extends View = View> = {
  id: string;
  game: string;
  version: number;
  options: Options;
  status: Status;
  private: boolean;
  /** The campaign that this match belongs to. */
  campaign: string | null;
  commitment: string;
  seats: Seat[];
  /** Through whose eyes; null: a spectator. */
  seat: number | null;
  ticket: number;
  step: number;
  steps: number;
  prompt: Message | null;
  legal: Choice[];
  undo: boolean;
  view: V | null;
  result: Result | null;
  log: Log;
};

export type NewCampaign = { game: string; seats: SeatRequest[] };
/** A match of a campaign that has ended; without `match` it was played elsewhere. Places and stars: the seats, then the rivals. */
export type Leg = { match: string | null; options: Options; places: Place[]; stars: number[] };
export type Campaign = {
  id: string;
  game: string;
  updated: string;
  hosting: boolean;
  seats: Seat[];
  /** Opponents that the rules bring. */
  rivals: Message[];
  /** By leg: stars for the first place, the second, … */
  worth: number[][];
  modifiers: Record<string, string>;
  legs: Leg[];
  /** The match that is being played. */
  playing: string | null;
  ranking: Place[];
};

/** What the server (or the lack of one) refused, in words for the reader. */
export class Refused extends Error {
  constructor(
    readonly text: Message,
    readonly status = 0,
    readonly rule: string | null = null,
  ) {
    super(text.key);
  }
}

const cookie = (name: string) =>
  document.cookie
    .split('; ')
    .find((part) => part.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? '';

async function call<T>(method: 'GET' | 'POST' | 'PATCH', path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (method !== 'GET') {
    headers['content-type'] = 'application/json';
    headers['x-csrftoken'] = decodeURIComponent(cookie('csrftoken'));
  }
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, { method, headers, body: method === 'GET' ? undefined : JSON.stringify(body ?? {}) });
  } catch {
    throw new Refused({ key: 'refused-offline' });
  }
  const content = await answer.json().catch(() => null);
  if (answer.ok) return content as T;
  const error = content?.error;
  if (error?.text?.key) throw new Refused(error.text, answer.status, error.rule ?? null);
  throw new Refused({ key: 'refused-server', params: { status: answer.status } }, answer.status);
}

const eyes = (seat: number | null) => (seat === null ? '' : `?seat=${seat}`);

export const api = {
  me: () => call<Me>('GET', '/me'),
  rename: (name: string) => call<Me>('PATCH', '/me', { name }),
  games: () => call<Game[]>('GET', '/games'),
  bots: () => call<Bot[]>('GET', '/bots'),
  matches: () => call<{ mine: Row[]; open: Row[] }>('GET', '/matches'),
  create: (match: NewMatch) => call<{ id: string }>('POST', '/matches', match),
  join: (id: string, seat?: number) => call<unknown>('POST', `/matches/${id}/join`, seat === undefined ? {} : { seat }),
  leave: (id: string) => call<unknown>('POST', `/matches/${id}/leave`),
  rematch: (id: string) => call<{ id: string }>('POST', `/matches/${id}/rematch`),
  table: (id: string, seat: number | null) => call<Table>('GET', `/matches/${id}${eyes(seat)}`),
  act: (id: string, seat: number, ticket: number, action: Action) => call<Table>('POST', `/matches/${id}/actions`, { seat, ticket, action }),
  undo: (id: string, seat: number, ticket: number) => call<Table>('POST', `/matches/${id}/undo`, { seat, ticket }),
  look: (id: string, seat: number, lines: Action[][]) =>
    call<{ ticket: number; steps: number; lines: Foreseen[] }>('POST', `/matches/${id}/look`, { seat, lines }),
  hint: (id: string, seat: number | null) => call<{ moves: Hint[] }>('GET', `/matches/${id}/hint${eyes(seat)}`),
  step: (id: string, step: number, seat: number | null) => call<Table>('GET', `/matches/${id}/steps/${step}${eyes(seat)}`),
  record: (id: string) => `/api/matches/${id}/record`,
  campaigns: () => call<{ mine: Campaign[] }>('GET', '/campaigns'),
  campaign: (id: string) => call<Campaign>('GET', `/campaigns/${id}`),
  beginCampaign: (campaign: NewCampaign) => call<{ id: string }>('POST', '/campaigns', campaign),
  bringCampaign: (file: string) => call<{ id: string }>('POST', '/campaigns/import', { file }),
  joinCampaign: (id: string, seat?: number) => call<Campaign>('POST', `/campaigns/${id}/join`, seat === undefined ? {} : { seat }),
  leaveCampaign: (id: string) => call<unknown>('POST', `/campaigns/${id}/leave`),
  modify: (id: string, modifiers: Record<string, string>) => call<Campaign>('PATCH', `/campaigns/${id}`, { modifiers }),
  nextLeg: (id: string, leg: number) => call<{ id: string }>('POST', `/campaigns/${id}/next`, { leg }),
  campaignFile: (id: string) => `/api/campaigns/${id}/file`,
  live: (id: string, seat: number | null) => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/matches/${id}/live${eyes(seat)}`,
};
