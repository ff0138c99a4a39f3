import { createSessionStore } from '@counterpoint/client/session';
import { createMemoryRouter } from '@counterpoint/contract/router';
import {
  aNotificationPage,
  anIsniRecord,
  aProfile,
  aSession,
  createTestQueryClient,
  FakeResponse,
  type FakeRoutes,
  neverRespond,
} from '@counterpoint/testing';
import { jest } from '@jest/globals';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from '../app/app.tsx';
import { createPortal, type Portal } from '../app/portal.ts';
import { setRegistry } from '../areas/registry-store.ts';
import { workspaceAreas } from './deployed-areas.ts';

const AREAS = workspaceAreas();

/** The shell's own calls on every private page; the code of no area is there. */
export const SHELL_RESPONSES: FakeRoutes = {
  'GET /user/profile': aProfile(),
  'GET /user/user_isni': anIsniRecord(),
  'GET /notifications': aNotificationPage([]),
  'GET /live': neverRespond,
  'GET /registry.json': () => new FakeResponse(200, { areas: AREAS }),
  'GET /r/:area/:version/:file': () => new FakeResponse(404, {}),
};

/** The whole portal at a path, with the areas of this workspace, and a signed-in member by default. */
export function renderPortal(path: string, { isSignedIn = true } = {}) {
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  setRegistry({ areas: AREAS });
  const session = createSessionStore({ secret: 'a secret of the tests' });
  if (isSignedIn) session.set(aSession());
  else session.clear();
  const { pathname, search, hash } = new URL(path, location.origin);
  const place = {
    pathname,
    search,
    hash,
    replace: jest.fn<(url: string | URL) => void>(),
    reload: jest.fn<() => void>(),
  };
  const portal: Portal = createPortal(session, place, createTestQueryClient());
  const routers: ReturnType<typeof createMemoryRouter>[] = [];
  const view = render(
    <App
      portal={portal}
      createRouter={(routes) => {
        const router = createMemoryRouter(routes, { initialEntries: [path] });
        routers.push(router);
        return router;
      }}
    />,
  );
  return {
    ...view,
    user: userEvent.setup(),
    portal,
    place,
    session,
    location: () => routers[0]?.state.location.pathname,
    /** Navigates without a click. */
    goTo: async (to: string) => routers[0]?.navigate(to),
  };
}

/** Simulates a window of this width until the test ends; returns a function that changes it. */
export function playWidth(width: number): (next: number) => void {
  let current = width;
  const listeners = new Set<() => void>();
  jest.spyOn(window, 'matchMedia').mockImplementation((media) => {
    const wanted = 16 * Number(/min-width: ([\d.]+)rem/.exec(media)?.[1] ?? Number.POSITIVE_INFINITY);
    const list = {
      media,
      get matches() {
        return current >= wanted;
      },
      onchange: null,
      addEventListener: (_type: string, listener: EventListenerOrEventListenerObject) =>
        void listeners.add(listener as () => void),
      removeEventListener: (_type: string, listener: EventListenerOrEventListenerObject) =>
        void listeners.delete(listener as () => void),
      addListener: () => undefined,
      removeListener: () => undefined,
      dispatchEvent: () => false,
    };
    return list;
  });
  return (next) => {
    current = next;
    for (const listener of listeners) listener();
  };
}
