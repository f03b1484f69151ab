/** The reader's turn: what may be done where, the tile under the pointer, the rover on its way. What it brings the rules tell. */

import type { Foreseen, LogEntry, Message, View } from '$lib/api';
import type { TableSession } from '$lib/session.svelte';
import { BoardTurn } from '$lib/turn.svelte';
import type { Printed } from './content';
import { coveredOf, same, SIDE } from './land';
import { today } from './older';
import { flipped, rotated } from './tiles';
import type { ActionOf, Move, Place, PlanetAction, PlanetEvent, PlanetView, PlayerView, Ring, Square, Teleport } from './types';

/** May the tile lie where it hovers, by which rules not, or against which ones it does. */
export type Fit = { state: 'fits' | 'waived' | 'broken'; reasons: { text: Message; rule: string | null }[] };
/** Where a rover can get to, by which steps, and for how many points once that is known. */
export type Way = { to: Square; path: Square[]; line: (Move | Teleport)[]; points: number | null; events: PlanetEvent[] };

const COLLECTION = 'collection';

const eventsOf = (foreseen: Foreseen | undefined): PlanetEvent[] => (foreseen?.events ?? []).map(({ event }) => event as PlanetEvent);
const isRide = (action: { type: string }): action is Move | Teleport => action.type === 'move' || action.type === 'teleport';

export class Turn extends BoardTurn<PlanetAction, PlanetView> {
  #faced = $state.raw<{ tile: string | null; facing: number }>({ tile: null, facing: 0 });
  /** Where the tile in hand hovers. */
  aimed = $state.raw<Square | null>(null);
  /** The rover that is being moved, and the square that its way is shown to. */
  rover = $state.raw<Square | null>(null);
  goal = $state.raw<Square | null>(null);
  /** The tile is being dragged from the depot: letting go over the planet places it. */
  dragging = $state(false);
  /** Steps of the station that the reader, as its commander, is looking at. */
  rotation = $state(0);

  constructor(
    session: TableSession,
    readonly printed: Printed,
  ) {
    super(session);
  }

  spotOf(action: PlanetAction): string | null {
    switch (action.type) {
      case 'boards':
      case 'rotate':
        return action.type;
      case 'place':
        return 'planet';
      case 'move':
      case 'teleport':
        return `drive-${action.start}`;
      case 'take':
      case 'set_aside':
      case 'remove_stack':
        return `depot-${action.ring}`;
      case 'place_rover':
      case 'place_patch':
      case 'place_meteorite':
      case 'collect':
      case 'destroy':
        return action.at && `square-${action.at}`;
      case 'clear_line':
        return `line-${action.number - 1 + (action.line === 'column' ? SIDE : 0)}`;
      case 'advance':
        return action.to;
      case 'reposition':
        return action.to === COLLECTION ? null : action.to;
      case 'house':
        return action.place === COLLECTION ? null : action.place;
      case 'destroy_stored':
        return action.place;
      case 'regress':
        return this.me.trackers.find(({ track }) => track === action.track)!.slot;
      case 'use':
        return `technology-${action.technology}`;
      case 'flux':
        return `flux-${action.track}`;
      case 'pick_card':
        return `card-${action.card}`;
      case 'keep_objective':
      case 'discard_objective':
        return `objective-${action.objective}`;
      default:
        return null;
    }
  }

  override today(view: View): PlanetView {
    return today(view);
  }

