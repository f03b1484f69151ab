import { beforeEach, describe, expect, it } from 'vitest';
import type { BotInfo, GameInfo } from '../src/lib/api';
import { againstBots, lastSetup, remember, shownOf } from '../src/lib/setup';

const moon: GameInfo = {
  id: 'moon',
  name: 'Moon',
  seats: { min: 2, max: 6 },
  options: [
    { id: 'adventure', choices: ['1', '2'], default: '1', per_seat: false, needs: null },
    { id: 'captain', choices: ['none', 'ada'], default: 'none', per_seat: true, needs: null },
  ],
  version: 1,
  campaign: null,
};
const bots: BotInfo[] = ['random', 'greedy', 'search:100'].map((id) => ({ id, name: { key: id } }));

describe('setting up a table', () => {
  beforeEach(() => localStorage.clear());

  it('begins with me against one bot of middle strength', () => {
    expect(lastSetup([moon], bots)).toEqual({
      game: 'moon',
      options: { adventure: '1', captain: ['none', 'none'] },
      seats: [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }],
      private: false,
    });
  });

  it('remembers the last table', () => {
    const setup = { ...lastSetup([moon], bots)!, options: { adventure: '2', captain: ['ada', 'none'] }, private: true };
    remember(setup);
    expect(lastSetup([moon], bots)).toEqual(setup);
  });

  it('forgets a table that the server no longer offers', () => {
    const setup = lastSetup([moon], bots)!;
    remember({ ...setup, options: { adventure: '9', captain: ['ada', 'none'] } });
    expect(lastSetup([moon], bots)).toEqual(setup);
  });

  it('leaves out choices that the client has no drawing for', () => {
    const [adventure, captain] = shownOf(moon, { adventure: ['2'] }).options;
    expect(adventure).toMatchObject({ choices: ['2'], default: '2' });
    expect(captain).toEqual(moon.options[1]);
  });

  it('offers nothing when there is no game', () => {
    expect(lastSetup([], bots)).toBeNull();
  });

  it('fills every seat but mine with bots to start at once', () => {
    const setup = {
      ...lastSetup([moon], bots)!,
      seats: [{ kind: 'me' as const }, { kind: 'open' as const }, { kind: 'bot' as const, bot: 'random' }],
    };
    expect(againstBots(setup, bots).seats).toEqual([{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }, { kind: 'bot', bot: 'random' }]);
  });
});
