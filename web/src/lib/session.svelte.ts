import { sameAction } from './actions';
import { api, Refused, type Action, type Choice, type LogEntry, type Foreseen, type Hint, type Message, type Pointing, type Table } from './api';
import { commits } from './commits.svelte';
import { contentsOf, type Contents } from './contents';
import { Looks } from './looks.svelte';
import { Live, type Connection } from './live';
import { mergeLog } from './log';
import { notices } from './notices.svelte';
import { t } from './text.svelte';
import { reloadIfUpgraded } from './upgrade';

const nameless = { person: 'seat-name', bot: 'bot-name', open: 'seat-open' };

/** The seat of mine that must decide, or my first one; null: I only watch. */
function mySeat({ seats }: Table): number | null {
  const mine = seats.filter((seat) => seat.you);
  return (mine.find((seat) => seat.deciding) ?? mine[0])?.seat ?? null;
}

/** Who asks without a seat sees what a spectator sees: ask again from my own seat. */
async function throughMyEyes(id: string): Promise<Table> {
  const table = await api.table(id, null);
  const seat = mySeat(table);
  return seat === null ? table : api.table(id, seat);
}

/** Can these eyes tell no difference between the positions? */
const samePosition = (one: Table, other: Table): boolean =>
  one.seat === other.seat &&
  one.ticket === other.ticket &&
  one.steps === other.steps &&
  JSON.stringify([one.legal, one.view]) === JSON.stringify([other.legal, other.view]);

/** One open table: what the server says about it, and what this person does with it. */
export class TableSession {
  /** The table as it is now; `table` is the one to draw. */
  live = $state.raw() as Table;
  past = $state.raw<Table | null>(null);
  entries = $state.raw<LogEntry[]>([]);
  connection = $state<Connection>('connecting');
  /** A change is on its way to the server. */
  busy = $state(false);
  /** A hint is being thought about; playing goes on meanwhile. */
  pondering = $state(false);
  hints = $state.raw<Hint[] | null>(null);
  /** The action under the pointer or the last tap, set by the game: the prompt tells it in words. */
  preview = $state.raw<Action | null>(null);
  /** What another seat looks at and lets the others see, until something happens. */
  pointing = $state.raw<Pointing | null>(null);
  /** The legal actions that the prompt offers as buttons, set by the game; null: the prompt decides. */
  choose = $state.raw<Action[] | null>(null);

