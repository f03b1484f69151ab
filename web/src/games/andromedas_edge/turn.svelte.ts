/** The reader's turn: what may be done where, what is picked and looked at. */

import type { Barred, Message, View } from '$lib/api';
import { small } from '$lib/screen';
import { BoardTurn } from '$lib/turn.svelte';
import { contents } from './content';
import { Drag } from './drag.svelte';
import { today } from './older';
import type { ActionOf, BarredView, EdgeAction, EdgeView, PlayerView, ProspectView, RegionView } from './types';

/** A ship that can be sent somewhere: from the launch bay, or from a region. */
export type Picked = { ship: string; start: string };
/** Spots of what I have and may use beside what is asked. */
const OWN = 'own ';

export class Turn extends BoardTurn<EdgeAction, EdgeView> {
  /** The ship whose goals are lit. */
  picked = $state.raw<Picked | null>(null);
  /** The region that is pointed at. */
  aimed = $state.raw<string | null>(null);

  readonly drag = new Drag(this);

  spotOf(action: EdgeAction): string | null {
    switch (action.type) {
      case 'faction':
        return `faction ${action.faction}`;
      case 'destiny':
        return `destiny ${action.destiny}`;
      case 'launch':
      case 'move':
        return 'map';
      case 'region':
      case 'build':
        return `region ${action.region}`;
      case 'raider':
        return `raider ${action.rank} ${action.region}`;
      case 'ship':
        return `ship ${action.ship} ${action.place}`;
      case 'repair_ship':
        return `ship ${action.ship} wreck`;
      case 'repair_shield':
      case 'build_ship':
        return `hull ${action.ship}`;
      case 'upgrade':
        return `hull ${contents.of(this.session).upgrades[action.tile]!.ship}`;
      case 'activate':
      case 'module':
      case 'repair_module':
        return `module ${action.module}`;
      case 'slot':
        return `slot ${action.kind} ${action.module}`;
      case 'position':
        return `position ${action.position}`;
      case 'pay':
      case 'take':
        return 'stores';
      case 'drop_moon':
        return `moon ${action.moon}`;
      case 'discard_card':
        return `card ${action.card}`;
      case 'track':
        return `track ${action.track}`;
      case 'spend_energy':
        return 'energy';
      case 'dice':
        return 'dice';
      case 'take_discovery':
        return `token ${action.token}`;
      case 'top_event':
        return `event ${action.event}`;
      case 'place_moon':
      case 'discard_moon':
        return `${OWN}moon ${action.moon}`;
      case 'play':
        return `${OWN}card ${action.card}`;
      case 'development':
        return `${OWN}development ${action.development}`;
      case 'discovery':
      case 'supremacy':
        return `${OWN}token ${action.token}`;
      case 'ability':
        return `${OWN}ability ${action.ability}`;
      case 'recruit':
      case 'collect':
        return `${OWN}${action.type} ${action.region}`;
      case 'give':
      case 'rearrange':
        return `${OWN}${action.type}`;
      default:
        return null;
    }
  }

  override today(view: View): EdgeView {
    return today(view);
  }

  me: PlayerView = $derived.by(() => this.view.players[this.seat]!);
  regions: Record<string, RegionView> = $derived.by(() => Object.fromEntries(this.view.regions.map((region) => [region.id, region])));
  /** What the prompt offers as buttons: answers that are drawn nowhere now. */
  answers: EdgeAction[] = $derived.by(() => this.buttons.filter((action) => !this.spotOf(action)?.startsWith(OWN)));
  /** Answers to the question of a battle: its dialog covers the boards, and has parts of its own for energy and dice. */
  inBattle: EdgeAction[] = $derived.by(() =>
    this.legal.filter((action) => {
      const spot = this.spotOf(action);
      return spot === null || !(spot.startsWith(OWN) || ['map', 'energy', 'dice'].includes(spot));
    }),
  );

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
  /** The steps to each region in range of the picked ship. */
  reach: Partial<Record<string, number>> = $derived.by(() => {
    const { sending } = this;
    return (sending && this.view.reaches.find((one) => samePick(one, sending))?.steps) ?? {};
  });

  canSend(ship: string, start: string): boolean {
    return this.able.some((one) => samePick(one, { ship, start }));
  }

  /** Light the goals of a ship. */
  pick(ship: string, start: string): void {
    this.picked = { ship, start };
    this.session.preview = null;
  }

  isPicked(ship: string, start: string): boolean {
    return this.sending !== null && samePick(this.sending, { ship, start });
  }

  /** Why the picked ship may not be launched to a region. */
  barredAt(region: string): BarredView | undefined {
    const { sending } = this;
    return sending?.start === 'bay' ? this.view.barred.find((one) => one.ship === sending.ship && one.region === region) : undefined;
  }

  /** The battle that a launch would lead to. */
  battleBy(send: EdgeAction): ProspectView | undefined {
    return send.type === 'launch' ? this.view.prospects.find((one) => one.ship === send.ship && one.region === send.region) : undefined;
  }

  /** The players that would have to be fought. */
  foesIn(battle: ProspectView | undefined): number[] {
    return battle?.foes ?? [];
  }

  // -- the map

  /** What a region stands for: a goal of the picked ship, or an answer to the question. */
  atRegion(region: string): EdgeAction[] {
    const { sending } = this;
    const goals = this.sends.filter((send) => goalOf(send) === region && sending !== null && samePick(pickedBy(send), sending));
    return goals.length ? goals : this.at(`region ${region}`);
  }

  /** What a type of my ships is asked for, wherever one of them is. */
  atHull({ ship, places }: { ship: string; places: Record<string, number> }): EdgeAction[] {
    return [...this.at(`hull ${ship}`), ...Object.keys(places).flatMap((place) => this.at(`ship ${ship} ${place}`))];
  }

  /** The planet that is pointed at as the place of a development: what it would bring. */
  settling: RegionView['placement'] = $derived.by(() => {
    const { aimed } = this;
    return aimed !== null && this.at(`region ${aimed}`).some(({ type }) => type === 'build') ? this.regions[aimed]!.placement : null;
  });

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

  // -- what an action would bring, and why not

  /** What the only one of these would bring, in words. */
  bringing(actions: EdgeAction[]): string[] {
    const told = actions.length === 1 ? this.foresee(actions[0]!) : undefined;
    return (told?.events ?? []).map(({ text }) => this.session.t(text));
  }

  /** Why an action can't be done, where the reader is asked for one of its kind. */
  barring(action: EdgeAction): Barred | null {
    return this.can(action.type).length ? (this.foresee(action)?.barred ?? null) : null;
  }

  /** Tell why an action can't be done: the server says it. */
  tellWhyNot(action: EdgeAction): void {
    void this.session.act(action);
  }

  // -- in words

  nameOf = (seat: number): string => this.session.name(seat);

  /** The name of a region: its tile, or the number of a nebula. */
  regionName(id: string): Message {
    const region = this.regions[id];
    return !region || region.kind === 'nebula' ? { key: 'nebula', params: { number: Number(id.slice(-1)) } } : { key: `tile-${region.tile}` };
  }
}

const pickedBy = (send: ActionOf<'launch'> | ActionOf<'move'>): Picked => ({ ship: send.ship, start: send.type === 'launch' ? 'bay' : send.start });
const goalOf = (send: ActionOf<'launch'> | ActionOf<'move'>): string => (send.type === 'launch' ? send.region : send.to);
const samePick = (one: Picked, other: Picked) => one.ship === other.ship && one.start === other.start;
