import { defineArea } from '@counterpoint/contract';
import { paths } from '@counterpoint/contract/paths';
import { CONTRACT_VERSION } from '@counterpoint/contract/version';

export const area = defineArea({
  id: 'oppositions',
  contractVersion: CONTRACT_VERSION,
  routes: [
    {
      path: paths.oppositions.list(),
      access: 'private',
      title: 'Works in dispute',
      load: () => import('./features/list/list-page.tsx').then((m) => ({ Page: m.ListPage })),
    },
    {
      path: paths.oppositions.add(),
      access: 'private',
      title: 'Oppose a work or recording',
      load: () => import('./features/file/filing-page.tsx').then((m) => ({ Page: m.FilingPage })),
    },
    {
      path: paths.oppositions.details(),
      access: 'private',
      title: 'A work in dispute',
      load: () => import('./features/case/case-page.tsx').then((m) => ({ Page: m.CasePage })),
    },
  ],
});
