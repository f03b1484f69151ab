import { afterEach, expect, test, vi } from 'vitest';
import { reloadIfUpgraded } from '../src/lib/upgrade';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['<script type="module" src="/assets/index-new.js"></script>', true, 1],
  ['<script type="module" src="/assets/index-old.js"></script>', true, 0],
  ['The server is starting', false, 0],
])('a page loads itself again when the server has another one', async (page, ok, reloads) => {
  const script = document.createElement('script');
  script.type = 'module';
  script.setAttribute('src', '/assets/index-old.js');
  vi.stubGlobal('document', { querySelector: () => script });
  vi.stubGlobal('fetch', async () => ({ ok, text: async () => page }));
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  await reloadIfUpgraded();
  expect(reload).toHaveBeenCalledTimes(reloads);
});
