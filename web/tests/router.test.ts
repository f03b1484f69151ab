import { describe, expect, it } from 'vitest';
import { campaignPath, matchPath, parse } from '../src/lib/router.svelte';

describe('paths', () => {
  it('knows its pages', () => {
    expect(parse('/')).toEqual({ page: 'home' });
    expect(parse('/match/k3Yw-9_z')).toEqual({ page: 'match', id: 'k3Yw-9_z', step: null });
    expect(parse('/match/k3/step/12')).toEqual({ page: 'match', id: 'k3', step: 12 });
    expect(parse('/campaign/k3Yw-9_z')).toEqual({ page: 'campaign', id: 'k3Yw-9_z' });
  });

  it.each(['/nowhere', '/match/', '/match/a b', '/match/k3/step/x', '/match/k3/step/1/2', '/campaign/', '/campaign/a b'])('has no page at %s', (path) => {
    expect(parse(path)).toEqual({ page: 'missing' });
  });

  it('reads the paths it writes', () => {
    expect(parse(matchPath('k3', 0))).toEqual({ page: 'match', id: 'k3', step: 0 });
    expect(parse(campaignPath('k3'))).toEqual({ page: 'campaign', id: 'k3' });
    expect(parse(matchPath('k3'))).toEqual({ page: 'match', id: 'k3', step: null });
  });
});
