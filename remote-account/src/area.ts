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
      path: paths.account.passwordResetLink(),
      access: 'public',
      title: 'Forgot your password?',
      load: () => import('./features/reset/reset-link-page.tsx').then((m) => ({ Page: m.ResetLinkPage })),
    },
    {
      path: paths.account.passwordReset(),
      access: 'public',
      title: 'Choose a new password',
      load: () => import('./features/reset/reset-page.tsx').then((m) => ({ Page: m.ResetPage })),
    },
    {
      path: paths.account.passwordChange(),
      access: 'private',
      title: 'Password and sessions',
      load: () => import('./features/password/password-page.tsx').then((m) => ({ Page: m.PasswordPage })),
    },
    {
      path: paths.account.profile(),
      access: 'private',
      title: 'Profile',
      load: () => import('./features/profile/profile-page.tsx').then((m) => ({ Page: m.ProfilePage })),
    },
    {
      path: paths.account.rightsHolder(),
      access: 'private',
      title: 'Rights holder',
      load: () => import('./features/rights-holder/rights-holder-page.tsx').then((m) => ({ Page: m.RightsHolderPage })),
    },
    {
      path: paths.account.personalIdentifiers(),
      access: 'private',
      title: 'Personal identifiers',
      load: () => import('./features/identifiers/identifiers-page.tsx').then((m) => ({ Page: m.IdentifiersPage })),
    },
    {
      path: paths.account.isniApplication(),
      access: 'private',
      title: 'Apply for an ISNI',
      load: () => import('./features/identifiers/apply/apply-page.tsx').then((m) => ({ Page: m.ApplyPage })),
    },
    {
      path: paths.account.help(),
      access: 'private',
      title: 'Help',
      load: () => import('./features/help/help-page.tsx').then((m) => ({ Page: m.HelpPage })),
    },
  ],
});
