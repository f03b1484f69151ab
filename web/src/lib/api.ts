// The server's interface (docs/api.md).

import type { Action, CampaignView, BotInfo, Campaigns, Created, GameInfo, Hints, Looks, Me, Message, NewCampaign, Rows, Table, Written } from './types';
import type * as types from './types';

export type * from './types';
/** An action that a seat looks at and lets the others see. */
export type Pointing = types.Pointing & { action: Action };
/** A new table, of which everything has been said. */
export type NewMatch = Required<types.NewMatch>;

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

type Method = 'GET' | 'POST' | 'PATCH';

async function ask(method: Method, path: string, body?: unknown): Promise<Response> {
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
  if (answer.ok) return answer;
  const error = (await answer.json().catch(() => null))?.error;
  if (error?.text?.key) throw new Refused(error.text, answer.status, error.rule ?? null);
  throw new Refused({ key: 'refused-server', params: { status: answer.status } }, answer.status);
}

/** What the server answers; nothing where it has nothing to say. */
const call = async <T>(method: Method, path: string, body?: unknown): Promise<T> => (await ask(method, path, body)).json().catch(() => null);

const eyes = (seat: number | null) => (seat === null ? '' : `?seat=${seat}`);

export const api = {
  me: () => call<Me>('GET', '/me'),
  rename: (name: string) => call<Me>('PATCH', '/me', { name }),
  games: () => call<GameInfo[]>('GET', '/games'),
  /** Contents by their path, `{game}/contents`. */
  contents: (path: string) => call<object>('GET', `/games/${path}`),
  /** A catalog by its path, `{game}/texts/{language}`. */
  texts: async (path: string) => (await ask('GET', `/games/${path}`)).text(),
  bots: () => call<BotInfo[]>('GET', '/bots'),
  matches: () => call<Rows>('GET', '/matches'),
  create: (match: NewMatch) => call<Created>('POST', '/matches', match),
  join: (id: string, seat?: number) => call<unknown>('POST', `/matches/${id}/join`, seat === undefined ? {} : { seat }),
  leave: (id: string) => call<unknown>('POST', `/matches/${id}/leave`),
  close: (id: string) => call<unknown>('POST', `/matches/${id}/close`),
  rematch: (id: string) => call<Created>('POST', `/matches/${id}/rematch`),
  table: (id: string, seat: number | null) => call<Table>('GET', `/matches/${id}${eyes(seat)}`),
  act: (id: string, seat: number, ticket: number, action: Action) => call<Written>('POST', `/matches/${id}/actions`, { seat, ticket, action }),
  undo: (id: string, seat: number, ticket: number) => call<Written>('POST', `/matches/${id}/undo`, { seat, ticket }),
  look: (id: string, seat: number, lines: Action[][] | null) => call<Looks>('POST', `/matches/${id}/look`, { seat, lines }),
  hint: (id: string, seat: number | null) => call<Hints>('GET', `/matches/${id}/hint${eyes(seat)}`),
  step: (id: string, step: number, seat: number | null) => call<Table>('GET', `/matches/${id}/steps/${step}${eyes(seat)}`),
  record: (id: string) => `/api/matches/${id}/record`,
  campaigns: () => call<Campaigns>('GET', '/campaigns'),
  campaign: (id: string) => call<CampaignView>('GET', `/campaigns/${id}`),
  beginCampaign: (campaign: NewCampaign) => call<Created>('POST', '/campaigns', campaign),
  bringCampaign: (file: string) => call<Created>('POST', '/campaigns/import', { file }),
  joinCampaign: (id: string, seat?: number) => call<CampaignView>('POST', `/campaigns/${id}/join`, seat === undefined ? {} : { seat }),
  leaveCampaign: (id: string) => call<unknown>('POST', `/campaigns/${id}/leave`),
  modify: (id: string, modifiers: Record<string, string>) => call<CampaignView>('PATCH', `/campaigns/${id}`, { modifiers }),
  nextLeg: (id: string, leg: number) => call<Created>('POST', `/campaigns/${id}/next`, { leg }),
  campaignFile: (id: string) => `/api/campaigns/${id}/file`,
  live: (id: string, seat: number | null) => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/matches/${id}/live${eyes(seat)}`,
};
