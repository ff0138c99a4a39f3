import { defineArea } from '@counterpoint/contract';
import { paths } from '@counterpoint/contract/paths';
import { CONTRACT_VERSION } from '@counterpoint/contract/version';
import * as titles from './messages/titles.generated.ts';

export const area = defineArea({
  id: 'recordings',
  contractVersion: CONTRACT_VERSION,
  routes: [
    {
      path: paths.recordings.list(),
      access: 'private',
      title: titles.recordings,
      load: () => import('./features/list/list-page.tsx').then((m) => ({ Page: m.ListPage })),
    },
    {
      path: paths.recordings.search(),
      access: 'private',
      title: titles.search,
      load: () => import('./features/search/search-page.tsx').then((m) => ({ Page: m.SearchPage })),
    },
    {
      path: paths.recordings.details(),
      access: 'private',
      title: titles.recording,
      load: () => import('./features/details/details-page.tsx').then((m) => ({ Page: m.DetailsPage })),
    },
    {
      path: paths.recordings.add(),
      access: 'private',
      title: titles.register,
      load: () => import('./features/register/register-page.tsx').then((m) => ({ Page: m.RegisterPage })),
    },
    {
      path: paths.recordings.importing(),
      access: 'private',
      title: titles.importRecordings,
      load: () => import('./features/import/import-page.tsx').then((m) => ({ Page: m.ImportPage })),
    },
    ...[paths.recordings.rightsHolders(), paths.recordings.rightsHoldersFor()].map((path) => ({
      path,
      access: 'private' as const,
      title: titles.rightsHolders,
      load: () =>
        import('./features/rights-holders/rights-holders-page.tsx').then((m) => ({ Page: m.RightsHoldersPage })),
    })),
    ...[paths.recordings.findRightsHolder(), paths.recordings.findRightsHolderFor()].map((path) => ({
      path,
      access: 'private' as const,
      title: titles.addRightsHolder,
      load: () =>
        import('./features/rights-holders/find-rights-holder-page.tsx').then((m) => ({ Page: m.FindRightsHolderPage })),
    })),
    ...[paths.recordings.addRightsHolder(), paths.recordings.addRightsHolderFor()].map((path) => ({
      path,
      access: 'private' as const,
      title: titles.addNewRightsHolder,
      load: () =>
        import('./features/rights-holders/add-rights-holder-page.tsx').then((m) => ({ Page: m.AddRightsHolderPage })),
    })),
  ],
});
