/** The reader's turn: what may be done where, what is picked and looked at. */

import { sameAction } from '$lib/actions';
import type { Message } from '$lib/api';
import { small } from '$lib/screen';
import type { TableSession } from '$lib/session.svelte';
import { Drag } from './drag.svelte';
import { counted, type Counted } from './galaxy/settling';
import { FREE, type ActionOf, type BarredView, type EdgeAction, type EdgeView, type PlayerView, type RegionView, type Ship } from './view';

/** A ship that can be sent somewhere: from the launch bay, or from a region. */
export type Picked = { ship: Ship; start: string };
/** A choice of no more than so many is asked by buttons; more only on small screens, where the boards are a tab away. */
const FEW = 8;
const MANY = 40;
/** Answers that no place on the boards stands for. */
const SPOKEN: EdgeAction['type'][] = [
  'return',
  'end_turn',
  'finish',
  'go_on',
  'pass',
  'decline',
  'accept',
  'event_first',
  'excess_first',
  'tactical_card',
  'tactical_moon',
  'option',
  'order',
  'side',
];
/** Answers that large screens always show where they belong. */
const DRAWN: EdgeAction['type'][] = ['activate', 'faction', 'destiny', 'launch', 'move', 'take_discovery', 'top_event', 'spend_energy'];

export class Turn {
  /** The ship whose goals are lit. */
  picked = $state.raw<Picked | null>(null);
  /** The region that is pointed at. */
  aimed = $state.raw<string | null>(null);

  readonly drag = new Drag(this);

  constructor(readonly session: TableSession) {}

  view: EdgeView = $derived.by(() => this.session.table.view as EdgeView);
  /** Whose things lie at the foot of the table; a spectator looks at the first ones. */
  seat: number = $derived.by(() => this.session.table.seat ?? 0);
  /** The other player of my team, where teams play (AE-21.7). */
  partner: number | null = $derived.by(() => (this.view.teams ? this.seat ^ 1 : null));
  me: PlayerView = $derived.by(() => this.view.players[this.seat]!);
  legal: EdgeAction[] = $derived.by(() => this.session.table.legal.map(({ action }) => action as EdgeAction));
  regions: Record<string, RegionView> = $derived.by(() => Object.fromEntries(this.view.regions.map((region) => [region.id, region])));

  /** Legal actions of these kinds. */
  can<T extends EdgeAction['type']>(...types: T[]): ActionOf<T>[] {
    return this.legal.filter((action) => (types as string[]).includes(action.type)) as ActionOf<T>[];
  }

  /** What the prompt offers as buttons. */
  buttons: EdgeAction[] | null = $derived.by(() => {
    const answers = this.legal.filter(({ type }) => !FREE.includes(type));
    const drawn = !small.current && answers.some(({ type }) => DRAWN.includes(type));
    if (!drawn && !this.sends.length && answers.length <= (small.current ? MANY : FEW)) return answers.length ? answers : null;
    const spoken = answers.filter(({ type }) => SPOKEN.includes(type));
    return drawn || spoken.length ? spoken : null;
  });

  /** Do the only one at once; on small screens the prompt asks once more; of several the prompt asks which. */
  offer(actions: EdgeAction[]): void {
    if (actions.length > 1) {
      this.session.preview = null;
      this.session.choose = actions;
    } else if (actions.length && small.current) this.session.preview = actions[0]!;
    else if (actions.length) void this.session.act(actions[0]!);
  }

  /** Answer one question after another, as long as the answers fit. */
  async answer(steps: EdgeAction[]): Promise<void> {
    for (const step of steps) {
      if (!this.legal.some((one) => sameAction(one, step))) return;
      await this.session.act(step);
    }
  }

  /** Tell in the prompt what these would do while they are pointed at. */
  look(actions: EdgeAction[]): void {
    if (!small.current) this.session.preview = actions.length === 1 ? actions[0]! : null;
  }

  /** Is one of these what the reader looks at, here or in the list of actions? */
  looking(actions: EdgeAction[]): boolean {
    const { preview } = this.session;
    return preview !== null && actions.some((action) => sameAction(action, preview));
  }

  // -- sending ships: launches from the bay and moves between regions

  sends: (ActionOf<'launch'> | ActionOf<'move'>)[] = $derived.by(() => this.can('launch', 'move'));
  /** Ships that can be sent. */
  able: Picked[] = $derived.by(() => {
    const all = this.sends.map(pickedBy);
    return all.filter((one, i) => all.findIndex((other) => samePick(one, other)) === i);
  });
  /** The picked ship, as long as it can be sent; the only one that can is picked already. */
  sending: Picked | null = $derived.by(() => {
    const { picked, able } = this;
    if (picked && able.some((one) => samePick(one, picked))) return picked;
    return able.length === 1 ? able[0]! : null;
  });
  /** Regions in range that the picked ship may not enter, with the reason. */
  barred: BarredView[] = $derived.by(() => this.view.barred.filter(({ ship }) => this.sending?.start === 'bay' && this.sending.ship === ship));

  canSend(ship: Ship, start: string): boolean {
    return this.able.some((one) => samePick(one, { ship, start }));
  }

  /** Light the goals of a ship. */
  pick(ship: Ship, start: string): void {
    this.picked = { ship, start };
    this.session.preview = null;
  }

  isPicked(ship: Ship, start: string): boolean {
    return this.sending !== null && samePick(this.sending, { ship, start });
  }

  // -- the map

  /** What a region stands for: a goal of the picked ship, or an answer to the question. */
  atRegion(region: string): EdgeAction[] {
    const { sending } = this;
    const goals = this.sends.filter((send) => goalOf(send) === region && sending !== null && samePick(pickedBy(send), sending));
    return goals.length ? goals : this.can('region', 'build').filter((action) => action.region === region);
  }

  /** What an own ship there is asked for. */
  atShip(ship: Ship, place: string): EdgeAction[] {
    return this.can('ship').filter((action) => action.ship === ship && action.place === place);
  }

  /** The planet that is pointed at as the place of a development, with the leaders that it would count. */
  settling: Counted[] = $derived.by(() => (this.can('build').some(({ region }) => region === this.aimed) ? counted(this.regions, this.aimed!) : []));

  aim(region: string | null): void {
    if (small.current) return;
    this.aimed = region;
    this.look(region ? this.atRegion(region) : []);
  }

  /** Go to a region, or choose it; a tap on a small screen only marks it. */
  enter(region: string): void {
    this.aimed = region;
    this.offer(this.atRegion(region));
  }

  // -- in words

  nameOf = (seat: number): string => this.session.name(seat);

  /** A legal action in words. */
  saying(action: EdgeAction): string {
    const choice = this.session.table.legal.find((one) => sameAction(one.action, action));
    return choice ? this.session.t(choice.text) : '';
  }

  /** The name of a region: its tile, or the number of a nebula. */
  regionName(id: string): Message {
    const region = this.regions[id];
    return !region || region.kind === 'nebula' ? { key: 'nebula', params: { number: Number(id.slice(-1)) } } : { key: `tile-${region.tile}` };
  }
}

const pickedBy = (send: ActionOf<'launch'> | ActionOf<'move'>): Picked => ({ ship: send.ship, start: send.type === 'launch' ? 'bay' : send.start });
const goalOf = (send: ActionOf<'launch'> | ActionOf<'move'>): string => (send.type === 'launch' ? send.region : send.to);
const samePick = (one: Picked, other: Picked) => one.ship === other.ship && one.start === other.start;
