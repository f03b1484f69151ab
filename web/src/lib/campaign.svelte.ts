import { api, Refused, type CampaignView, type GameInfo, type Message, type Place } from './api';
import { contentsOf, type Contents } from './contents';
import { notices } from './notices.svelte';
import { campaignPath, matchPath, router } from './router.svelte';
import { t } from './text.svelte';

const LOOK_AGAIN_MS = 4000;
const nameless = { person: 'seat-name', bot: 'bot-name', open: 'seat-open' };

/** One open campaign: what the server says about it, and what this person does with it. */
export class CampaignSession {
  campaign = $state.raw() as CampaignView;
  /** A change is on its way to the server. */
  busy = $state(false);

  /** Seats and rivals, by number: those who are ranked. */
  entrants = $derived([...this.campaign.seats.keys(), ...this.campaign.rivals.map((_, i) => this.campaign.seats.length + i)]);
  length = $derived(this.campaign.worth.length);
  /** The leg that is played or comes next, counted from 1. */
  next = $derived(this.campaign.legs.length + 1);
  over = $derived(this.campaign.legs.length === this.length);
  free = $derived(this.campaign.seats.filter((seat) => seat.kind === 'open'));
  seated = $derived(this.campaign.seats.some((seat) => seat.you));
  /** May I set the modifiers and start the next leg? */
  leading = $derived(this.campaign.hosting && !this.over && !this.campaign.playing);
  begun = $derived(this.campaign.legs.some((leg) => leg.match !== null) || this.campaign.playing !== null);

  constructor(
    campaign: CampaignView,
    /** Options that may change from match to match, if the game has any. */
    readonly modifiers: string[],
    /** What is printed in the game that comes next: by today's rules. */
    readonly contents: Contents = {},
  ) {
    this.campaign = campaign;
  }

  static async open(id: string): Promise<CampaignSession> {
    const [campaign, games] = await Promise.all([api.campaign(id), api.games()]);
    const game: GameInfo | undefined = games.find((candidate) => candidate.id === campaign.game);
    return new CampaignSession(campaign, game?.campaign?.modifiers ?? [], await contentsOf(campaign.game));
  }

  /** Look at the campaign again and again until the returned function is called. */
  follow(): () => void {
    const look = async () => {
      if (document.visibilityState !== 'visible' || this.busy) return;
      const seen = await api.campaign(this.campaign.id).catch(() => null);
      if (seen && !this.busy) this.campaign = seen;
    };
    const timer = setInterval(look, LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }

  t = (message: Message | string): string => t(message, this.name);

  name = (entrant: number): string => {
    const { seats, rivals } = this.campaign;
    const seat = seats[entrant];
    if (!seat) return t(rivals[entrant - seats.length] ?? 'seat-open');
    if (!seat.name) return t({ key: nameless[seat.kind], params: { number: entrant + 1 } });
    const same = seats.filter((other) => other.name === seat.name);
    return same.length > 1 ? `${seat.name} (${same.indexOf(seat) + 1})` : seat.name;
  };

  /** Who came where in a leg that has ended. */
  place = (leg: number, entrant: number): Place => this.campaign.legs[leg - 1]!.places.find(({ seat }) => seat === entrant)!;

  /** Does somebody share this place? */
  tied = (leg: number, entrant: number): boolean => {
    const { place } = this.place(leg, entrant);
    return this.campaign.legs[leg - 1]!.places.filter((other) => other.place === place).length > 1;
  };

  firsts = (entrant: number): number => this.campaign.legs.filter(({ places }) => places.some(({ seat, place }) => seat === entrant && place === 1)).length;

  start = () => this.#do(async () => router.go(matchPath((await api.nextLeg(this.campaign.id, this.next)).id)));

  join = (seat?: number) => this.#do(async () => (this.campaign = await api.joinCampaign(this.campaign.id, seat)));

  leave = () =>
    this.#do(async () => {
      await api.leaveCampaign(this.campaign.id);
      router.go('/');
    });

  modify = (option: string, choice: string) =>
    this.#do(async () => (this.campaign = await api.modify(this.campaign.id, { ...this.campaign.modifiers, [option]: choice })));

  link = () => location.origin + campaignPath(this.campaign.id);

  async #do(change: () => Promise<unknown>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      await change();
    } catch (error) {
      notices.refused(error, this.t);
      if (error instanceof Refused && error.status === 409) this.campaign = await api.campaign(this.campaign.id);
    } finally {
      this.busy = false;
    }
  }
}
