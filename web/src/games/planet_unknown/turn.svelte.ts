/** The reader's turn: what may be done where, the tile under the pointer, the rover on its way. */

import { sameAction } from '$lib/actions';
import type { LogEntry, Message } from '$lib/api';
import { small } from '$lib/screen';
import type { TableSession } from '$lib/session.svelte';
import { contents, type Printed } from './content';
import { key, Land, same } from './land';
import { outlooks, type Outlook } from './measures';
import { gains, judge, spotOf, type Gain, type Reason, type Spot } from './placing';
import { waysFrom, type Way } from './roving';
import { flipped, rotated } from './tiles';
import type { Move, Place, PlanetAction, PlanetView, PlayerView, Ring, Square, Teleport } from './types';

export type Fit = { state: 'fits' | 'waived' | 'broken'; reason: Reason | null; gains: Gain[] };

/** Kinds of actions that no place on the boards stands for. */
const SPOKEN = ['decline', 'store_patch', 'replace_patch', 'double_patch', 'double_synergy', 'finish', 'choose', 'open_stack'];
/** On small screens the corporation board is a tab away: the prompt offers its slots too. */
const ON_TRACKS = ['advance', 'regress', 'flux', 'use', 'house', 'reposition', 'destroy_stored'];

export class Turn {
  /** How the tile in hand is turned, and where it hovers. */
  facing = $state(0);
  at = $state.raw<Square | null>(null);
  /** The rover that is being moved, and the square that its way is shown to. */
  rover = $state.raw<Square | null>(null);
  goal = $state.raw<Square | null>(null);
  /** The tile is being dragged from the depot: letting go over the planet places it. */
  dragging = $state(false);
  /** Steps of the station that the reader, as its commander, is looking at. */
  rotation = $state(0);

  readonly printed: Printed;

  constructor(readonly session: TableSession) {
    this.printed = contents.of(session);
  }

  view: PlanetView = $derived.by(() => this.session.table.view as PlanetView);
  /** Whose boards lie in the middle; a spectator looks at the first ones. */
  seat: number = $derived.by(() => this.session.table.seat ?? 0);
  me: PlayerView = $derived.by(() => this.view.players[this.seat]!);
  land: Land = $derived.by(() => new Land(this.printed, this.me));
  legal: PlanetAction[] = $derived.by(() => this.session.table.legal.map(({ action }) => action as PlanetAction));
  event: string | null = $derived.by(() => this.view.event?.card ?? null);

  // -- the station

  rotating: boolean = $derived.by(() => this.legal.some(({ type }) => type === 'rotate'));
  /** The commander turns the station, and everybody may watch; a bot has no pointer to follow. */
  turning: boolean = $derived.by(() => this.rotating || (this.view.phase === 'rotation' && this.session.table.seats[this.view.commander]!.kind === 'person'));
  /** Steps of the station that its commander is looking at. */
  looking: number = $derived.by(() => {
    const watched = this.session.replaying ? null : (this.session.pointing?.action as PlanetAction | undefined);
    if (this.rotating) return this.rotation;
    return watched?.type === 'rotate' ? watched.steps : 0;
  });
  /** How the station was turned this round, and by whom. */
  turned: LogEntry | null = $derived.by(() => {
    const { entries, table } = this.session;
    const isTurn = ({ event, seat, round, step }: LogEntry) => event.type === 'turned' && seat !== null && round === this.view.round && step <= table.step;
    return entries.findLast(isTurn) ?? null;
  });
  tileFrom: Ring | null = $derived.by(() => (this.me.hand ? this.me.taken : null));

  /** Look at a turn of the station; the others see it. */
  look(steps: number): void {
    this.rotation = steps;
    this.session.point({ type: 'rotate', steps });
  }

  rotate(steps: number): void {
    this.look(steps);
    this.#offer([{ type: 'rotate', steps }]);
  }

  /** The other tile of the depot may be had instead until the first one lies. */
  swappable(ring: Ring): boolean {
    return this.tileFrom !== null && this.tileFrom !== ring && this.session.table.undo;
  }