  me: PlayerView = $derived.by(() => this.view.players[this.seat]!);
  /** How the tile in hand is turned; another one lies as it is printed, however it came there. */
  facing: number = $derived.by(() => (this.#faced.tile === this.me.hand ? this.#faced.facing : 0));
  covered: Set<number> = $derived.by(() => coveredOf(this.printed.tiles, this.me));

  // -- the station

  rotating: boolean = $derived.by(() => this.at('rotate').length > 0);
  /** The commander turns the station, and everybody may watch; a bot has no pointer to follow. */
  turning: boolean = $derived.by(() => this.rotating || (this.view.phase === 'rotation' && this.session.table.seats[this.view.commander]!.kind === 'person'));
  /** Steps of the station that its commander is looking at. */
  watched: number = $derived.by(() => {
    const pointed = this.session.replaying ? null : (this.session.pointing?.action as PlanetAction | undefined);
    if (this.rotating) return this.rotation;
    return pointed?.type === 'rotate' ? pointed.steps : 0;
  });
  /** How the station was turned this round, and by whom. */
  turned: LogEntry | null = $derived.by(() => {
    const { entries, table } = this.session;
    const isTurn = ({ event, seat, round, step }: LogEntry) => event.type === 'turned' && seat !== null && round === this.view.round && step <= table.step;
    return entries.findLast(isTurn) ?? null;
  });
  tileFrom: Ring | null = $derived.by(() => (this.me.hand ? this.me.taken : null));

  /** Look at a turn of the station; the others see it. */
  watch(steps: number): void {
    this.rotation = steps;
    this.session.point({ type: 'rotate', steps });
  }

  rotate(steps: number): void {
    this.watch(steps);
    this.offer(this.can('rotate').filter((action) => action.steps === steps));
  }

  /** The other tile of the depot may be had instead until the first one lies. */
  swappable(ring: Ring): boolean {
    return this.tileFrom !== null && this.tileFrom !== ring && this.session.table.undo;
  }

  async take(action: PlanetAction): Promise<void> {
    this.aimed = null;
    await this.session.act(action);
  }

  async swap(ring: Ring): Promise<void> {
    await this.session.undo();
    const [take] = this.at(`depot-${ring}`);
    if (take) await this.take(take);
  }

  // -- the tile in hand

  /** Places by how the tile is turned and where it lies; some take two readings of its terrain. */
  places: Map<string, Place[]> = $derived.by(() => {
    const found = new Map<string, Place[]>();
    for (const action of this.can('place')) {
      const spot = `${action.turn} ${action.at}`;
      found.set(spot, [...(found.get(spot) ?? []), action]);
    }
    return found;
  });
  /** What the reader looks at: under the pointer, or an action of the list. */
  ghost: Place | null = $derived.by(() => {
    const listed = this.session.preview as PlanetAction | null;
    if (!this.me.hand) return null;
    return listed?.type === 'place' ? listed : this.aimed && this.#placeAt(this.aimed);
  });
  fit: Fit | null = $derived.by(() => {
    if (!this.ghost) return null;
    if (!this.placesAt(this.ghost).length) {
      const barred = this.foresee(this.ghost)?.barred;
      return { state: 'broken', reasons: barred ? [barred] : [] };
    }
    const reasons = (this.foresee(this.ghost)?.events ?? []).flatMap(({ text, event }) =>
      event.type === 'breached' ? [{ text, rule: (event as PlanetEvent & { type: 'breached' }).rule }] : [],
    );
    return { state: reasons.length ? 'waived' : 'fits', reasons };
  });
  /** What the action that the reader looks at would bring. */
  told: PlanetEvent[] = $derived.by(() => {
    const looked = this.ghost ?? (this.session.preview as PlanetAction | null);
    if (looked) return eventsOf(this.foresee(looked));
    return this.way?.events ?? [];
  });
  toldOf<T extends PlanetEvent['type']>(type: T): Extract<PlanetEvent, { type: T }>[] {
    return this.told.filter((event): event is Extract<PlanetEvent, { type: T }> => event.type === type);
  }

  /** Score that an advance brings once the tile lies there. */
  medalsOf(advance: ActionOf<'advance'>): number {
    if (!this.ghost) return 0;
    const [lying, advanced] = [this.foresee(this.ghost), this.foresee(this.ghost, advance)];
    return advanced && !advanced.barred ? this.#pointsIn(advanced) - this.#pointsIn(lying) : 0;
  }
  #pointsIn(foreseen: Foreseen | undefined): number {
    return foreseen?.changes.find(({ seat }) => seat === this.seat)?.points ?? 0;
  }

  placesAt({ turn, at }: Pick<Place, 'turn' | 'at'>): Place[] {
    return this.places.get(`${turn} ${at}`) ?? [];
  }

  #placeAt(at: Square): Place {
    const turn = this.printed.tiles.lowest(this.me.hand!, this.facing);
    return this.placesAt({ turn, at })[0] ?? { type: 'place', turn, at, as_energy: false };
  }

