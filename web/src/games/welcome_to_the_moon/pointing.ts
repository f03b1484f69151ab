/** Pointer, touch and keys on a sheet. Everything that can be pointed at carries `data-mark`; what is open now also has a tab index. */

import { small } from '$lib/screen';
import { nearest, neighbour, type Point } from './drawing';

export type Open = Point & { id: string };
/** A finger hides what it points at; keys leave the focus to be looked after. */
export type Means = 'mouse' | 'touch' | 'keys';
export type Pointing = {
  /** Marks that can be chosen now. */
  open: () => Open[];
  point: (mark: string | null) => void;
  /** The focus left the sheet. */
  blur: () => void;
  choose: (mark: string, by: Means) => void;
};

/** A finger may miss a slot by this much. */
const FINGER_PX = 22;

export const pointing =
  ({ open, point, blur, choose }: Pointing) =>
  (svg: SVGSVGElement): (() => void) => {
    const markOf = (target: EventTarget | null) => (target as Element | null)?.closest?.('[data-mark]')?.getAttribute('data-mark') ?? null;

    const near = (event: MouseEvent) => {
      const matrix = svg.getScreenCTM();
      if (!matrix) return null;
      const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
      return nearest(open(), at, FINGER_PX / matrix.a)?.id ?? null;
    };

    // On small screens a click marks and the prompt confirms: the way there must not take the mark away.
    const hovers = (event: PointerEvent) => event.pointerType === 'mouse' && !small.current;
    const over = (event: PointerEvent) => {
      if (hovers(event)) point(markOf(event.target));
    };
    const leave = (event: PointerEvent) => {
      if (hovers(event)) point(null);
    };
    const click = (event: PointerEvent) => {
      const direct = markOf(event.target);
      const isOpen = open().some(({ id }) => id === direct);
      const mark = event.detail === 0 || isOpen ? direct : (near(event) ?? direct);
      if (mark) choose(mark, event.pointerType === 'touch' ? 'touch' : 'mouse');
      else point(null);
    };
    const focus = (event: FocusEvent) => point(markOf(event.target));
    const unfocus = (event: FocusEvent) => {
      if (!svg.contains(event.relatedTarget as Node | null)) blur();
    };
    const key = (event: KeyboardEvent) => {
      const mark = markOf(event.target);
      const from = open().find(({ id }) => id === mark);
      if (!mark || !from) return;
      const next = neighbour(open(), from, event.key);
      if (next) svg.querySelector<SVGElement>(`[data-mark="${next.id}"]`)?.focus();
      else if (event.key === 'Enter' || event.key === ' ') choose(mark, 'keys');
      if (next || event.key === 'Enter' || event.key === ' ' || event.key.startsWith('Arrow')) event.preventDefault();
    };

    const heard = { pointerover: over, pointerleave: leave, click, focusin: focus, focusout: unfocus, keydown: key } as Record<string, (event: never) => void>;
    for (const [name, listener] of Object.entries(heard)) svg.addEventListener(name, listener as EventListener);
    return () => {
      for (const [name, listener] of Object.entries(heard)) svg.removeEventListener(name, listener as EventListener);
    };
  };
