import { paths } from '@counterpoint/contract/paths';
import { expect, type Page } from '@playwright/test';
import { route } from '../photos/visit.ts';
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
  await page.goto(`${origin}${account.signupCorporate()}`);
  await expectToBeAt(page, account.signupCorporate());
  const reset = account.passwordReset('01900000-0000-7000-8000-000000000001');
  for (const path of [account.signupSuccess(), account.passwordResetLink(), reset]) await expectToOpen(page, path);
  // The later steps of sign-up follow the first.
  await expectToOpen(page, account.signupIndividual());
  await reachAnswers(page, newJoiner());
  await expectToBeAt(page, account.signupAccount());
  await page.goto(`${origin}${account.signupRole()}`);
  await expectToBeAt(page, account.signupRole());
}

async function openPrivatePages(page: Page, origin: string, member: Member): Promise<void> {
  await page.goto(`${origin}${account.profile()}`);
  await signInAlone(page, member);
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  await expect(page.locator('form input').first()).toBeVisible();
  const pages = [account.personalIdentifiers(), account.isniApplication(), account.passwordChange()];
  for (const path of [...pages, account.rightsHolder(), account.help()]) await expectToOpen(page, path);
}

/** By the area's router: loading a development build takes a second. */
async function expectToOpen(page: Page, path: string): Promise<void> {
  await route(page, path);
  await expectToBeAt(page, path);
}

async function expectToBeAt(page: Page, path: string): Promise<void> {
  await expect(page.getByRole('main').getByRole('heading', { level: 1 }), path).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(path);
}
