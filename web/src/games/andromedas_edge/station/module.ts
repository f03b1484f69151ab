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

export type State = { is: 'free' | 'energy' | 'ship' | 'either' | 'done' | 'damaged' | 'infested' | 'empty' | 'end' | 'no-ship' | 'rest'; rule?: string };

/** How a module stands in a Return turn. */
export function stateOf(turn: Turn, view: ModuleView): State {
  const printed = MODULES[view.module]!;
  const ways = turn
    .can('activate')
    .filter(({ module }) => module === view.module)
    .map(({ by }) => by);
  if (view.damage) return { is: 'damaged', rule: 'AE-9.1' };
  if (view.mechaphages) return { is: 'infested', rule: 'AE-15.6' };
  if (view.used) return { is: 'done' };
  if (printed.end_game) return { is: 'end', rule: 'AE-19.3' };
  if (ways.includes('reactor')) return { is: 'free', rule: 'AE-9.2' };
  if (ways.length > 1) return { is: 'either' };
  if (ways.length) return { is: ways[0] === 'ship' ? 'ship' : 'energy' };
  if (printed.moon_slot === 'input' && !view.moon) return { is: 'empty', rule: 'AE-9.1' };
  return turn.view.phase === 'return' && turn.view.active === turn.seat && !view.ready ? { is: 'no-ship', rule: 'AE-9.1' } : { is: 'rest' };
}

export const stateWords = (state: State): Message => ({ key: 'board-module-state', params: { state: state.is } });

/** Put the industry row in a new order: the rules ask for it module by module (AE-9.6). */
export const reorder = (turn: Turn, order: string[]): Promise<void> =>
  turn.answer([{ type: 'rearrange' }, ...order.map((module): EdgeAction => ({ type: 'module', module }))]);
