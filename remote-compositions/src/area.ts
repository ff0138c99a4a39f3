import { defineArea } from '@counterpoint/contract';
import { paths } from '@counterpoint/contract/paths';
import { CONTRACT_VERSION } from '@counterpoint/contract/version';
import * as titles from './messages/titles.generated.ts';

export const area = defineArea({
  id: 'compositions',
  contractVersion: CONTRACT_VERSION,
  routes: [
    {
      path: paths.compositions.list(),
      access: 'private',
      title: titles.compositions,
      load: () => import('./features/list/list-page.tsx').then((m) => ({ Page: m.ListPage })),
    },
    {
      path: paths.compositions.details(),
      access: 'private',
      title: titles.composition,
      load: () => import('./features/details/details-page.tsx').then((m) => ({ Page: m.DetailsPage })),
    },
    {
      path: paths.compositions.search(),
      access: 'private',
      title: titles.search,
      load: () => import('./features/search/search-page.tsx').then((m) => ({ Page: m.SearchPage })),
    },
    {
      path: paths.compositions.add(),
      access: 'private',
      title: titles.register,
      load: () => import('./features/register/register-page.tsx').then((m) => ({ Page: m.RegisterPage })),
    },
    ...[paths.compositions.composers(), paths.compositions.composersFor()].map((path) => ({
      path,
      access: 'private' as const,
      title: titles.composers,
      load: () => import('./features/composers/composers-page.tsx').then((m) => ({ Page: m.ComposersPage })),
    })),
    ...[paths.compositions.findComposer(), paths.compositions.findComposerFor()].map((path) => ({
      path,
      access: 'private' as const,
      title: titles.addComposer,
      load: () => import('./features/composers/find-composer-page.tsx').then((m) => ({ Page: m.FindComposerPage })),
    })),
    ...[paths.compositions.addComposer(), paths.compositions.addComposerFor()].map((path) => ({
      path,
      access: 'private' as const,
      title: titles.addNewComposer,
      load: () => import('./features/composers/add-composer-page.tsx').then((m) => ({ Page: m.AddComposerPage })),
    })),
    {
      path: paths.compositions.verify(),
      access: 'public',
      title: titles.verify,
      load: () => import('./features/verify/verify-page.tsx').then((m) => ({ Page: m.VerifyPage })),
    },
    {
      path: paths.compositions.invitation(),
      access: 'public',
      title: titles.invitation,
      load: () => import('./features/invitation/invitation-page.tsx').then((m) => ({ Page: m.InvitationPage })),
    },
    {
      path: paths.compositions.importing(),
      access: 'private',
      title: titles.importWorks,
      load: () => import('./features/import/import-page.tsx').then((m) => ({ Page: m.ImportPage })),
    },
    {
      path: paths.compositions.acknowledgement(),
      access: 'private',
      title: titles.acknowledgement,
      load: () =>
        import('./features/acknowledgement/acknowledgement-page.tsx').then((m) => ({ Page: m.AcknowledgementPage })),
    },
  ],
});
