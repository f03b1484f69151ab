/** The reader's turn: what may be done where, what is picked and looked at. */

import { sameAction } from '$lib/actions';
import type { Message } from '$lib/api';
import { small } from '$lib/screen';
import type { TableSession } from '$lib/session.svelte';
import { contents, type Printed } from './content';
import { factsOf, nameOf, sameSpace as same, wayOf, whatIsAt, type Facts, type Way } from './flights';
import { FREE, type Kind } from './actions/costs';
import type { Fly } from './flights';
import type { ActionOf, PlayerView, SetiAction, SetiView, Space, StarView } from './types';

/** A probe or capsule in space. */
export type Figure = { owner: number; index: number; at: Space; capsule: boolean };
/** A choice of no more than so many is asked by buttons; more only on small screens, where the boards are a tab away. */
const FEW = 8;
const MANY = 40;
/** Answers that no place on the boards stands for. */
const SPOKEN: SetiAction['type'][] = ['end_turn', 'stop', 'go_on', 'take_move', 'take_publicity', 'pay', 'show'];

export class Turn {
  /** The figure whose flights are shown, and the space that is pointed at. */
  picked = $state.raw<Pick<Figure, 'at' | 'capsule'> | null>(null);
  goal = $state.raw<Space | null>(null);

  readonly printed: Printed;

  constructor(readonly session: TableSession) {
    this.printed = contents.of(session);
  }

  view: SetiView = $derived.by(() => this.session.table.view as SetiView);
  /** Whose things lie at the foot of the table; a spectator looks at the first ones. */
  seat: number = $derived.by(() => this.session.table.seat ?? 0);
  me: PlayerView = $derived.by(() => this.view.players[this.seat]!);
  legal: SetiAction[] = $derived.by(() => this.session.table.legal.map(({ action }) => action as SetiAction));

  /** Legal actions of these kinds. */
  can<T extends SetiAction['type']>(...types: T[]): ActionOf<T>[] {
    return this.legal.filter((action) => (types as string[]).includes(action.type)) as ActionOf<T>[];
  }

  /** The scan asks what comes next: the list of its signals offers everything. */
  scanning: boolean = $derived.by(() => this.legal.length > 0 && this.view.asked === 'scan');

  /** What the prompt offers as buttons. */
  buttons: SetiAction[] | null = $derived.by(() => {
    if (this.scanning) return [];
    const answers = this.legal.filter(({ type }) => !(FREE as readonly string[]).includes(type));
    if (this.view.asked !== 'action' && answers.length <= (small.current ? MANY : FEW)) return answers.length ? answers : null;
    const spoken = answers.filter(({ type }) => SPOKEN.includes(type));
    return spoken.length ? spoken : null;
  });

  /** Begin an action of the action bar: passing is asked once more, flying lights the ways of the next figure. */
  begin(kind: Kind, actions: SetiAction[]): void {
    if (kind === 'pass') this.session.choose = actions;
    else if (kind === 'move') this.#pickNext();
    else this.offer(actions);
  }

  /** Do the only one at once; on small screens the prompt asks once more; of several the prompt asks which. */
  offer(actions: SetiAction[]): void {
    if (actions.length > 1) {
      this.session.preview = null;
      this.session.choose = actions;
    } else if (actions.length && small.current) this.session.preview = actions[0]!;
    else if (actions.length) void this.session.act(actions[0]!);
  }

  /** Tell in the prompt what these would do while they are pointed at. */
  look(actions: SetiAction[]): void {
    if (!small.current) this.session.preview = actions.length === 1 ? actions[0]! : null;
  }

  /** A place on the boards that stands for these: a click does them, pointing at it tells of them. */
  place(actions: SetiAction[]) {
    return {
      'aria-disabled': !actions.length,
      onclick: () => this.offer(actions),
      onpointerenter: () => this.look(actions),
      onpointerleave: () => this.look([]),
    };
  }

  /** Is one of these what the reader looks at, here or in the list of actions? */
  looking(actions: SetiAction[]): boolean {
    const { preview } = this.session;
    return preview !== null && actions.some((action) => sameAction(action, preview));
  }

  // -- flights

  flights: Fly[] = $derived.by(() => this.can('move', 'step'));
  /** The picked figure, as long as it can fly; the only one that can fly is picked already. */
  moving: Pick<Figure, 'at' | 'capsule'> | null = $derived.by(() => {
    const able = ({ at, capsule }: Pick<Figure, 'at' | 'capsule'>) => this.flights.some((fly) => same(fly.start, at) && fly.capsule === capsule);
    if (this.picked && able(this.picked)) return this.picked;
    const first = this.flights[0];
    return first && this.flights.every((fly) => same(fly.start, first.start) && fly.capsule === first.capsule)
      ? { at: first.start, capsule: first.capsule }
      : null;
  });
  /** Ways of the picked figure; until they are known, its single steps. */
  ways: Way[] = $derived.by(() => {
    const { moving } = this;
    if (!moving) return [];
    const lines = this.session.ways() ?? this.flights.map((step) => ({ line: [step], events: [] }));
    return lines.map(wayOf).filter((way) => way !== null && same(way.path[0]!, moving.at) && way.line[0]!.capsule === moving.capsule) as Way[];
  });
  /** The flight that is looked at, on the board or in the list of actions. */
  way: Way | null = $derived.by(() => {
    const { preview } = this.session;
    return (preview && wayOf({ line: [preview], events: this.session.foresee(preview)?.events ?? [] })) ?? (this.goal && this.wayTo(this.goal));
  });
  facts: Facts | null = $derived.by(() => this.way && factsOf(this.way, this.view, this.seat));

