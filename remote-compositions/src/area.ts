import { defineArea } from '@counterpoint/contract';
import { paths } from '@counterpoint/contract/paths';
import { CONTRACT_VERSION } from '@counterpoint/contract/version';

export const area = defineArea({
  id: 'compositions',
  contractVersion: CONTRACT_VERSION,
  routes: [
    {
      path: paths.compositions.list(),
      access: 'private',
      title: 'Music compositions',
      load: () => import('./features/list/list-page.tsx').then((m) => ({ Page: m.ListPage })),
    },
    {
      path: paths.compositions.details(),
      access: 'private',
      title: 'Composition',
      load: () => import('./features/details/details-page.tsx').then((m) => ({ Page: m.DetailsPage })),
    },
    {
      path: paths.compositions.search(),
      access: 'private',
      title: 'Search the repertoire',
      load: () => import('./features/search/search-page.tsx').then((m) => ({ Page: m.SearchPage })),
    },
    {
      path: paths.compositions.add(),
      access: 'private',
      title: 'Register a composition',
      load: () => import('./features/register/register-page.tsx').then((m) => ({ Page: m.RegisterPage })),
    },
  ],
});
