import { paths } from '@counterpoint/contract/paths';
import { expect } from '@playwright/test';
import { printedMember } from '../portal/demo-member.ts';
import { newJoiner, reachAnswers } from '../portal/joining.ts';
import { test } from './test.ts';

const READY = /This area by itself is ready at (\S+)\/\./;
const ROWS = 'table tbody tr';

/** Two at once: the one that comes first starts the API, the other finds it. */
const PAIRS = [
  [
    { folder: 'remote-recordings', path: paths.recordings.list(), heading: 'Sound recordings', content: ROWS },
    { folder: 'remote-account', path: paths.account.profile(), heading: 'Profile', content: 'form input' },
  ],
  [
    { folder: 'remote-compositions', path: paths.compositions.list(), heading: 'Music compositions', content: ROWS },
    { folder: 'remote-oppositions', path: paths.oppositions.list(), heading: 'Works in dispute', content: ROWS },
  ],
] as const;

for (const pair of PAIRS)
  test(`${pair.map(({ folder }) => folder).join(' and ')} each run alone with a real sign-in`, async ({
    page,
    start,
  }) => {
    const commands = await Promise.all(pair.map(({ folder }) => start(folder, READY)));
    const printed = commands.map((command) => command.output());
    const member = printedMember(printed.join('\n'), 'ama.kusi@example.org');
    expect(printed.filter((output) => output.includes('is used; its sign-ins are those of'))).toHaveLength(1);

    for (const [index, { path, heading, content }] of pair.entries()) {
      await page.context().clearCookies();
      await page.goto(`${READY.exec(printed[index] ?? '')?.[1]}${path}`);
      await page.getByLabel('Email').fill(member.email);
      await page.getByLabel('Password', { exact: true }).fill(member.password);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page.locator(content).first()).toBeVisible();
    }
  });

test('every page of the account area opens where the area runs alone', async ({ page, start }) => {
  const command = await start('remote-account', READY);
  const origin = READY.exec(command.output())?.[1] ?? '';
  const { account } = paths;
  const opened = async (path: string) => {
    await page.goto(`${origin}${path}`);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 }), path).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(path);
  };
  for (const path of [account.signupIndividual(), account.signupCorporate(), account.signupSuccess()])
    await opened(path);
  for (const path of [account.passwordResetLink(), account.passwordReset('01900000-0000-7000-8000-000000000001')])
    await opened(path);
  // The later steps of joining follow from the first.
  await page.goto(`${origin}${account.signupIndividual()}`);
  await reachAnswers(page, newJoiner());
  expect(new URL(page.url()).pathname).toBe(account.signupAccount());
  await opened(account.signupRole());

  const member = printedMember(command.output(), 'ama.kusi@example.org');
  await page.goto(`${origin}${account.profile()}`);
  await page.getByLabel('Email').fill(member.email);
  await page.getByLabel('Password', { exact: true }).fill(member.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  const pages = [account.personalIdentifiers(), account.isniApplication(), account.passwordChange()];
  for (const path of [...pages, account.rightsHolder(), account.help()]) await opened(path);
});
