/** The one tooltip of the table: what is under the pointer or the focus, in words, with its rule. */

import type { Attachment } from 'svelte/attachments';

/** `card`: the card is shown whole above the words. */
export type TipText = { title?: string; card?: string; lines?: string[]; rule?: string };

class Tips {
  anchor = $state.raw<Element | null>(null);
  #tell = $state.raw<() => TipText | null>(() => null);
  /** As long as it is shown it tells what comes to be known meanwhile. */
  text = $derived(this.#tell());

  show(anchor: Element, tell: (() => TipText | null) | null) {
    this.#tell = tell ?? (() => null);
    this.anchor = tell && anchor;
  }

  hide(anchor: Element) {
    if (this.anchor === anchor) this.show(anchor, null);
  }
}

export const tips = new Tips();

/** Tell about an element while a mouse or the focus of the keyboard is on it; fingers open dialogs instead. */
export const tip =
  (text: () => TipText | null): Attachment =>
  (element) => {
    const enter = (event: Event) => {
      if ((event as PointerEvent).pointerType === 'mouse') tips.show(element, text);
    };
    const focus = () => {
      if (element.matches(':focus-visible')) tips.show(element, text);
    };
    const hide = () => tips.hide(element);
    const told: [string, (event: Event) => void][] = [
      ['pointerenter', enter],
      ['pointerleave', hide],
      ['pointerdown', hide],
      ['focus', focus],
      ['blur', hide],
    ];
    for (const [type, listener] of told) element.addEventListener(type, listener);
    return () => {
      for (const [type, listener] of told) element.removeEventListener(type, listener);
      hide();
    };
  };
