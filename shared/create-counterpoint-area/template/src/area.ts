import { defineArea } from '@counterpoint/contract';
import { CONTRACT_VERSION } from '@counterpoint/contract/version';
import * as text from './messages/works.generated.ts';

export const area = defineArea({
  id: 'new-area',
  contractVersion: CONTRACT_VERSION,
  routes: [
    {
      path: '/new-area',
      access: 'private',
      title: text.title,
      load: () => import('./features/works/works-page.tsx').then((m) => ({ Page: m.WorksPage })),
    },
  ],
});
