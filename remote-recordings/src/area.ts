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
    {
      path: paths.recordings.search(),
      access: 'private',
      title: 'Search the recordings',
      load: () => import('./features/search/search-page.tsx').then((m) => ({ Page: m.SearchPage })),
    },
    {
      path: paths.recordings.details(),
      access: 'private',
      title: 'Sound recording',
      load: () => import('./features/details/details-page.tsx').then((m) => ({ Page: m.DetailsPage })),
    },
    {
      path: paths.recordings.add(),
      access: 'private',
      title: 'Register a sound recording',
      load: () => import('./features/register/register-page.tsx').then((m) => ({ Page: m.RegisterPage })),
    },
    {
      path: paths.recordings.importing(),
      access: 'private',
      title: 'Import recordings',
      load: () => import('./features/import/import-page.tsx').then((m) => ({ Page: m.ImportPage })),
    },
    {
      path: paths.recordings.rightsHolders(),
      access: 'private',
      title: 'Rights holders',
      load: () =>
        import('./features/rights-holders/rights-holders-page.tsx').then((m) => ({ Page: m.RightsHoldersPage })),
    },
    {
      path: paths.recordings.findRightsHolder(),
      access: 'private',
      title: 'Add a rights holder',
      load: () =>
        import('./features/rights-holders/find-rights-holder-page.tsx').then((m) => ({ Page: m.FindRightsHolderPage })),
    },
    {
      path: paths.recordings.addRightsHolder(),
      access: 'private',
      title: 'Add a new rights holder',
      load: () =>
        import('./features/rights-holders/add-rights-holder-page.tsx').then((m) => ({ Page: m.AddRightsHolderPage })),
    },
    {
      path: paths.recordings.rightsHoldersFor(),
      access: 'private',
      title: 'Rights holders',
      load: () =>
        import('./features/rights-holders/rights-holders-page.tsx').then((m) => ({ Page: m.RightsHoldersPage })),
    },
    {
      path: paths.recordings.findRightsHolderFor(),
      access: 'private',
      title: 'Add a rights holder',
      load: () =>
        import('./features/rights-holders/find-rights-holder-page.tsx').then((m) => ({ Page: m.FindRightsHolderPage })),
    },
    {
      path: paths.recordings.addRightsHolderFor(),
      access: 'private',
      title: 'Add a new rights holder',
      load: () =>
        import('./features/rights-holders/add-rights-holder-page.tsx').then((m) => ({ Page: m.AddRightsHolderPage })),
    },
  ],
});
