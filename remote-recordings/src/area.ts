import { defineArea } from '@counterpoint/contract';
import { paths } from '@counterpoint/contract/paths';
import { CONTRACT_VERSION } from '@counterpoint/contract/version';

export const area = defineArea({
  id: 'recordings',
  contractVersion: CONTRACT_VERSION,
  routes: [
    {
      path: paths.recordings.list(),
      access: 'private',
      title: 'Sound recordings',
      load: () => import('./features/list/list-page.tsx').then((m) => ({ Page: m.ListPage })),
    },
  ],
});
