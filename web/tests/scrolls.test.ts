import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { scrolls } from '$lib/scrolls';

let look: () => void;

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(seen: () => void) {
        look = seen;
      }
      observe = () => look();
      disconnect = () => {};
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

function room(height: number, inside = ''): HTMLElement {
  const element = document.createElement('div');
  element.innerHTML = inside;
  Object.defineProperties(element, { scrollHeight: { value: height }, clientHeight: { value: 100 } });
  scrolls(element);
  return element;
}

it('takes the focus where something is out of sight', () => {
  expect(room(300).tabIndex).toBe(0);
  expect(room(100).hasAttribute('tabindex')).toBe(false);
});

it('leaves the focus to what is inside, as long as that can take it', () => {
  const element = room(300, '<button>go</button>');
  expect(element.hasAttribute('tabindex')).toBe(false);
  element.querySelector('button')!.disabled = true;
  look();
  expect(element.tabIndex).toBe(0);
});