  wayTo(to: Space): Way | null {
    return this.ways.find(({ path }) => same(path.at(-1)!, to)) ?? null;
  }

  flightsTo(to: Space): Fly[] {
    const { moving } = this;
    return moving ? this.flights.filter((fly) => same(fly.start, moving.at) && fly.capsule === moving.capsule && same(fly.to, to)) : [];
  }

  /** Fly the whole way, step by step, as long as each step is still allowed. */
  async go({ line, path }: Way): Promise<void> {
    this.goal = null;
    this.picked = { at: path.at(-1)!, capsule: line[0]!.capsule };
    for (const step of line) {
      if (!this.legal.some((one) => sameAction(one, step))) return;
      await this.session.act(step);
    }
  }

  /** The next figure that can fly. */
  #pickNext(): void {
    const starts = this.flights.filter((fly, i) => this.flights.findIndex((other) => same(other.start, fly.start) && other.capsule === fly.capsule) === i);
    const now = starts.findIndex((fly) => this.moving && same(fly.start, this.moving.at) && fly.capsule === this.moving.capsule);
    const next = starts[(now + 1) % starts.length]!;
    this.picked = { at: next.start, capsule: next.capsule };
    this.session.choose = this.flights.filter((fly) => same(fly.start, next.start) && fly.capsule === next.capsule);
  }

  // -- the solar system

  /** What a space stands for: a flight of the picked figure, a launch from Earth, a signal on the 'Oumuamua tile. */
  atSpace(space: Space): SetiAction[] {
    const flights = this.flightsTo(space);
    const what = whatIsAt(this.view, space);
    if (flights.length) return flights;
    if (what === 'earth') return this.can('launch');
    return what === 'oumuamua' ? this.atStar('oumuamua') : [];
  }

  atStar(star: string): SetiAction[] {
    return this.can('signal', 'sector', 'resolve').filter((action) => action.star === star);
  }

  /** Point at a space; fingers only tap. */
  aim(space: Space | null): void {
    if (small.current) return;
    this.goal = space;
    this.look(space ? this.atSpace(space) : []);
  }

  goTo(space: Space): void {
    const actions = this.atSpace(space);
    const way = this.wayTo(space);
    if (!actions.length && way) {
      this.session.preview = null;
      this.goal = space;
      if (!small.current) void this.go(way);
      return;
    }
    if (this.moving && actions.length === 1 && this.flightsTo(space).length) this.picked = { at: space, capsule: this.moving.capsule };
    this.offer(actions);
  }

  /** What a figure can be picked for: an effect asks for probes, or it flies, orbits or lands. */
  atFigure(figure: Figure): { able: boolean; picked: boolean; actions: SetiAction[] } {
    const asked = figure.capsule ? [] : this.can('probe').filter(({ owner, index }) => owner === figure.owner && index === figure.index);
    if (asked.length || figure.owner !== this.seat) return { able: asked.length > 0, picked: false, actions: asked };
    const flies = this.flights.some((fly) => same(fly.start, figure.at) && fly.capsule === figure.capsule);
    const picked = flies && this.moving !== null && same(this.moving.at, figure.at) && this.moving.capsule === figure.capsule;
    const arrives = figure.capsule ? [] : this.can('orbit', 'land').filter(({ planet }) => planet === whatIsAt(this.view, figure.at));
    return { able: flies || arrives.length > 0, picked, actions: arrives };
  }

  pick(figure: Figure): void {
    const { actions } = this.atFigure(figure);
    if (actions[0]?.type === 'probe') return this.offer(actions);
    this.picked = { at: figure.at, capsule: figure.capsule };
    this.session.preview = null;
    this.session.choose = actions.length ? actions : null;
  }

  // -- in words

  /** An action's name, with its target when there is only one. */
  actionWords(kind: Kind, actions: SetiAction[]): Message {
    const [only] = actions;
    const choice =
      actions.length === 1 && (only!.type === 'orbit' || only!.type === 'land')
        ? this.session.table.legal.find(({ action }) => sameAction(action, only!))
        : null;
    return choice?.text ?? { key: 'table-action', params: { action: kind } };
  }

  /** The name of a player; the rival of a solo match is one too. */
  nameOf(player: number): string {
    return this.view.rival && player === 1 ? this.session.t('rival-name') : this.session.name(player);
  }

  starWords({ star, data, markers }: StarView): Message {
    const mine = markers.filter((player) => player === this.seat).length;
    return { key: 'table-star', params: { star: { key: `star-${star}` }, data, mine, others: markers.length - mine } };
  }

  spaceWords(space: Space, actions: SetiAction[]): Message {
    if (actions[0]?.type === 'launch') return { key: 'do-launch' };
    if (actions[0]?.type === 'signal') return { key: 'do-signal', params: { star: { key: 'star-oumuamua' } } };
    return { key: 'table-fly-to', params: { what: nameOf(whatIsAt(this.view, space)), ring: space[0], sector: space[1] + 1 } };
  }

  figureWords({ owner, at, capsule }: Figure): Message {
    const player = this.view.rival && owner === 1 ? { key: 'rival-name' } : { seat: owner };
    return {
      key: 'table-figure',
      params: { player, piece: capsule ? 'capsule' : 'probe', what: nameOf(whatIsAt(this.view, at)), ring: at[0], sector: at[1] + 1 },
    };
  }
}
