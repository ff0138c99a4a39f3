import { paths } from '@counterpoint/contract/paths';
import type { Page } from '@playwright/test';
import { fillSignIn } from '../portal/demo-member.ts';
import { confirmBy } from '../portal/joining.ts';
import type { Place } from './place.ts';
import { visit, visitOrStay } from './visit.ts';

async function requestLink(page: Page): Promise<void> {
  await visit(page, paths.account.passwordResetLink());
  await page.getByLabel('Email').fill('nobody@example.org');
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await page.getByRole('heading', { name: 'Check your email' }).waitFor();
}

/** A link that the page takes for valid. */
async function followLink(page: Page): Promise<void> {
  const data = { email: 'ama.kusi@example.org', expires_at: new Date(Date.now() + 1_200_000).toISOString() };
  await page.route('**/password-resets/*/checks', (route) => route.fulfill({ json: { data } }));
  await visit(page, `${paths.account.passwordReset('01900000-0000-7000-8000-000000000001')}?token=x`);
  await page.getByLabel('New password', { exact: true }).fill('rain on the old harbour');
  await page.getByText('Strength: strong').waitFor();
}

/** Signs in with the password of an account that has a second factor. */
async function reachSecondStep(page: Page): Promise<void> {
  const data = { proofs: ['passkey', 'authenticator_app', 'recovery_code'] };
  await page.route('**/api/v1/session', (route) => route.fulfill({ status: 202, json: { data } }));
  await page.goto(paths.signIn());
  await fillSignIn(page, { email: 'ama.kusi@example.org', password: 'a password' });
  await page.getByRole('heading', { name: 'Second step' }).waitFor();
  await page.unroute('**/api/v1/session');
}

function someCode(digit: string): string {
  return Array(3).fill(digit.repeat(4)).join('-');
}

/** Answers as for a member with a passkey and an app. */
async function playFactors(page: Page): Promise<void> {
  const hours = (count: number) => new Date(Date.now() - count * 3_600_000).toISOString();
  const data = {
    passkeys: [
      {
        id: '01900000-0000-7000-8000-000000000001',
        name: 'Red laptop',
        created_at: hours(900),
        last_used_at: hours(3),
      },
      { id: '01900000-0000-7000-8000-000000000002', name: 'Phone', created_at: hours(40), last_used_at: null },
    ],
    authenticator_app: { added_at: hours(700) },
    recovery_codes_left: 2,
    is_required: false,
  };
  await page.route('**/user/second-factors', (route) => route.fulfill({ json: { data } }));
}

/** Pages for signing in again, or in another way than before. */
export const PASSWORD_PLACES: readonly Place[] = [
  { name: 'reset', isPublic: true, go: (page) => visit(page, paths.account.passwordResetLink()) },
  { name: 'reset-sent', isPublic: true, go: requestLink },
  { name: 'reset-link', isPublic: true, go: followLink },
  {
    name: 'reset-link-unknown',
    isPublic: true,
    go: (page) => visit(page, paths.account.passwordReset('x')),
  },
  { name: 'emails', go: (page) => visit(page, paths.account.emailPreferences()) },
  { name: 'password', go: (page) => visit(page, paths.account.passwordChange()) },
  { name: 'security', go: (page) => visit(page, paths.account.security()) },
  {
    name: 'security-app',
    go: async (page) => {
      await visit(page, paths.account.security());
      await page.getByRole('button', { name: 'Set up an app' }).click();
      await page.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor();
    },
  },
  {
    name: 'security-factors',
    go: async (page) => {
      await playFactors(page);
      await page.goto(paths.account.security());
      await page.getByText('Red laptop').waitFor();
    },
  },
  {
    name: 'security-codes',
    go: async (page) => {
      await playFactors(page);
      await page.route('**/user/recovery-codes', (route) =>
        route.fulfill({ status: 201, json: { data: { recovery_codes: [...'0123456789'].map(someCode) } } }),
      );
      await visitOrStay(page, paths.account.security());
      await page.getByRole('button', { name: 'Create new codes' }).click();
      await page.getByRole('button', { name: 'Create codes' }).click();
      await page.getByRole('alertdialog', { name: 'Your recovery codes' }).waitFor();
    },
  },
  {
    name: 'proof',
    go: async (page) => {
      await playFactors(page);
      const proofs = ['passkey', 'authenticator_app', 'recovery_code'];
      await page.route('**/user/proof', (route) => route.fulfill({ json: { data: { proofs } } }));
      await page.route('**/user/recovery-codes', (route) =>
        route.fulfill({ status: 403, json: { code: 'proof_needed', message: 'Confirm that it’s you to continue.' } }),
      );
      await visitOrStay(page, paths.account.security());
      await page.getByRole('button', { name: 'Create new codes' }).click();
      await page.getByRole('button', { name: 'Create codes' }).click();
      await page.getByRole('alertdialog', { name: 'Confirm that it’s you' }).getByLabel('Code').waitFor();
    },
  },
  { name: 'second-step', isPublic: true, go: reachSecondStep },
  {
    name: 'password-wrong',
    go: async (page) => {
      await visit(page, paths.account.passwordChange());
      await page.getByLabel('New password', { exact: true }).fill('too short');
      await page.getByRole('button', { name: 'Change password' }).click();
      await page.getByRole('alert').waitFor();
    },
  },
  {
    name: 'email-change',
    go: async (page) => {
      await visit(page, paths.account.profile());
      await page.getByRole('button', { name: 'Change email' }).click();
      await page.getByLabel('New email').waitFor();
    },
  },
  {
    name: 'email-change-waiting',
    go: async (page) => {
      const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();
      const id = '01900000-0000-7000-8000-000000000001';
      const waiting = { id, email: 'ama@kusi.example', requested_at: hours(-2), expires_at: hours(22) };
      await page.route('**/user/email-changes', (route) => route.fulfill({ json: { data: { items: [waiting] } } }));
      await page.goto(paths.account.profile());
      await page.getByText('Waiting for you to confirm ama@kusi.example').waitFor();
    },
  },
  {
    name: 'email-confirmed',
    isPublic: true,
    go: async (page) => {
      const data = { email: 'ama@kusi.example' };
      await page.route('**/email-confirmations', (route) => route.fulfill({ json: { data } }));
      await confirmBy(page, `${paths.account.signupSuccess()}?confirm-email=x`);
      await page.getByRole('heading', { name: 'Your new address is confirmed' }).waitFor();
    },
  },
];
