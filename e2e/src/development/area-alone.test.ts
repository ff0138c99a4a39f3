import { paths } from '@counterpoint/contract/paths';
import { expect, type Page } from '@playwright/test';
import { type Member, printedMember } from '../portal/demo-member.ts';
import { newJoiner, reachAnswers } from '../portal/joining.ts';
import { signInAlone } from './dev-command.ts';
import { test } from './test.ts';

const READY = /This area by itself is ready at (\S+)\/\./;

const { account, oppositions } = paths;

test('runs two areas alone at the same time with a real sign-in, and opens every page of account', async ({
  page,
  start,
}) => {
  // The first one starts the API; the other uses it.
  const commands = await Promise.all(['remote-account', 'remote-oppositions'].map((folder) => start(folder, READY)));
  const printed = commands.map((command) => command.output());
  const [accountOrigin = '', casesOrigin = ''] = printed.map((output) => READY.exec(output)?.[1]);
  const member = printedMember(printed.join('\n'), 'ama.kusi@example.org');
  expect(printed.filter((output) => output.includes('is used; its sign-ins are those of'))).toHaveLength(1);

  await test.step('shows works in dispute', async () => {
    await page.goto(`${casesOrigin}${oppositions.list()}`);
    await signInAlone(page, member);
    await expect(page.getByRole('heading', { level: 1, name: 'Works in dispute' })).toBeVisible();
    await expect(page.locator('table tbody tr').first()).toBeVisible();
    // Cookies ignore ports: the other area would get the session.
    await page.goto('about:blank');
    await page.context().clearCookies();
  });

  await test.step('opens account without a session', () => openPublicPages(page, accountOrigin));
  await test.step('opens account with a session', () => openPrivatePages(page, accountOrigin, member));
});

async function openPublicPages(page: Page, origin: string): Promise<void> {
  for (const path of [account.signupCorporate(), account.signupSuccess()]) await expectToOpen(page, origin, path);
  for (const path of [account.passwordResetLink(), account.passwordReset('01900000-0000-7000-8000-000000000001')])
    await expectToOpen(page, origin, path);
  // The later steps of sign-up follow the first.
  await expectToOpen(page, origin, account.signupIndividual());
  await reachAnswers(page, newJoiner());
  expect(new URL(page.url()).pathname).toBe(account.signupAccount());
  await expectToOpen(page, origin, account.signupRole());
}

async function openPrivatePages(page: Page, origin: string, member: Member): Promise<void> {
  await page.goto(`${origin}${account.profile()}`);
  await signInAlone(page, member);
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  await expect(page.locator('form input').first()).toBeVisible();
  const pages = [account.personalIdentifiers(), account.isniApplication(), account.passwordChange()];
  for (const path of [...pages, account.rightsHolder(), account.help()]) await expectToOpen(page, origin, path);
}

async function expectToOpen(page: Page, origin: string, path: string): Promise<void> {
  await page.goto(`${origin}${path}`);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 }), path).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(path);
}
