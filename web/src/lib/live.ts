import { Refused, type Action, type Answer, type News, type Pointing, type Pong, type Say, type Shown, type Table } from './api';
import { changed } from './changes';

export type Connection = 'connecting' | 'live' | 'lost';

const FIRST_DELAY_MS = 500;
const LONGEST_DELAY_MS = 15_000;
const PING_EVERY_MS = 20_000;
/** An answer that takes longer will not come. */
const ANSWER_WITHIN_MS = 8_000;
const POINT_EVERY_MS = 200;

/** A table's live updates: connects again after a drop, at once when the page comes back or the network does. */
export class Live {
  #socket: WebSocket | null = null;
  #delay = FIRST_DELAY_MS;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pings: ReturnType<typeof setInterval>;
  #unanswered = 0;
  #pointing: ReturnType<typeof setTimeout> | undefined;
  #pointed: Action | null = null;
  #closed = false;
  /** The table as it was told last on this connection. */
  #table: Table | null = null;
  /** Lines that have been said and not yet answered, by number. */
  #lines = new Map<number, { resolve: () => void; reject: (refused: Refused) => void }>();
  #said = 0;

  constructor(
    private readonly address: string,
    private readonly receive: (table: Table) => void,
    private readonly tell: (connection: Connection) => void,
    private readonly show: (pointing: Pointing) => void,
  ) {
    addEventListener('online', this.#wake);
    addEventListener('focus', this.#wake);
    this.#pings = setInterval(this.#ping, PING_EVERY_MS);
    this.#open();
  }

  close() {
    this.#closed = true;
    removeEventListener('online', this.#wake);
    removeEventListener('focus', this.#wake);
    clearInterval(this.#pings);
    clearTimeout(this.#retry);
    clearTimeout(this.#pointing);
    this.#socket?.close();
    for (const { resolve } of this.#lines.values()) resolve();
  }

  /** Can a line be said now? A socket does not notice at once that the network is gone. */
  get open(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN && this.#table !== null && navigator.onLine;
  }

  /** Play a line; without an action take the last one back. When it is answered, the table shows what has come of it. */
  play(ticket: number, action: Action | null): Promise<void> {
    const number = ++this.#said;
    const socket = this.#socket;
    const impatience = setTimeout(() => socket === this.#socket && this.#lines.has(number) && this.#hangUp(), ANSWER_WITHIN_MS);
    return new Promise<void>((resolve, reject) => {
      this.#lines.set(number, { resolve, reject });
      this.#say({ play: { number, ticket, action } });
    }).finally(() => clearTimeout(impatience));
  }

  /** Let the others see what is looked at; of many in a short time only the last. */
  point(action: Action) {
    this.#pointed = action;
    this.#pointing ??= setTimeout(() => {
      this.#pointing = undefined;
      if (this.#socket?.readyState === WebSocket.OPEN) this.#say({ point: this.#pointed });
    }, POINT_EVERY_MS);
  }

  #say(said: Say) {
    this.#socket!.send(JSON.stringify(said));
  }

  /** A pong says no more than that the connection lives. */
  #hear(told: Table | News | Answer | Pong | Shown) {
    if ('pointing' in told) this.show(told.pointing as Pointing);
    else if ('answer' in told) this.#answered(told);
    else if ('changes' in told && this.#table) this.#see({ ...changed(this.#table, told), log: told.log });
    else if ('id' in told) this.#see(told);
  }

  #see(table: Table) {
    this.#table = table;
    this.receive(table);
  }

  #answered({ answer, status, error }: Answer) {
    const line = this.#lines.get(answer);
    this.#lines.delete(answer);
    if (error) line?.reject(new Refused(error.text, status, error.rule));
    else line?.resolve();
  }

  /** Whether these were played, nobody has said: the next table tells. */
  #giveUp() {
    for (const { reject } of this.#lines.values()) reject(new Refused({ key: 'refused-offline' }));
    this.#lines.clear();
  }

  /** A socket that nobody answers on may take minutes to close by itself. */
  #hangUp() {
    const socket = this.#socket;
    socket?.close();
    socket?.onclose?.(new CloseEvent('close'));
  }

  #open() {
    const socket = new WebSocket(this.address);
    this.#socket = socket;
    this.#table = null;
    this.#unanswered = 0;
    socket.onmessage = ({ data }) => {
      if (this.#closed || socket !== this.#socket) return;
      this.#unanswered = 0;
      this.#delay = FIRST_DELAY_MS;
      this.tell('live');
      this.#hear(JSON.parse(data));
    };
    socket.onclose = () => {
      if (this.#closed || socket !== this.#socket) return;
      socket.onclose = null;
      this.#giveUp();
      this.tell('lost');
      this.#retry = setTimeout(() => this.#open(), this.#delay);
      this.#delay = Math.min(this.#delay * 2, LONGEST_DELAY_MS);
    };
  }

  #wake = () => {
    if (this.#socket?.readyState === WebSocket.OPEN) {
      this.#ping();
    } else if (this.#socket?.readyState === WebSocket.CLOSED) {
      clearTimeout(this.#retry);
      this.#open();
    }
  };

  #ping = () => {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    if (this.#unanswered >= 2) {
      this.#hangUp();
      return;
    }
    this.#unanswered += 1;
    this.#say({ ping: this.#unanswered });
  };
}
