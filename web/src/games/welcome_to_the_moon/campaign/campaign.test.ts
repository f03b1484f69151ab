import { describe, expect, it } from 'vitest';
import type { CampaignView, Seat } from '$lib/api';
import { CampaignSession } from '$lib/campaign.svelte';
import { contentsIn } from '../../../../tests/printed';
import { modifying } from './modifiers';
import { drawnStar, leadingTo, stops } from './route';

const seat = (number: number, more: Partial<Seat> = {}): Seat => ({
  seat: number,
  kind: 'person',
  name: 'Iryna',
  you: false,
  online: false,
  bot: null,
  deciding: false,
  ...more,
});
const campaign = (more: Partial<CampaignView> = {}): CampaignView => ({
  id: 'c1',
  game: 'welcome_to_the_moon',
  updated: '2030-01-01T00:00:00Z',
  hosting: true,
  seats: [seat(0, { you: true }), seat(1), seat(2, { kind: 'bot', name: null, bot: 'greedy' })],
  rivals: [],
  worth: [[1], [1], [2, 1], [2, 1], [3, 2, 1], [4, 2, 1], [5, 3, 1], [6, 3, 1]],
  modifiers: {},
  fixed: { adventure: '2' },
  told: null,
  legs: [
    {
      match: 'm1',
      options: {},
      places: [
        { seat: 2, place: 1, score: 90 },
        { seat: 0, place: 2, score: 80 },
        { seat: 1, place: 2, score: 80 },
      ],
      stars: [0, 0, 1],
    },
  ],
  playing: null,
  ranking: [],
  ...more,
});
const session = (more: Partial<CampaignView> = {}) => new CampaignSession(campaign(more), ['extra_cards']);

describe('a campaign', () => {
  it('knows what comes next and who may start it', () => {
    expect(session()).toMatchObject({ next: 2, over: false, leading: true, begun: true, seated: true });
    expect(session({ hosting: false }).leading).toBe(false);
    expect(session({ playing: 'm2' }).leading).toBe(false);
    expect(session({ legs: Array(8).fill(campaign().legs[0]) })).toMatchObject({ over: true, leading: false });
    expect(session({ legs: [{ ...campaign().legs[0]!, match: null }] }).begun).toBe(false);
  });

  it('finds places by seat and marks shared ones', () => {
    expect(session().place(1, 2)).toMatchObject({ place: 1, score: 90 });
    expect([0, 1, 2].map((entrant) => session().tied(1, entrant))).toEqual([true, true, false]);
    expect([0, 1, 2].map(session().firsts)).toEqual([0, 0, 1]);
  });

  it('ranks rivals after the seats and tells people of one name apart', () => {
    const alone = session({ seats: [seat(0)], rivals: [{ key: 'campaign-astra' }] });
    expect(alone.entrants).toEqual([0, 1]);
    expect(session().name(0)).toBe('Iryna (1)');
    expect(alone.name(0)).toBe('Iryna');
  });
});

describe('the cards of modifiers', () => {
  const { groups } = modifying.from(contentsIn('welcome_to_the_moon'));
  const facesOf = (choice: string) => groups.flatMap(({ modifiers }) => modifiers).find((one) => one.choice === choice)!.faces;

  it('show what comes in (WM-C.4)', () => {
    expect(facesOf('odd').map(({ number }) => number)).toEqual(['0', '8½', '42']);
    expect(facesOf('wild')[1]).toEqual({ number: '6|9', effects: ['wild'] });
  });

  it('and what goes out (WM-C.5)', () => {
    expect(facesOf('extremes').map(({ number }) => number)).toEqual(['1', '14', '15']);
    expect(facesOf('plant_water')).toEqual([
      { effects: ['plant'], count: 4 },
      { effects: ['water'], count: 2 },
    ]);
  });
});

describe('the route', () => {
  it('runs through every stop without a gap', () => {
    const pieces = stops.map((_, i) => leadingTo(i + 1));
    pieces.forEach((piece, i) => expect(piece.endsWith(`${stops[i]!.x} ${stops[i]!.y}`)).toBe(true));
    pieces.slice(1).forEach((piece, i) => expect(piece.startsWith(`M${stops[i]!.x} ${stops[i]!.y}C`)).toBe(true));
  });

  it('draws the same star from the same seed', () => {
    expect(drawnStar('a')).toBe(drawnStar('a'));
    expect(drawnStar('a')).not.toBe(drawnStar('b'));
  });
});
