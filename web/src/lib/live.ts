import type { Action, Pointing, Table } from './api';

export type Connection = 'connecting' | 'live' | 'lost';

const FIRST_DELAY_MS = 500;
const LONGEST_DELAY_MS = 15_000;
const PING_EVERY_MS = 20_000;
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
  }

  /** Let the others see what is looked at; of many in a short time only the last. */
  point(action: Action) {
    this.#pointed = action;
    this.#pointing ??= setTimeout(() => {
      this.#pointing = undefined;
      if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify({ point: this.#pointed }));
    }, POINT_EVERY_MS);
  }

  #open() {
    const socket = new WebSocket(this.address);
    this.#socket = socket;
    this.#unanswered = 0;
    socket.onmessage = ({ data }) => {
      if (this.#closed || socket !== this.#socket) return;
      this.#unanswered = 0;
      this.#delay = FIRST_DELAY_MS;
      this.tell('live');
      const news: Table | { pong: number } | { pointing: Pointing } = JSON.parse(data);
      if ('pointing' in news) this.show(news.pointing);
      else if (!('pong' in news)) this.receive(news);
    };
    socket.onclose = () => {
      if (this.#closed || socket !== this.#socket) return;
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
    if (this.#unanswered >= 2) this.#socket.close();
    this.#unanswered += 1;
    this.#socket.send(JSON.stringify({ ping: this.#unanswered }));
  };
}