  /** The table to draw: the live one, or a past step of it while replaying. */
  table: Table = $derived(this.past ?? this.live);
  replaying = $derived(this.past !== null);
  /** My seats, several when I play for more than one. */
  mine = $derived(this.live.seats.filter((seat) => seat.you).map((seat) => seat.seat));
  previewed: Choice | null = $derived(this.preview && this.#choice(this.preview));

  /** What actions would bring me in the position as it is. */
  #looks = new Looks((lines) => this.#lookAhead(lines));
  #socket: Live | null = null;
  #asked = 0;

  constructor(
    table: Table,
    /** What is printed in this match. */
    readonly contents: Contents = {},
  ) {
    this.live = table;
    this.entries = table.log.entries;
  }

  /** `load`: what else the table's game needs, asked for at the same time as its contents. */
  static async open(id: string, load: (table: Table) => Promise<unknown> = async () => {}): Promise<TableSession> {
    const table = await throughMyEyes(id);
    if (table.trouble) return new TableSession(table);
    const [contents] = await Promise.all([contentsOf(table.game, table.rules), load(table)]);
    return new TableSession(table, contents);
  }

  /** Follow the table live until the returned function is called. */
  follow(): () => void {
    this.#connect();
    return () => this.#socket?.close();
  }

  act = (action: Action) => this.#play(action);

  /** Let the others see that this action is looked at: for decisions that are made openly. */
  point = (action: Action): void => this.#socket?.point(action);

  undo = () => this.#play(null);

  async hint(): Promise<void> {
    if (this.pondering) return;
    this.pondering = true;
    const { ticket, seat } = this.live;
    try {
      const { moves } = await api.hint(this.live.id, seat);
      if (ticket === this.live.ticket && seat === this.live.seat) this.hints = moves;
    } catch (error) {
      notices.refused(error, this.t);
    } finally {
      this.pondering = false;
    }
  }

  /** Nobody looks ahead for a spectator, in a replay, or while nothing is asked. */
  #mayLook = $derived(this.live.seat !== null && !this.replaying && this.live.legal.length > 0);

  /** What actions in a row would bring me, as soon as the server has said it. */
  foresee(...line: Action[]): Foreseen | undefined {
    return this.#mayLook ? this.#looks.of(...line) : undefined;
  }

  /** Ask ahead for what will be pointed at, so that it is there by then. */
  prepare(lines: Action[][]): void {
    if (this.#mayLook) this.#looks.prepare(lines);
  }

  /** All that the game thinks worth a look, several actions in a row where these make one move. */
  ways(): Foreseen[] | undefined {
    return this.#mayLook ? this.#looks.ways() : undefined;
  }

  /** Show the board as it was at a step; null: back to now. */
  async at(step: number | null): Promise<void> {
    const asked = ++this.#asked;
    if (step === null) {
      this.past = null;
      return;
    }
    try {
      const past = await api.step(this.live.id, Math.min(Math.max(step, 0), this.live.steps), this.live.seat);
      if (asked === this.#asked) this.past = past;
    } catch (error) {
      notices.refused(error, this.t);
    }
  }

  /** Ask for the table again, for example after sitting down at it. */
  async refresh(): Promise<void> {
    this.receive(await throughMyEyes(this.live.id));
    this.#connect();
  }

  /** Look through the eyes of another seat of mine. */
  sit(seat: number): void {
    if (seat === this.live.seat || !this.mine.includes(seat)) return;
    this.#connect(seat);
  }

  /** Tell in words why something can't be done. */
  refuse(message: Message, rule: string | null = null): void {
    notices.show(message, { rule, kind: 'refusal', render: this.t });
  }

  t = (message: Message | string): string => t(message, this.name);

  /** The name of a seat; people who sit more than once are told apart by a number. */
  name = (seat: number): string => {
    const { seats } = this.live;
    const name = seats[seat]?.name;
    if (!name) return t({ key: nameless[seats[seat]?.kind ?? 'open'], params: { number: seat + 1 } });
    const same = seats.filter((other) => other.name === name);
    return same.length > 1 ? `${name} (${same.findIndex((other) => other.seat === seat) + 1})` : name;
  };

  /** Take in a table that the server sent. */
  receive(table: Table): void {
    const before = this.live;
    // Moved to other rules, the match has other contents and words.
    if (before.rules && table.rules !== before.rules) location.reload();
    // Tickets only grow: news that crossed an answer on the way is older than what is shown.
    if (table.seat === before.seat && table.ticket < before.ticket) return;
    if (table.ticket !== before.ticket || table.seat !== before.seat || table.step !== before.step) {
      this.preview = null;
      this.choose = null;
      this.hints = null;
      this.pointing = null;
    }
    if (!samePosition(table, before)) this.#looks.forget();
    this.entries = mergeLog(table.seat === before.seat ? this.entries : [], table.log);
    this.live = table;
    this.#turnToDecidingSeat();
    void this.#goOn();
  }

  /** For who wants it so: the only answer left is given by itself if it does nothing but go on. */
  async #goOn(): Promise<void> {
    const [only, ...others] = this.live.legal;
    if (commits.alone && only?.goes_on && !others.length) await this.act(only.action);
  }

  /** With several seats of mine, the one that must decide comes to the front. */
  #turnToDecidingSeat() {
    const { seats, seat } = this.live;
    const next = mySeat(this.live);
    if (next === null || (seat !== null && (seats[seat]?.deciding || !seats[next]?.deciding))) return;
    this.sit(next);
  }

  #connect(seat: number | null = this.live.seat) {
    this.#socket?.close();
    this.#socket = new Live(
      api.live(this.live.id, seat),
      (table) => this.receive(table),
      (connection) => this.#connected(connection),
      (pointing) => (this.pointing = pointing),
    );
  }

  #connected(connection: Connection) {
    if (connection === 'live' && this.connection === 'lost') void reloadIfUpgraded();
    this.connection = connection;
  }

  /** An answer about another position than the one shown is none. */
  async #lookAhead(lines: Action[][] | null): Promise<Foreseen[]> {
    const { id, seat, ticket, steps } = this.live;
    const found = await api.look(id, seat!, lines);
    if (found.ticket !== ticket || found.steps !== steps) throw new Error('the position has changed');
    return found.lines;
  }

  #choice(action: Action): Choice | null {
    return this.live.legal.find((choice) => sameAction(choice.action, action)) ?? null;
  }

  /** One line: an action, or none to take the last one back. */
  async #play(action: Action | null): Promise<void> {
    const { id, seat, ticket } = this.live;
    if (this.busy || this.replaying || seat === null) return;
    this.busy = true;
    try {
      if (this.#socket?.open) await this.#socket.play(ticket, action);
      else {
        await (action ? api.act(id, seat, ticket, action) : api.undo(id, seat, ticket));
        this.receive(await api.table(id, seat));
      }
    } catch (error) {
      notices.refused(error, this.t);
      if (error instanceof Refused && error.status === 409) this.receive(await api.table(id, seat));
      return;
    } finally {
      this.busy = false;
    }
    await this.#goOn();
  }
}
