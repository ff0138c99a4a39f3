import { QueryClientProvider } from '@counterpoint/contract/query';
import { createBrowserRouter, RouterProvider } from '@counterpoint/contract/router';
import { KitProvider } from '@counterpoint/kit/core';
import { useState } from 'react';
import { NoticeList } from '../notices/notice-list.tsx';
import { type Frame, FrameProvider } from './frame.ts';
import { createRoutes } from './routes.tsx';

interface StandaloneAppProps {
  readonly frame: Frame;
  readonly createRouter?: typeof createBrowserRouter;
}

export function StandaloneApp({ frame, createRouter = createBrowserRouter }: StandaloneAppProps) {
  const [router] = useState(() => createRouter(createRoutes(frame)));
  return (
    <KitProvider>
      <QueryClientProvider client={frame.queryClient}>
        <FrameProvider value={frame}>
          <RouterProvider router={router} />
          <NoticeList />
        </FrameProvider>
      </QueryClientProvider>
    </KitProvider>
  );
}
