import { QueryClientProvider } from '@counterpoint/contract/query';
import { createBrowserRouter, RouterProvider } from '@counterpoint/contract/router';
import { FailureBoundary } from '@counterpoint/frame';
import { KitProvider } from '@counterpoint/kit/core';
import { useState } from 'react';
import { styleNonce } from '../config/style-nonce.ts';
import { PortalFailure } from '../errors/portal-failure.tsx';
import { Toaster } from '../toasts/toaster.tsx';
import { type Portal, PortalProvider } from './portal.ts';
import { createRoutes } from './routes.tsx';

/** The portal: the look, the data, the shell. Toasts stand outside of what may break, to tell of it. */
export function App({ portal, createRouter = createBrowserRouter }: AppProps) {
  const [router] = useState(() => createRouter(createRoutes()));
  return (
    <KitProvider nonce={styleNonce()}>
      <QueryClientProvider client={portal.queryClient}>
        <PortalProvider value={portal}>
          <FailureBoundary resetKey="portal" Failure={PortalFailure}>
            <RouterProvider router={router} />
          </FailureBoundary>
          <Toaster />
        </PortalProvider>
      </QueryClientProvider>
    </KitProvider>
  );
}

interface AppProps {
  readonly portal: Portal;
  /** Tests give a router in memory. */
  readonly createRouter?: typeof createBrowserRouter;
}