  async take(action: PlanetAction): Promise<void> {
    this.at = null;
    this.facing = 0;
    await this.session.act(action);
  }

  async swap(ring: Ring): Promise<void> {
    await this.session.undo();
    const take = this.legal.find((action) => action.type === 'take' && action.ring === ring);
    if (take) await this.take(take);
  }

  // -- the tile in hand

  places: Map<string, Place[]> = $derived.by(() => {
    const found = new Map<string, Place[]>();
    for (const action of this.legal) {
      if (action.type !== 'place') continue;
      const spot = `${action.turn} ${action.at}`;
      found.set(spot, [...(found.get(spot) ?? []), action]);
    }
    return found;
  });
  /** What the reader looks at: under the pointer, or an action of the list. */
  ghost: Spot | null = $derived.by(() => {
    const tile = this.me.hand;
    const listed = this.session.preview as PlanetAction | null;
    if (!tile) return null;
    if (listed?.type === 'place') return spotOf(tile, listed);
    return this.at && { tile, turn: this.printed.tiles.lowest(tile, this.facing), at: this.at };
  });
  fit: Fit | null = $derived.by(() => {
    if (!this.ghost) return null;
    const { broken, waivable } = judge(this.land, this.ghost, this.event);
    const legal = this.placesAt(this.ghost).length > 0;
    const state = !legal ? 'broken' : waivable ? 'waived' : 'fits';
    return { state, reason: legal ? waivable : (broken ?? waivable), gains: legal ? gains(this.land, this.ghost) : [] };
  });

  /** What the tile under the pointer would change of my objectives. */
  outlooks: Outlook[] = $derived.by(() => (this.ghost && this.fit && this.fit.state !== 'broken' ? outlooks(this.land, this.view, this.seat, this.ghost) : []));

  placesAt({ turn, at }: Spot): Place[] {
    return this.places.get(`${turn} ${at}`) ?? [];
  }

  /** Hover so that the middle of the tile is near this point, in squares. */
  hover(x: number, y: number): void {
    const { width, height } = this.printed.tiles.face(this.me.hand!, this.facing);
    this.aim([Math.round(x - width / 2), Math.round(y - height / 2)]);
  }

  aim(at: Square | null): void {
    this.at = at;
    this.session.preview = null;
    const found = this.at && this.placesAt({ tile: this.me.hand!, turn: this.printed.tiles.lowest(this.me.hand!, this.facing), at: this.at });
    if (found?.length === 1) this.session.preview = found[0]!;
  }

  nudge([dx, dy]: Square): void {
    const { width, height } = this.printed.tiles.face(this.me.hand!, this.facing);
    const [x, y] = this.at ?? [Math.floor(6 - width / 2) - dx, Math.floor(6 - height / 2) - dy];
    this.aim([Math.min(12 - width, Math.max(0, x + dx)), Math.min(12 - height, Math.max(0, y + dy))]);
  }

