import { defineArea } from '@counterpoint/contract';
import { paths } from '@counterpoint/contract/paths';
import { CONTRACT_VERSION } from '@counterpoint/contract/version';
import * as titles from './messages/titles.generated.ts';
import { YOUR_DATA_PATH } from './ui/your-data-path.ts';

const PUBLIC_PAGES = [
  {
    path: paths.account.signupIndividual(),
    title: titles.joinIndividual,
    load: () => import('./features/sign-up/individual-page.tsx').then((m) => ({ Page: m.IndividualPage })),
  },
  {
    path: paths.account.signupRole(),
    title: titles.role,
    load: () => import('./features/sign-up/role-page.tsx').then((m) => ({ Page: m.RolePage })),
  },
  {
    path: paths.account.signupCorporate(),
    title: titles.joinCorporation,
    load: () => import('./features/sign-up/corporate-page.tsx').then((m) => ({ Page: m.CorporatePage })),
  },
  {
    path: paths.account.signupAccount(),
    title: titles.account,
    load: () => import('./features/sign-up/account-step-page.tsx').then((m) => ({ Page: m.AccountStepPage })),
  },
  {
    path: paths.account.signupSuccess(),
    title: titles.confirm,
    load: () => import('./features/sign-up/success-page.tsx').then((m) => ({ Page: m.SuccessPage })),
  },
  {
    path: paths.account.passwordResetLink(),
    title: titles.forgotten,
    load: () => import('./features/reset/reset-link-page.tsx').then((m) => ({ Page: m.ResetLinkPage })),
  },
  {
    path: paths.account.passwordReset(),
    title: titles.choose,
    load: () => import('./features/reset/reset-page.tsx').then((m) => ({ Page: m.ResetPage })),
  },
  {
    path: paths.account.peopleInvitation(),
    title: titles.peopleInvitation,
    load: () =>
      import('./features/people-invitation/invitation-page.tsx').then((m) => ({ Page: m.PersonInvitationPage })),
  },
];

const PRIVATE_PAGES = [
  {
    path: paths.account.people(),
    title: titles.people,
    load: () => import('./features/people/people-page.tsx').then((m) => ({ Page: m.PeoplePage })),
  },
  {
    path: paths.account.mandates(),
    title: titles.mandates,
    load: () => import('./features/mandates/mandates-page.tsx').then((m) => ({ Page: m.MandatesPage })),
  },
  {
    path: paths.account.passwordChange(),
    title: titles.password,
    load: () => import('./features/password/password-page.tsx').then((m) => ({ Page: m.PasswordPage })),
  },
  {
    path: paths.account.security(),
    title: titles.security,
    load: () => import('./features/security/security-page.tsx').then((m) => ({ Page: m.SecurityPage })),
  },
  {
    path: paths.account.emailPreferences(),
    title: titles.emails,
    load: () => import('./features/emails/emails-page.tsx').then((m) => ({ Page: m.EmailsPage })),
  },
  {
    path: YOUR_DATA_PATH,
    title: titles.yourData,
    load: () => import('./features/your-data/your-data-page.tsx').then((m) => ({ Page: m.YourDataPage })),
  },
  {
    path: paths.account.profile(),
    title: titles.profile,
    load: () => import('./features/profile/profile-page.tsx').then((m) => ({ Page: m.ProfilePage })),
  },
  {
    path: paths.account.rightsHolder(),
    title: titles.rightsHolder,
    load: () => import('./features/rights-holder/rights-holder-page.tsx').then((m) => ({ Page: m.RightsHolderPage })),
  },
  {
    path: paths.account.personalIdentifiers(),
    title: titles.identifiers,
    load: () => import('./features/identifiers/identifiers-page.tsx').then((m) => ({ Page: m.IdentifiersPage })),
  },
  {
    path: paths.account.isniApplication(),
    title: titles.isni,
    load: () => import('./features/identifiers/apply/apply-page.tsx').then((m) => ({ Page: m.ApplyPage })),
  },
  {
    path: paths.account.help(),
    title: titles.help,
    load: () => import('./features/help/help-page.tsx').then((m) => ({ Page: m.HelpPage })),
  },
];

export const area = defineArea({
  id: 'account',
  contractVersion: CONTRACT_VERSION,
  routes: [
    ...PUBLIC_PAGES.map((page) => ({ ...page, access: 'public' as const })),
    ...PRIVATE_PAGES.map((page) => ({ ...page, access: 'private' as const })),
  ],
});
