/** What a module of a station can be clicked for now, and why it can't work (AE-9). */

import type { Message } from '$lib/api';
import { MODULES } from '../content';
import type { Turn } from '../turn.svelte';
import type { EdgeAction, ModuleView } from '../view';

/** Answers to the open question that this module stands for. */
export function usesOf(turn: Turn, module: string): EdgeAction[] {
  return turn.can('activate', 'module', 'repair_module').filter((action) => action.module === module);
}

/** The moon slot of a module that the open question is about. */
export const slotOf = (turn: Turn, module: string, kinds: string[]): EdgeAction[] =>
  turn.can('slot').filter((action) => action.module === module && kinds.includes(action.kind));

export type State = { key: 'free' | 'energy' | 'ship' | 'either' | 'done' | 'damaged' | 'infested' | 'empty' | 'end' | 'no-ship' | 'rest'; rule?: string };

/** How a module stands in a Return turn. */
export function stateOf(turn: Turn, view: ModuleView): State {
  const printed = MODULES[view.module]!;
  const ways = turn.can('activate').filter(({ module }) => module === view.module).map(({ by }) => by);
  if (view.damage) return { key: 'damaged', rule: 'AE-9.1' };
  if (view.mechaphages) return { key: 'infested', rule: 'AE-15.6' };
  if (view.used) return { key: 'done' };
  if (printed.end_game) return { key: 'end', rule: 'AE-19.3' };
  if (ways.includes('reactor')) return { key: 'free', rule: 'AE-9.2' };
  if (ways.length > 1) return { key: 'either' };
  if (ways.length) return { key: ways[0] === 'ship' ? 'ship' : 'energy' };
  if (printed.moon_slot === 'input' && !view.moon) return { key: 'empty', rule: 'AE-9.1' };
  return turn.view.phase === 'return' && turn.view.active === turn.seat && !view.ready ? { key: 'no-ship', rule: 'AE-9.1' } : { key: 'rest' };
}

export const stateWords = ({ key }: State): Message => ({ key: 'board-module-state', params: { state: key } });

/** Put the industry row in a new order: the rules ask for it module by module (AE-9.6). */
export async function reorder(turn: Turn, order: string[]): Promise<void> {
  if (turn.can('rearrange').length) await turn.session.act({ type: 'rearrange' });
  for (const module of order) {
    const next = turn.can('module').find((action) => action.module === module);
    if (!next) return;
    await turn.session.act(next);
  }
}
