import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Answer, News, Pointing, Seat, Table } from '../src/lib/api';
import { commits } from '../src/lib/commits.svelte';
import { notices } from '../src/lib/notices.svelte';
import { TableSession } from '../src/lib/session.svelte';

class Socket {
  static OPEN = 1;
  static CLOSED = 3;
  static all: Socket[] = [];
  readyState = Socket.OPEN;
  onmessage: (event: { data: string }) => void = () => {};
  onclose: () => void = () => {};

  constructor(readonly address: string) {
    Socket.all.push(this);
  }
  sent: string[] = [];
  send(text: string) {
    this.sent.push(text);
  }
  close() {
    this.readyState = Socket.CLOSED;
  }
  says(news: Table | News | Answer | { pointing: Pointing }) {
    this.onmessage({ data: JSON.stringify(news) });
  }
}

const seat = (number: number, more: Partial<Seat> = {}): Seat => ({
  seat: number,
  kind: 'person',
  name: `P${number}`,
  you: number === 0,
  online: true,
  bot: null,
  deciding: number === 0,
  ...more,
});
const write = { type: 'write', slot: 'l1_s1' };
const table = (more: Partial<Table> = {}): Table => ({
  id: 'm1',
  game: 'moon',
  version: 1,
  options: {},
  status: 'playing',
  private: false,
  campaign: null,
  commitment: '',
  rules: null,
  played_by: null,
  trouble: null,
  seats: [seat(0), seat(1)],
  seat: 0,
  ticket: 5,
  step: 3,
  steps: 3,
  prompt: { key: 'ask' },
  legal: [{ action: write, text: { key: 'do-write' } }],
  undo: false,
  view: null,
  result: null,
  log: { from: 0, entries: [] },
  ...more,
});

const answer = (status: number, body: unknown) => Promise.resolve(new Response(JSON.stringify(body), { status }));
const fetched = vi.fn<typeof fetch>();

/** A line is written, and this has come of it. */
const written = (after: Table) => fetched.mockReturnValueOnce(answer(200, { ticket: after.ticket })).mockReturnValueOnce(answer(200, after));

