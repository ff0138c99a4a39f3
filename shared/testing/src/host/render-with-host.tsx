import { createQueryClient } from '@counterpoint/client/queries';
import { HostProvider } from '@counterpoint/contract';
import { type QueryClient, QueryClientProvider } from '@counterpoint/contract/query';
import { createMemoryRouter, RouterProvider, useLocation } from '@counterpoint/contract/router';
import { KitProvider } from '@counterpoint/kit/core';
import { type RenderResult, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { type FakeHost, fakeHost } from './fake-host.ts';

/** Where a page stands, and in whose house. */
export interface RenderOptions {
  /** The pattern that the page is matched with, from `paths`: `paths.compositions.details()`. Any path by default. */
  readonly route?: string;
  /** The address that is opened, with its query: `paths.compositions.details('42')`. */
  readonly path?: string;
  readonly host?: FakeHost;
  /** For a page that finds data already read. */
  readonly queryClient?: QueryClient;
}

/** A rendered page, and all that one does to it or asks of it. */
export interface RenderedPage extends RenderResult {
  readonly user: UserEvent;
  readonly host: FakeHost;
  readonly queryClient: QueryClient;
  /** Where the member is now: path and query. */
  location(): string;
  /** Goes there without a click, as the browser's buttons do. */
  goTo(path: string): Promise<void>;
}

/** Renders a page as the host does: in its router, cache, look and services. Leaving `route` shows 'Elsewhere: <path>'. */
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

/** The portal's cache, but a failed read is not repeated: a test of the error state need not wait for it. */
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
