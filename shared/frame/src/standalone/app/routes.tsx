import type { Area } from '@counterpoint/contract';
import type { RouteObject } from '@counterpoint/contract/router';
import { PageOutlet } from '../pages/page-outlet.tsx';
import { PrivatePage } from '../pages/private-page.tsx';
import { UnknownPath } from '../pages/unknown-path.tsx';
import { Layout } from './layout.tsx';

/** The area's routes as the router takes them; everything else is told to belong elsewhere. */
export function createRoutes(area: Area): RouteObject[] {
  const pages = area.routes.map((route) => {
    const page = <PageOutlet key={route.path} route={route} />;
    return { path: route.path, element: route.access === 'public' ? page : <PrivatePage>{page}</PrivatePage> };
  });
  return [{ element: <Layout />, children: [...pages, { path: '*', element: <UnknownPath /> }] }];
}
