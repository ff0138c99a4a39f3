import { paths } from '@counterpoint/contract/paths';
import { useRoutes } from '@counterpoint/contract/router';
import { REGISTER_AS } from '@counterpoint/domain/schemas/members';
import { type FakeRoutes, fakeApi, fakeHost, fillIn, renderWithHost, respondWith } from '@counterpoint/testing';
import { act, screen } from '@testing-library/react';
import { AccountStepPage } from '../account-step-page.tsx';
import { CorporatePage } from '../corporate-page.tsx';
import { IndividualPage } from '../individual-page.tsx';
import { RolePage } from '../role-page.tsx';
import { clearValues, saveKind, saveValues } from '../saved-answers.ts';
import { answersSchema, type SignUpValues } from '../sign-up-values.ts';
import { SuccessPage } from '../success-page.tsx';

export const PASSWORD = 'rain on the old harbour';
export const CHECK = `${paths.account.signupAccount()}?check`;

const PAGES = [
  { path: paths.account.signupIndividual(), element: <IndividualPage key="individual" /> },
  { path: paths.account.signupRole(), element: <RolePage key="role" /> },
  { path: paths.account.signupCorporate(), element: <CorporatePage key="corporate" /> },
  { path: paths.account.signupAccount(), element: <AccountStepPage key="account" /> },
  { path: paths.account.signupSuccess(), element: <SuccessPage key="success" /> },
  { path: '*', element: null },
];

function Pages() {
  return useRoutes(PAGES);
}

export const SENT = { id: '01900000-0000-7000-8000-000000000001', email: 'ama@example.org' };
export const received = () => respondWith(202, { status: 'received', ...SENT });

/** Opens one of the sign-up pages without a session, with links to the others. */
export function openSignUp(path: string, api: FakeRoutes = { 'POST /signups': received }) {
  const fake = fakeApi(api);
  const opened = renderWithHost(<Pages />, { path, host: fakeHost({ user: null }) });
  return { ...opened, api: fake, goTo: (to: string) => act(() => opened.goTo(to)) };
}

const ANSWERS: SignUpValues = {
  ...answersSchema.parse({}),
  given_name: 'Ama',
  other_names: 'Serwaa Kusi',
  stage_names: ['Ama K.'],
  birth_date: '1991-03-14',
  nationality: 'GH',
  country: 'GH',
  roles: ['composer'],
  email: 'ama@example.org',
  accept_terms: true,
  password: PASSWORD,
};

/** Opens a page once an individual has filled in all steps. */
export function openFilledIn(path: string, api?: FakeRoutes) {
  saveKind('individual');
  saveValues('individual', ANSWERS);
  return openSignUp(path, api);
}

export type User = ReturnType<typeof openSignUp>['user'];

export function clearTab(): void {
  for (const kind of REGISTER_AS) clearValues(kind);
  sessionStorage.clear();
}

export const continueOn = (user: User) =>
  user.click(screen.getByRole('button', { name: /^(Continue|Save and check again)$/ }));

export const page = (name: string) => screen.findByRole('heading', { level: 1, name });

const enter = (user: User, label: string, text: string) => fillIn(user, screen.getByLabelText(label), text);

export async function fillInPerson(user: User) {
  await enter(user, 'Given name', 'Ama');
  await enter(user, 'Other names', 'Serwaa Kusi');
  await enter(user, 'Name 1', 'Ama K.');
  await user.selectOptions(screen.getByLabelText('Day'), '14');
  await user.selectOptions(screen.getByLabelText('Month'), 'March');
  await user.selectOptions(screen.getByLabelText('Year'), '1991');
  await user.selectOptions(screen.getByLabelText('Nationality'), 'Ghanaian');
  await user.selectOptions(screen.getByLabelText('Country you live in'), 'Ghana');
}

export async function fillInOrganisation(user: User) {
  await enter(user, 'Corporation name', 'Harbour Light Music');
  await user.selectOptions(screen.getByLabelText('Type of organisation'), 'Producer/Record Company');
  await user.selectOptions(screen.getByLabelText('Country of registration'), 'Ghana');
  await enter(user, 'Contact person', 'Ama Serwaa');
}

export async function fillInAccount(user: User, { email = 'ama@example.org', password = PASSWORD } = {}) {
  await enter(user, 'Email', email);
  await enter(user, 'Password', password);
  await user.click(screen.getByRole('checkbox', { name: /accept the society’s terms/ }));
}

export async function reachAnswers(user: User) {
  await fillInPerson(user);
  await continueOn(user);
  await page('What you do');
  await user.click(screen.getByRole('checkbox', { name: 'Composer' }));
  await continueOn(user);
  await page('Your account');
  await fillInAccount(user);
  await continueOn(user);
  await page('Check your answers');
}

export const join = (user: User) => user.click(screen.getByRole('button', { name: 'Join the society' }));
