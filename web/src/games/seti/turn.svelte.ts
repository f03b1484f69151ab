/** The reader's turn: what may be done where, what is picked and looked at. */

import type { Message, View } from '$lib/api';
import { small } from '$lib/screen';
import type { TableSession } from '$lib/session.svelte';
import { BoardTurn } from '$lib/turn.svelte';
import { contents, type Printed } from './content';
import { factsOf, nameOf, sameSpace as same, wayOf, whatIsAt, type Facts, type Way } from './flights';
import { FREE, type Kind } from './actions/costs';
import type { Fly } from './flights';
import { today } from './older';
import { isRival } from './signs';
import type { PlayerView, SetiAction, SetiView, Space, StarView } from './types';

/** A probe or capsule in space. */
export type Figure = { owner: number; index: number; at: Space; capsule: boolean };
/** A choice of no more than so many is asked by buttons; more only on small screens, where the boards are a tab away. */
const FEW = 8;
const MANY = 40;

export class Turn extends BoardTurn<SetiAction, SetiView> {
  /** The figure whose flights are shown, and the space that is pointed at. */
  picked = $state.raw<Pick<Figure, 'at' | 'capsule'> | null>(null);
  goal = $state.raw<Space | null>(null);

  readonly printed: Printed;

  constructor(session: TableSession) {
    super(session);
    this.printed = contents.of(session);
  }

  spotOf(action: SetiAction): string | null {
    switch (action.type) {
      case 'step':
        return 'flights';
      case 'signal':
      case 'sector':
      case 'resolve':
        return `star ${action.star}`;
      case 'probe':
        return `probe ${action.owner} ${action.index}`;
      case 'card':
      case 'secret':
        return `card ${action.card}`;
      case 'telescope':
      case 'finish_scan':
        return 'scan';
      case 'tech':
        return `tech ${action.tech}`;
      case 'place_data':
        return `computer ${action.column}`;
      case 'trace':
        return `trace ${action.species} ${action.colour} ${action.place}`;
      case 'cover':
        return `slot ${action.card} ${action.slot}`;
      case 'mission':
        return `mission ${action.card}`;
      case 'task':
        return `task ${action.objective} ${action.task}`;
      case 'remove_piece':
        return `planet ${action.planet}`;
      case 'gold':
        return `gold ${action.tile}`;
      case 'reply':
        return `reply ${action.reward}`;
      case 'sample':
        return `sample ${action.planet} ${action.sample}`;
      case 'end_turn':
      case 'stop':
      case 'go_on':
      case 'take_move':
      case 'take_publicity':
      case 'pay':
      case 'show':
      case 'data_space':
        return null;
      default:
        return `action ${action.type}`;
    }
  }

  override today(view: View): SetiView {
    return today(view);
  }

  me: PlayerView = $derived.by(() => this.view.players[this.seat]!);

  /** The scan asks what comes next: the list of its signals offers everything. */
  scanning: boolean = $derived.by(() => this.legal.length > 0 && this.view.asked === 'scan');

  /** What the prompt offers as buttons: a short question's answers, else what is drawn nowhere now. */
  answers: SetiAction[] | null = $derived.by(() => {
    if (this.scanning) return [];
    const asked = this.legal.filter(({ type }) => !(FREE as readonly string[]).includes(type));
    const few = this.view.asked !== 'action' && asked.length <= (small.current ? MANY : FEW);
    const answers = few ? asked : asked.filter((action) => this.buttons.includes(action));
    return answers.length ? answers : null;
  });

  /** Begin an action of the action bar: passing is asked once more, flying lights the ways of the next figure. */
  begin(kind: Kind, actions: SetiAction[]): void {
    if (kind === 'pass') this.session.choose = actions;
    else if (kind === 'move') this.#pickNext();
    else this.offer(actions);
  }

  /** A second place for these, beside their spot: a click does them, pointing at it tells of them. */
  place(actions: SetiAction[]) {
    return {
      'aria-disabled': !actions.length,
      onclick: () => this.offer(actions),
      onpointerenter: () => this.look(actions),
      onpointerleave: () => this.look([]),
    };
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
  facts: Facts | null = $derived.by(() => this.way && factsOf(this.way, this.view));

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
    await this.answer(line);
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
    return this.at(`star ${star}`);
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
    const asked = figure.capsule ? [] : this.at(`probe ${figure.owner} ${figure.index}`);
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
    const choice = actions.length === 1 && (only!.type === 'orbit' || only!.type === 'land') ? this.choiceOf(only!) : null;
    return choice?.text ?? { key: 'table-action', params: { action: kind } };
  }

  /** The name of a player; the rival of a solo match is one too. */
  nameOf(player: number): string {
    return isRival(this.view, player) ? this.session.t('rival-name') : this.session.name(player);
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
    const player = isRival(this.view, owner) ? { key: 'rival-name' } : { seat: owner };
    return {
      key: 'table-figure',
      params: { player, piece: capsule ? 'capsule' : 'probe', what: nameOf(whatIsAt(this.view, at)), ring: at[0], sector: at[1] + 1 },
    };
  }
}
