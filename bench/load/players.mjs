// Players for `make load`: tables of two seats, a browser without a screen at each, who play at random through live connections.
// Started with one argument, JSON; writes one line of JSON when the time is over. Node 22, or 20 with --experimental-websocket.

const { address, game, tables, every, warm, actions: wanted, seconds, posts } = JSON.parse(process.argv[2]);
const api = `${address}/api`;
const sleep = (ms) => new Promise((done) => setTimeout(done, ms));
const now = () => performance.now();

let seed = 20260101;
const luck = (n) => ((seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0), Math.floor((seed / 2 ** 32) * n));

const counted = { answers: [], news: [], bytes: 0, pushes: 0, played: 0, failed: {}, on: false };
const fail = (why) => (counted.failed[why] = (counted.failed[why] ?? 0) + 1);

async function signedIn() {
  const answer = await fetch(`${api}/me`);
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  const csrf = cookies.find((cookie) => cookie.startsWith('csrftoken=')).slice('csrftoken='.length);
  return { cookie: cookies.join('; '), 'x-csrftoken': csrf, 'content-type': 'application/json' };
}

function holder(table, path) {
  let at = table;
  for (const key of path.slice(0, -1)) at = at[key];
  return at;
}

/** One pair of eyes, and the hands of its seat. */
class Player {
  constructor(table, seat) {
    Object.assign(this, { table, seat, state: null, waiting: new Map(), said: 0 });
  }

  connect() {
    const socket = new WebSocket(`${api.replace('http', 'ws')}/matches/${this.table.id}/live?seat=${this.seat}`, { headers: this.table.headers });
    this.socket = socket;
    return new Promise((done) => {
      socket.onmessage = ({ data }) => {
        const told = JSON.parse(data);
        if ('answer' in told) this.waiting.get(told.answer)?.(told);
        else if ('changes' in told) this.see(told, data.length);
        else if ('id' in told) done((this.state = told));
      };
      socket.onclose = () => {
        if (!this.table.over) fail('closed');
        done();
      };
      socket.onerror = () => {};
    });
  }

  see({ changes, gone }, bytes) {
    for (const path of gone) delete holder(this.state, path)[path.at(-1)];
    for (const [path, value] of changes) holder(this.state, path)[path.at(-1)] = value;
    if (!counted.on) return;
    counted.pushes += 1;
    counted.bytes += bytes;
    if (this.table.played) counted.news.push(now() - this.table.played);
  }

  async play() {
    const { ticket, legal } = this.state;
    const action = legal[luck(legal.length)].action;
    const began = now();
    this.table.played = began;
    const told = await (posts ? this.post(ticket, action) : this.say(ticket, action));
    if (!counted.on) return;
    if (told.error) return fail(told.error.text.key);
    counted.played += 1;
    counted.answers.push(now() - began);
  }

  say(ticket, action) {
    const number = ++this.said;
    return new Promise((done) => {
      this.waiting.set(number, (told) => (this.waiting.delete(number), done(told)));
      this.socket.send(JSON.stringify({ play: { number, ticket, action } }));
    });
  }

  async post(ticket, action) {
    const body = JSON.stringify({ seat: this.seat, ticket, action });
    const answer = await fetch(`${api}/matches/${this.table.id}/actions`, { method: 'POST', headers: this.table.headers, body });
    return answer.json();
  }
}

class Table {
  async open() {
    this.headers ??= await signedIn();
    const body = JSON.stringify({ game, options: {}, seats: [{ kind: 'me' }, { kind: 'me' }], private: true });
    const created = await fetch(`${api}/matches`, { method: 'POST', headers: this.headers, body });
    if (!created.ok) throw new Error(`${created.status} ${await created.text()}`);
    this.id = (await created.json()).id;
    this.over = false;
    this.players = [new Player(this, 0), new Player(this, 1)];
    for (const player of this.players) await player.connect();
  }

  /** One action of somebody who is asked. */
  async act() {
    for (let wait = 1; wait < 2000; wait *= 2) {
      const asked = this.players.find(({ state }) => state?.legal.length);
      if (asked) return asked.play();
      if (this.players[0].state?.status === 'finished') {
        this.close();
        return this.open();
      }
      await sleep(wait);
    }
    fail('nobody is asked');
  }

  close() {
    this.over = true;
    for (const { socket } of this.players) socket.close();
  }
}

async function batches(all, size, work) {
  for (let at = 0; at < all.length; at += size) await Promise.all(all.slice(at, at + size).map(work));
}

const open = Array.from({ length: tables }, () => new Table());
await batches(open, 20, (table) => table.open());
await batches(open, 20, async (table) => {
  for (let number = 0; number < warm; number += 1) await table.act();
});
await sleep(500);
console.log('ready');
await new Promise((go) => process.stdin.once('data', go));

const began = now();
counted.on = true;
const ends = began + seconds * 1000;
await Promise.all(
  open.map(async (table, number) => {
    if (every) await sleep((every * number) / tables);
    while (now() < ends && counted.played < wanted) {
      const next = now() + every * (0.5 + luck(1000) / 1000);
      await table.act();
      if (every) await sleep(Math.max(0, Math.min(next, ends) - now()));
    }
  }),
);
const took = (now() - began) / 1000;
await sleep(300);
counted.on = false;
const at = (times, share) => times.sort((one, other) => one - other)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
const spread = (times) => ({ median: at(times, 0.5), p99: at(times, 0.99), worst: at(times, 1) });
const { played, pushes, bytes, failed, answers, news } = counted;
console.log(JSON.stringify({ played, took, pushes, bytes, failed, answers: spread(answers), news: spread(news) }));
for (const table of open) table.close();
process.exit(0);
