import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clientOf } from '../src/games';
import { byId, catalogOf, contentsOf, reading } from '../src/lib/contents';
import { text } from '../src/lib/text.svelte';

const fetched = vi.fn<typeof fetch>();
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const plain = (body: string) => new Response(body, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
const paths = () => fetched.mock.calls.map(([path]) => path);

beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => vi.unstubAllGlobals());

describe('contents of a game', () => {
  it('are asked for once', async () => {
    fetched.mockImplementation(async () => json({ cards: [] }));
    const [one, other] = await Promise.all([contentsOf('once'), contentsOf('once')]);
    expect(one).toEqual({ cards: [] });
    expect(other).toBe(one);
    expect(paths()).toEqual(['/api/games/once/contents']);
  });

  it('are asked for again after a failure', async () => {
    fetched.mockResolvedValueOnce(json({ error: { rule: null, text: { key: 'refused-server' } } }, 500));
    await expect(contentsOf('failing')).rejects.toThrow('refused-server');
    fetched.mockResolvedValueOnce(json({ cards: [1] }));
    expect(await contentsOf('failing')).toEqual({ cards: [1] });
  });

  it('are read once for each match that has them', () => {
    const read = vi.fn(({ cards }: { cards: { id: string; cost: number }[] }) => ({ cards: byId(cards) }));
    const printed = reading(read);
    const contents = { cards: [{ id: 'probe', cost: 2 }] };
    expect(printed.of({ contents }).cards.probe).toEqual({ id: 'probe', cost: 2 });
    expect(printed.from(contents)).toBe(printed.of({ contents }));
    expect(read).toHaveBeenCalledTimes(1);
    const older = { cards: [{ id: 'probe', cost: 3 }] };
    expect(printed.of({ contents: older }).cards.probe!.cost).toBe(3);
  });
});

describe('catalogs of a game', () => {
  it('are the words of its own table, also outside it', async () => {
    fetched.mockImplementation(async (path) => plain(String(path).endsWith('/uk') ? 'hull = корпус' : 'hull = hull'));
    expect(await catalogOf('spoken', 'uk')).toBe('hull = корпус');
    const say = await text.of('spoken');
    expect(say({ key: 'hull' })).toBe('hull');
    await text.play('spoken');
    expect(text.t('hull')).toBe('hull');
    await text.play(null);
    expect(text.t('hull')).toBe('hull');
    expect(paths()).toEqual(['/api/games/spoken/texts/uk', '/api/games/spoken/texts/en']);
  });
});

describe('the client of a game', () => {
  it('is its folder, or the list of moves where nobody has drawn a table', { timeout: 30_000 }, async () => {
    const plain = await import('../src/components/PlainTable.svelte');
    expect((await clientOf('smugglers').load()).default).toBe(plain.default);
    expect(clientOf('planet_unknown').load).not.toBe(clientOf('smugglers').load);
    expect(clientOf('welcome_to_the_moon').campaign).toBeDefined();
    expect(clientOf('smugglers').shown).toEqual({});
  });
});
