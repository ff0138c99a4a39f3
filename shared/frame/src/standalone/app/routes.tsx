import type { RouteObject } from '@counterpoint/contract/router';
import { PageFrame } from '../../pages/page-frame.tsx';
import { FailedPage } from '../pages/failed-page.tsx';
import { PrivatePage } from '../pages/private-page.tsx';
import { UnknownPath } from '../pages/unknown-path.tsx';
import type { Frame } from './frame.ts';
import { Layout } from './layout.tsx';

/** The area's routes as the router takes them; everything else is told to belong elsewhere. */
export function createRoutes({ area, loadTimeoutMs }: Frame): RouteObject[] {
  const pages = area.routes.map((route) => {
    const page = <PageFrame key={route.path} route={route} limitMs={loadTimeoutMs} Failure={FailedPage} />;
    return { path: route.path, element: route.access === 'public' ? page : <PrivatePage>{page}</PrivatePage> };
  });
  return [{ element: <Layout />, children: [...pages, { path: '*', element: <UnknownPath /> }] }];
}
