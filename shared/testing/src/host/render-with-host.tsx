import { createQueryClient } from '@counterpoint/client/queries';
import { HostProvider } from '@counterpoint/contract';
import { type QueryClient, QueryClientProvider } from '@counterpoint/contract/query';
import { createMemoryRouter, RouterProvider, useLocation } from '@counterpoint/contract/router';
import { KitProvider } from '@counterpoint/kit/core';
import { type RenderResult, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { type FakeHost, fakeHost } from './fake-host.ts';

/** The page's route and host. */
export interface RenderOptions {
  /** The route pattern from `paths`, such as `paths.compositions.details()`. Any path by default. */
  readonly route?: string;
  /** The path to open, with its query: `paths.compositions.details('42')`. */
  readonly path?: string;
  readonly host?: FakeHost;
  /** For a page that finds data in the cache. */
  readonly queryClient?: QueryClient;
}

/** A rendered page, with actions and queries. */
export interface RenderedPage extends RenderResult {
  readonly user: UserEvent;
  readonly host: FakeHost;
  readonly queryClient: QueryClient;
  /** The current path and query. */
  location(): string;
  /** Navigates without a click, like the browser's buttons. */
  goTo(path: string): Promise<void>;
}

/**
 * Renders a page like the host: in its router, cache, theme and services. Leaving `route` shows 'Elsewhere: <path>'.
 */
export function renderWithHost(ui: ReactNode, options: RenderOptions = {}): RenderedPage {
  const { route = '*', path = '/', host = fakeHost(), queryClient = createTestQueryClient() } = options;
  const elsewhere = route === '*' ? [] : [{ path: '*', element: <Elsewhere /> }];
  const router = createMemoryRouter([{ path: route, element: ui }, ...elsewhere], { initialEntries: [path] });
  const result = render(
    <KitProvider>
      <QueryClientProvider client={queryClient}>
        <HostProvider value={host}>
          <RouterProvider router={router} />
        </HostProvider>
      </QueryClientProvider>
    </KitProvider>,
  );
  return {
    ...result,
    user: userEvent.setup(),
    host,
    queryClient,
    location: () => `${router.state.location.pathname}${router.state.location.search}`,
    goTo: (to) => router.navigate(to),
  };
}

/** The portal's cache without retries, so that tests of errors don't wait. */
export function createTestQueryClient(): QueryClient {
  const client = createQueryClient();
  const { queries, ...others } = client.getDefaultOptions();
  client.setDefaultOptions({ ...others, queries: { ...queries, retry: false, gcTime: Number.POSITIVE_INFINITY } });
  return client;
}

function Elsewhere() {
  const { pathname, search } = useLocation();
  return (
    <p>
      Elsewhere: {pathname}
      {search}
    </p>
  );
}