  /** Turn by quarters about the middle of the tile, or flip it. */
  turn(quarters: number): void {
    this.#reface(rotated(this.facing, quarters));
  }
  flip(): void {
    this.#reface(flipped(this.facing));
  }
  #reface(facing: number): void {
    const tile = this.me.hand;
    if (!tile) return;
    const [before, after] = [this.printed.tiles.face(tile, this.facing), this.printed.tiles.face(tile, facing)];
    this.facing = facing;
    const shift = (one: number, other: number) => Math.trunc((one - other) / 2);
    this.aim(this.at && [this.at[0] + shift(before.width, after.width), this.at[1] + shift(before.height, after.height)]);
  }

  /** Place where the tile hovers; what does not fit is told with its rule. */
  place(): void {
    if (!this.ghost || !this.fit) return;
    const found = this.placesAt(this.ghost);
    if (found.length) this.#offer(found);
    else if (this.fit.reason) this.session.refuse(this.fit.reason.text, this.fit.reason.rule);
  }

  // -- squares, slots, lines and technologies

  squares: Map<number, PlanetAction[]> = $derived.by(() =>
    this.#collect((action) => ('at' in action && action.type !== 'place' && action.at ? key(action.at) : null)),
  );
  slots: Map<string, PlanetAction[]> = $derived.by(() =>
    this.#collect((action) => {
      if (action.type === 'advance' || action.type === 'reposition') return action.to;
      if (action.type === 'house' || action.type === 'destroy_stored') return action.place;
      if (action.type === 'regress') return this.me.trackers.find(({ track }) => track === action.track)!.slot;
      if (action.type === 'use') return `technology-${action.technology}`;
      return action.type === 'flux' ? `flux-${action.track}` : null;
    }),
  );
  lines: Map<number, PlanetAction[]> = $derived.by(() =>
    this.#collect((action) => (action.type === 'clear_line' ? action.number - 1 + (action.line === 'column' ? 12 : 0) : null)),
  );
  buttons: PlanetAction[] = $derived.by(() =>
    this.legal.filter((action) => {
      if (SPOKEN.includes(action.type)) return true;
      if (action.type === 'destroy' && !action.at) return true;
      if (small.current && ON_TRACKS.includes(action.type)) return true;
      return (action.type === 'house' && action.place === 'collection') || (action.type === 'reposition' && action.to === 'collection');
    }),
  );

  /** Answer at a place of a board that stands for these actions. */
  answer(actions: PlanetAction[] | undefined): void {
    if (actions?.length) this.#offer(actions);
  }

  textOf = (action: PlanetAction): Message => this.session.table.legal.find((choice) => sameAction(choice.action, action))!.text;
  say = (actions: PlanetAction[]): string => actions.map((action) => this.session.t(this.textOf(action))).join(' / ');

  // -- rovers

  steps: (Move | Teleport)[] = $derived.by(() => this.legal.filter((action) => action.type === 'move' || action.type === 'teleport'));
  movable: Square[] = $derived.by(() => this.me.rovers.map((rover) => rover.at).filter((at) => this.steps.some(({ start }) => same(start, at))));
  /** The only rover goes without being chosen, unless something else is asked on the planet. */
  moving: Square | null = $derived.by(() => {
    const chosen = this.movable.find((at) => this.rover && same(at, this.rover));
    if (chosen || this.me.hand || this.squares.size) return chosen ?? null;
    return this.movable.length === 1 ? this.movable[0]! : null;
  });
  ways: Way[] = $derived.by(() => {
    if (!this.moving) return [];
    const walks = this.steps.some(({ type }) => type === 'move') ? waysFrom(this.land, this.moving, this.event) : [];
    const jumps = this.steps
      .filter((step) => step.type === 'teleport' && same(step.start, this.moving!))
      .map(({ to }) => ({ to, path: [this.moving!, to], cost: 1 }));
    return [...walks, ...jumps.filter(({ to }) => !walks.some((way) => same(way.to, to)))];
  });
  way: Way | null = $derived.by(() => this.ways.find(({ to }) => this.goal && same(to, this.goal)) ?? null);

  /** Go the whole way, step by step, as long as each step is still allowed. */
  async go(way: Way): Promise<void> {
    this.goal = null;
    for (let i = 1; i < way.path.length; i++) {
      const [start, to] = [way.path[i - 1]!, way.path[i]!];
      const step = this.steps.find((action) => same(action.start, start) && same(action.to, to));
      if (!step) return;
      this.rover = to;
      await this.session.act(step);
    }
  }

  // -- behind it

  #collect<K>(placeOf: (action: PlanetAction) => K | null): Map<K, PlanetAction[]> {
    const found = new Map<K, PlanetAction[]>();
    for (const action of this.legal) {
      const place = placeOf(action);
      if (place !== null) found.set(place, [...(found.get(place) ?? []), action]);
    }
    return found;
  }

  /** Do the only one at once; on small screens the prompt asks once more; of several the prompt asks which. */
  #offer(actions: PlanetAction[]): void {
    if (actions.length > 1) {
      this.session.preview = null;
      this.session.choose = actions;
    } else if (small.current) this.session.preview = actions[0]!;
    else void this.session.act(actions[0]!);
  }
}
