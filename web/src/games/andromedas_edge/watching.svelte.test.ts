import { flushSync } from 'svelte';
import { expect, it } from 'vitest';
import type { LogEntry } from '$lib/api';
import type { TableSession } from '$lib/session.svelte';
import { News } from './news.svelte';
import { Passing } from './passing.svelte';

const revealed = (event: string): LogEntry => ({ step: 1, round: 1, seat: null, text: { key: 'log-event' }, event: { type: 'event_revealed', event } });

class Table {
  entries = $state.raw<LogEntry[]>([revealed('old')]);
  live = $state.raw({ id: 'here', seat: 0, ticket: 0, view: { active: 1 } });
  table = $state.raw({ view: { window: null } });

  tell(event: string) {
    this.entries = [...this.entries, revealed(event)];
    this.live = { ...this.live, ticket: this.live.ticket + 1 };
    flushSync();
  }
}

it('goes on while the log grows: what came up is shown until it is put away', () => {
  const table = new Table();
  let now!: () => { news: News; passing: Passing };
  const stop = $effect.root(() => {
    const news = $derived(new News(table as unknown as TableSession));
    const passing = $derived(new Passing(table as unknown as TableSession));
    now = () => ({ news, passing });
    $effect(() => now().news.watch());
  });
  flushSync();
  now().passing.resting = true;
  table.tell('comet');
  expect(now().news.events).toEqual(['comet']);
  expect(now().passing.resting).toBe(true);
  now().news.close();
  table.tell('drift');
  expect(now().news.events).toEqual(['drift']);
  stop();
});
