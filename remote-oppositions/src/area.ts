import { defineArea } from '@counterpoint/contract';
import { paths } from '@counterpoint/contract/paths';
import { CONTRACT_VERSION } from '@counterpoint/contract/version';
import * as text from './messages/cases.generated.ts';

export const area = defineArea({
  id: 'oppositions',
  contractVersion: CONTRACT_VERSION,
  routes: [
    {
      path: paths.oppositions.list(),
      access: 'private',
      title: text.title,
      load: () => import('./features/list/list-page.tsx').then((m) => ({ Page: m.ListPage })),
    },
    {
      path: paths.oppositions.add(),
      access: 'private',
      title: text.fileTitle,
      load: () => import('./features/file/filing-page.tsx').then((m) => ({ Page: m.FilingPage })),
    },
    {
      path: paths.oppositions.details(),
      access: 'private',
      title: text.caseTitle,
      load: () => import('./features/case/case-page.tsx').then((m) => ({ Page: m.CasePage })),
    },
  ],
});
