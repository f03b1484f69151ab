export type Route = { page: 'home' } | { page: 'match'; id: string; step: number | null } | { page: 'campaign'; id: string } | { page: 'missing' };

export function parse(path: string): Route {
  if (path === '/' || path === '') return { page: 'home' };
  const campaign = /^\/campaign\/([\w-]+)\/?$/.exec(path);
  if (campaign) return { page: 'campaign', id: campaign[1]! };
  const match = /^\/match\/([\w-]+)(?:\/step\/(\d+))?\/?$/.exec(path);
  if (!match) return { page: 'missing' };
  return { page: 'match', id: match[1]!, step: match[2] === undefined ? null : Number(match[2]) };
}

export const matchPath = (id: string, step: number | null = null) => `/match/${id}${step === null ? '' : `/step/${step}`}`;
export const campaignPath = (id: string) => `/campaign/${id}`;

/** Is this a plain click on a link to a page of ours? */
function ownLink(event: MouseEvent): string | null {
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!plain || !link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return null;
  return parse(link.pathname).page === 'missing' ? null : link.pathname;
}

class Router {
  route = $state.raw<Route>(parse(location.pathname));

  start() {
    addEventListener('popstate', () => (this.route = parse(location.pathname)));
    document.addEventListener('click', (event) => {
      const path = event.defaultPrevented ? null : ownLink(event);
      if (path === null) return;
      event.preventDefault();
      this.go(path);
    });
  }

  go(path: string, { replace = false } = {}) {
    if (path !== location.pathname) history[replace ? 'replaceState' : 'pushState'](null, '', path);
    this.route = parse(path);
    if (!replace) scrollTo(0, 0);
  }
}

export const router = new Router();