beforeEach(() => {
  Socket.all = [];
  notices.all = [];
  fetched.mockReset();
  vi.stubGlobal('WebSocket', Socket);
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => vi.unstubAllGlobals());

const sent = (call: number) => {
  const [path, request] = fetched.mock.calls[call]!;
  return { path, method: request?.method, body: JSON.parse(String(request?.body ?? 'null')) };
};

describe('a table session', () => {
  it('has the contents that are asked for with whatever else the game needs', async () => {
    fetched.mockImplementation((path) => answer(200, String(path).endsWith('/contents') ? { cards: [] } : table()));
    const load = vi.fn(async () => {});
    const session = await TableSession.open('m1', load);
    expect(session.contents).toEqual({ cards: [] });
    expect(load).toHaveBeenCalledWith(session.live);
  });

  it('sends an action with its seat and ticket, and shows what has come of it', async () => {
    const session = new TableSession(table());
    written(table({ ticket: 6, step: 4 }));
    await session.act(write);
    expect(sent(0)).toEqual({ path: '/api/matches/m1/actions', method: 'POST', body: { seat: 0, ticket: 5, action: write } });
    expect(session.table.ticket).toBe(6);
    expect(session.busy).toBe(false);
  });

  describe('with a live connection', () => {
    const news = (...changes: News['changes']): News => ({ changes, gone: [], log: { from: 0, entries: [] } });
    const opened = () => {
      const session = new TableSession(table());
      const leave = session.follow();
      const socket = Socket.all[0]!;
      socket.says(table());
      return { session, socket, leave };
    };

    it('plays over it, and shows what it tells', async () => {
      const { session, socket, leave } = opened();
      const acted = session.act(write);
      expect(JSON.parse(socket.sent[0]!)).toEqual({ play: { number: 1, ticket: 5, action: write } });
      expect(session.busy).toBe(true);
      socket.says(news([['ticket'], 6], [['legal', 0, 'text', 'key'], 'do-more']));
      socket.says({ answer: 1, ticket: 6 });
      await acted;
      expect([session.table.ticket, session.table.legal[0]!.text.key, session.busy]).toEqual([6, 'do-more', false]);
      expect(fetched).not.toHaveBeenCalled();
      leave();
    });

    it('takes an action back over it', async () => {
      const { session, socket, leave } = opened();
      const undone = session.undo();
      expect(JSON.parse(socket.sent[0]!)).toEqual({ play: { number: 1, ticket: 5, action: null } });
      socket.says({ answer: 1, ticket: 6 });
      await undone;
      leave();
    });

    it('tells a refusal', async () => {
      const { session, socket, leave } = opened();
      const acted = session.act(write);
      socket.says({ answer: 1, status: 422, error: { rule: 'WM-0.9', text: { key: 'refused-order' } } });
      await acted;
      expect(notices.all.map(({ text, rule }) => [text.key, rule])).toEqual([['refused-order', 'WM-0.9']]);
      leave();
    });

    it('says so when the connection drops before the answer', async () => {
      const { session, socket, leave } = opened();
      const acted = session.act(write);
      socket.onclose();
      await acted;
      expect(notices.all.map(({ text }) => text.key)).toEqual(['refused-offline']);
      expect(session.busy).toBe(false);
      leave();
    });

    it('says so when nobody answers, and connects again', async () => {
      vi.useFakeTimers();
      const { session, leave } = opened();
      const acted = session.act(write);
      await vi.advanceTimersByTimeAsync(9000);
      await acted;
      expect(notices.all.map(({ text }) => text.key)).toEqual(['refused-offline']);
      expect(Socket.all).toHaveLength(2);
      leave();
      vi.useRealTimers();
    });

    it('asks the server itself when the network is gone, which the socket has not noticed', async () => {
      const { session, socket, leave } = opened();
      vi.stubGlobal('navigator', { onLine: false });
      fetched.mockRejectedValue(new TypeError());
      await session.act(write);
      expect(socket.sent).toEqual([]);
      expect(notices.all.map(({ text }) => text.key)).toEqual(['refused-offline']);
      leave();
    });

    it('does not mind turning to another seat of mine before the answer', async () => {
      const { session, socket, leave } = opened();
      const acted = session.act(write);
      socket.says(news([['seats'], [seat(0, { deciding: false }), seat(1, { you: true, deciding: true })]]));
      await acted;
      expect(Socket.all).toHaveLength(2);
      expect([notices.all, session.busy]).toEqual([[], false]);
      leave();
    });
  });

  describe('whose last answer does nothing but go on', () => {
    const end = { type: 'end_turn' };
    const ended = table({ ticket: 6, legal: [{ action: end, text: { key: 'end' }, goes_on: true }] });

    it('asks for it', async () => {
      const session = new TableSession(table());
      written(ended);
      await session.act(write);
      expect(fetched).toHaveBeenCalledTimes(2);
    });

    it('gives it by itself for who prefers that', async () => {
      commits.toggle();
      const session = new TableSession(table());
      written(ended);
      written(table({ ticket: 7, legal: [] }));
      await session.act(write);
      expect(sent(2).body).toEqual({ seat: 0, ticket: 6, action: end });
      expect(session.table.ticket).toBe(7);
      commits.toggle();
    });
  });

  it('keeps live news over an answer that comes later', async () => {
    const session = new TableSession(table());
    const leave = session.follow();
    fetched.mockImplementationOnce(() => {
      Socket.all[0]!.says(table({ ticket: 8 }));
      return answer(200, { ticket: 6 });
    });
    fetched.mockReturnValueOnce(answer(200, table({ ticket: 6 })));
    await session.act(write);
    expect(session.table.ticket).toBe(8);
    leave();
  });

  it('tells a refusal with its rule and changes nothing', async () => {
    const session = new TableSession(table());
    fetched.mockReturnValueOnce(answer(400, { error: { rule: 'WM-0.9', text: { key: 'refused-order' } } }));
    await session.act(write);
    expect(notices.all.map(({ text, rule }) => [text.key, rule])).toEqual([['refused-order', 'WM-0.9']]);
    expect(session.table.ticket).toBe(5);
  });

  it('asks for the table again when its ticket was old', async () => {
    const session = new TableSession(table());
    fetched.mockReturnValueOnce(answer(409, { error: { rule: null, text: { key: 'refused-stale' } } }));
    fetched.mockReturnValueOnce(answer(200, table({ ticket: 9 })));
    await session.act(write);
    expect(session.table.ticket).toBe(9);
  });

  it('forgets hints and previews of an earlier position', () => {
    const session = new TableSession(table());
    session.preview = write;
    expect(session.previewed?.text.key).toBe('do-write');
    session.receive(table({ ticket: 6 }));
    expect(session.preview).toBeNull();
  });

  describe('looking ahead', () => {
    const brings = (points: number, steps = 3) => ({ ticket: 5, steps, lines: [{ line: [write], events: [], changes: [{ seat: 0, points, terms: [] }] }] });
    const rest = () => new Promise((done) => setTimeout(done));
    const looked = async (session: TableSession) => (session.foresee(write), await rest(), session.foresee(write)?.changes[0]?.points);

    it('asks when somebody first wants to know, and keeps what it hears while others play unseen', async () => {
      const session = new TableSession(table());
      expect(fetched).not.toHaveBeenCalled();
      fetched.mockImplementation(() => answer(200, brings(1)));
      expect(await looked(session)).toBe(1);
      expect(sent(0)).toEqual({ path: '/api/matches/m1/look', method: 'POST', body: { seat: 0, lines: [[write]] } });
      session.receive(table({ seats: [seat(0), seat(1, { deciding: true })] }));
      expect(await looked(session)).toBe(1);
      expect(fetched).toHaveBeenCalledTimes(1);
    });

    it('asks again when the position has changed for these eyes, though the ticket stands still', async () => {
      const session = new TableSession(table());
      fetched.mockImplementationOnce(() => answer(200, brings(1))).mockImplementationOnce(() => answer(200, brings(2, 4)));
      await looked(session);
      session.receive(table({ step: 4, steps: 4 }));
      expect(await looked(session)).toBe(2);
    });

    it('takes no answer about another position', async () => {
      const session = new TableSession(table());
      fetched.mockImplementation(() => answer(200, brings(1, 4)));
      expect(await looked(session)).toBeUndefined();
    });

    it('is not for spectators, nor for whom nothing is asked', async () => {
      for (const watched of [table({ seat: null }), table({ legal: [] })]) expect(await looked(new TableSession(watched))).toBeUndefined();
      expect(fetched).not.toHaveBeenCalled();
    });
  });

  it('lets the others see the last thing that is looked at', () => {
    vi.useFakeTimers();
    const session = new TableSession(table());
    const leave = session.follow();
    for (const slot of ['l1_s1', 'l1_s2']) session.point({ ...write, slot });
    vi.advanceTimersByTime(1000);
    expect(Socket.all[0]!.sent).toEqual([JSON.stringify({ point: { ...write, slot: 'l1_s2' } })]);
    leave();
    vi.useRealTimers();
  });

  it('sees what another looks at until something happens', () => {
    const session = new TableSession(table());
    const leave = session.follow();
    Socket.all[0]!.says({ pointing: { seat: 1, action: write } });
    Socket.all[0]!.says(table({ seats: [seat(0), seat(1, { online: false })] }));
    expect(session.pointing?.action).toEqual(write);
    Socket.all[0]!.says(table({ step: 4 }));
    expect(session.pointing).toBeNull();
    leave();
  });

  it('turns to my other seat when that one must decide', () => {
    const mine = (first: boolean) => [seat(0, { deciding: first }), seat(1, { you: true, deciding: !first })];
    const session = new TableSession(table({ seats: mine(true) }));
    const leave = session.follow();
    Socket.all[0]!.says(table({ seats: mine(false), ticket: 6 }));
    expect(Socket.all.at(-1)!.address).toMatch(/\/api\/matches\/m1\/live\?seat=1$/);
    Socket.all.at(-1)!.says(table({ seats: mine(false), seat: 1 }));
    expect(session.table.seat).toBe(1);
    leave();
  });

  it('does not act on the past', async () => {
    const session = new TableSession(table());
    fetched.mockReturnValueOnce(answer(200, table({ step: 1, legal: [] })));
    await session.at(1);
    expect(session.replaying).toBe(true);
    await session.act(write);
    expect(fetched).toHaveBeenCalledTimes(1);
    await session.at(null);
    expect(session.table.step).toBe(3);
  });

  it('tells seats of one person apart', () => {
    const session = new TableSession(table({ seats: [seat(0, { name: 'Ira' }), seat(1, { name: 'Max' }), seat(2, { name: 'Ira' })] }));
    expect([0, 1, 2].map(session.name)).toEqual(['Ira (1)', 'Max', 'Ira (2)']);
  });

  it('connects again after a drop', () => {
    vi.useFakeTimers();
    const session = new TableSession(table());
    const leave = session.follow();
    Socket.all[0]!.says(table());
    expect(session.connection).toBe('live');
    Socket.all[0]!.onclose();
    expect(session.connection).toBe('lost');
    vi.advanceTimersByTime(600);
    expect(Socket.all).toHaveLength(2);
    fetched.mockReturnValueOnce(answer(200, ''));
    Socket.all[1]!.says(table({ ticket: 7 }));
    expect([session.connection, session.table.ticket]).toEqual(['live', 7]);
    expect(fetched, 'whether the page is still the one that the server has').toHaveBeenCalledWith('/');
    leave();
    vi.useRealTimers();
  });
});

it('loads the page again when the match has moved to other rules, which bring other words', () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { ...location, reload });
  const session = new TableSession(table({ rules: 'aa' }));
  session.receive(table({ rules: 'aa', ticket: 1 }));
  expect(reload).not.toHaveBeenCalled();
  session.receive(table({ rules: 'bb', ticket: 2 }));
  expect(reload).toHaveBeenCalledOnce();
});
