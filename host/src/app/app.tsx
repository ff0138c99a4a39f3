import { QueryClientProvider } from '@counterpoint/contract/query';
import { createBrowserRouter, RouterProvider } from '@counterpoint/contract/router';
import { FailureBoundary } from '@counterpoint/frame';
import { KitProvider } from '@counterpoint/kit/core';
import { useState } from 'react';
import { styleNonce } from '../config/style-nonce.ts';
import { ErrorPage } from '../errors/error-page.tsx';
import { Toaster } from '../toasts/toaster.tsx';
import { type Portal, PortalProvider } from './portal.ts';
import { createRoutes } from './routes.tsx';

export function App({ portal, createRouter = createBrowserRouter }: AppProps) {
  const [router] = useState(() => createRouter(createRoutes()));
  return (
    <KitProvider nonce={styleNonce()}>
      <QueryClientProvider client={portal.queryClient}>
        <PortalProvider value={portal}>
          <FailureBoundary resetKey="portal" Failure={ErrorPage}>
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
  readonly createRouter?: typeof createBrowserRouter;
}
