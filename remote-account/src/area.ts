import { defineArea } from '@counterpoint/contract';
import { paths } from '@counterpoint/contract/paths';
import { CONTRACT_VERSION } from '@counterpoint/contract/version';

export const area = defineArea({
  id: 'account',
  contractVersion: CONTRACT_VERSION,
  routes: [
    {
      path: paths.account.signupIndividual(),
      access: 'public',
      title: 'Join as an individual',
      load: () => import('./features/sign-up/individual-page.tsx').then((m) => ({ Page: m.IndividualPage })),
    },
    {
      path: paths.account.signupRole(),
      access: 'public',
      title: 'What you do',
      load: () => import('./features/sign-up/role-page.tsx').then((m) => ({ Page: m.RolePage })),
    },
    {
      path: paths.account.signupCorporate(),
      access: 'public',
      title: 'Join as a corporation',
      load: () => import('./features/sign-up/corporate-page.tsx').then((m) => ({ Page: m.CorporatePage })),
    },
    {
      path: paths.account.signupAccount(),
      access: 'public',
      title: 'Your account',
      load: () => import('./features/sign-up/account-step-page.tsx').then((m) => ({ Page: m.AccountStepPage })),
    },
    {
      path: paths.account.signupSuccess(),
      access: 'public',
      title: 'Confirm your address',
      load: () => import('./features/sign-up/success-page.tsx').then((m) => ({ Page: m.SuccessPage })),
    },
    {
      path: paths.account.profile(),
      access: 'private',
      title: 'Profile',
      load: () => import('./features/profile/profile-page.tsx').then((m) => ({ Page: m.ProfilePage })),
    },
    {
      path: paths.account.help(),
      access: 'private',
      title: 'Help',
      load: () => import('./features/help/help-page.tsx').then((m) => ({ Page: m.HelpPage })),
    },
  ],
});