  /** Hover so that the middle of the tile is near this point, in squares. */
  hover(x: number, y: number): void {
    const { width, height } = this.printed.tiles.face(this.me.hand!, this.facing);
    this.aim([Math.round(x - width / 2), Math.round(y - height / 2)]);
  }

  aim(at: Square | null): void {
    this.aimed = at;
    this.session.preview = null;
    const found = at ? this.placesAt(this.#placeAt(at)) : [];
    if (found.length === 1) this.session.preview = found[0]!;
  }

  nudge([dx, dy]: Square): void {
    const { width, height } = this.printed.tiles.face(this.me.hand!, this.facing);
    const [x, y] = this.aimed ?? [Math.floor((SIDE - width) / 2) - dx, Math.floor((SIDE - height) / 2) - dy];
    this.aim([Math.min(SIDE - width, Math.max(0, x + dx)), Math.min(SIDE - height, Math.max(0, y + dy))]);
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
    this.#faced = { tile, facing };
    const shift = (one: number, other: number) => Math.trunc((one - other) / 2);
    this.aim(this.aimed && [this.aimed[0] + shift(before.width, after.width), this.aimed[1] + shift(before.height, after.height)]);
  }

  /** Place where the tile hovers; if it does not fit, that is explained as soon as the reason is known. */
  place(): void {
    if (!this.ghost) return;
    const found = this.placesAt(this.ghost);
    if (found.length) this.offer(found);
    else this.#unexplained = this.ghost;
  }

  #unexplained = $state.raw<Place | null>(null);
  explain(): void {
    const barred = this.#unexplained && this.foresee(this.#unexplained)?.barred;
    if (!barred) return;
    this.#unexplained = null;
    this.session.refuse(barred.text, barred.rule);
  }

  /** Ask ahead for what will be pointed at: places as the tile is turned now, or all answers to the question. */
  prepareLooks(): void {
    const turn = this.me.hand && this.printed.tiles.lowest(this.me.hand, this.facing);
    const soon = this.me.hand ? this.can('place').filter((action) => action.turn === turn) : this.legal.filter((action) => !isRide(action));
    this.session.prepare(soon.map((action) => [action]));
  }

  // -- rovers

  steps: (Move | Teleport)[] = $derived.by(() => this.can('move', 'teleport'));
  movable: Square[] = $derived.by(() => this.me.rovers.map((rover) => rover.at).filter((at) => this.at(`drive-${at}`).length));
  /** Move this rover next; chosen again, none. */
  choose(square: Square): void {
    this.rover = this.rover && same(this.rover, square) ? null : square;
  }
  /** The only rover goes without being chosen, unless something else is asked on the planet. */
  moving: Square | null = $derived.by(() => {
    const chosen = this.movable.find((at) => this.rover && same(at, this.rover));
    if (chosen || this.me.hand || this.spots.some((spot) => spot.startsWith('square-'))) return chosen ?? null;
    return this.movable.length === 1 ? this.movable[0]! : null;
  });
  /** Ways of the rover that moves; until they are known, its single steps. */
  ways: Way[] = $derived.by(() => {
    if (!this.moving) return [];
    const lines: Pick<Foreseen, 'line' | 'events'>[] = this.session.ways() ?? this.steps.map((step) => ({ line: [step], events: [] }));
    const found = new Map<string, Way>();
    for (const { line, events } of lines) {
      const rides = (line as PlanetAction[]).filter(isRide);
      if (!rides.length || rides.length < line.length || !same(rides[0]!.start, this.moving)) continue;
      const path = [this.moving, ...rides.map((ride) => ride.to)];
      const to = path.at(-1)!;
      const spent = events.flatMap(({ event }) => (event.type === 'points' ? [event.points as number] : []));
      const points = events.length ? spent.reduce((sum, one) => sum + one, 0) : null;
      if (!found.has(String(to))) found.set(String(to), { to, path, line: rides, points, events: events.map(({ event }) => event as PlanetEvent) });
    }
    return [...found.values()];
  });
  way: Way | null = $derived.by(() => this.ways.find(({ to }) => this.goal && same(to, this.goal)) ?? null);

  /** Go the whole way, step by step, as long as each step is still allowed. */
  async go(way: Way): Promise<void> {
    this.goal = null;
    this.rover = way.to;
    await this.answer(way.line);
  }
}
