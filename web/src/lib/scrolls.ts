/** What scrolls can be scrolled by keys: it takes the focus while it is too large for its room and nothing in it does. */

import type { Attachment } from 'svelte/attachments';

const FOCUSABLE = 'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), summary, [tabindex="0"]';

export const scrolls: Attachment<HTMLElement> = (element) => {
  const look = () => {
    const tooLarge = element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth;
    if (tooLarge && !element.querySelector(FOCUSABLE)) element.tabIndex = 0;
    else element.removeAttribute('tabindex');
  };
  const size = new ResizeObserver(look);
  const inside = new MutationObserver(look);
  size.observe(element);
  inside.observe(element, { subtree: true, childList: true, attributes: true, attributeFilter: ['disabled'] });
  return () => {
    size.disconnect();
    inside.disconnect();
  };
};
