import { paths } from '@counterpoint/contract/paths';
import type { Page } from '@playwright/test';
import { PRIVATE_PATHS, PUBLIC_PATHS } from '../portal/all-paths.ts';
import { fillSignIn, printedMember, signIn } from '../portal/demo-member.ts';
import { putSessionCookie, sessionCookie } from '../portal/session-cookie.ts';
import { expect, test } from '../portal/test.ts';

const AMA = 'ama.kusi@example.org';

const UNKNOWN_PATHS = ['/nothing/here', '/dashboard/below', '/signups', '/music-compositions'];
const UNDECIPHERABLE = ['nonsense', 'U2FsdGVkX18AAAAAAAAAAAAAAAAAAAAAAAAAAAAA'];

/** More than a session lasts. */
const TWO_DAYS_MS = 172_800_000;

async function expectSignIn(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' });
  await expectAddress(page, '/');
}

/** Looked at often, since there are many; and not awaited as an event, for moves follow on each other. */
async function expectAddress(page: Page, path: string): Promise<void> {
  const address = () => page.url().slice(new URL(page.url()).origin.length);
  await expect.poll(address, { intervals: [25] }).toBe(path);
}

test('without a session every private and every unknown path asks to sign in, and comes back after it', async ({
  page,
  context,
  portal,
}) => {
  const ama = printedMember(portal.output(), AMA);
  const deep = `${paths.compositions.list()}?query=night#main`;
  // In a tab whose page is left before it is there: what it was loading may fail.
  const tab = await context.newPage();
  for (const path of [...PRIVATE_PATHS, ...UNKNOWN_PATHS]) {
    await expectSignIn(tab, path);
    await fillSignIn(tab, ama);
    await expectAddress(tab, path);
    await tab.goto('/api/v1/ready');
    await context.clearCookies();
  }
  await tab.close();
  await expectSignIn(page, deep);
  await fillSignIn(page, ama);
  await expectAddress(page, deep);
  await expect(page.getByRole('heading', { level: 1, name: 'Music compositions' })).toBeVisible();
});

test('a cookie that cannot be deciphered counts as no session on every private path, and is removed', async ({
  page,
  context,
  portal,
}) => {
  for (const [index, path] of [...PRIVATE_PATHS, ...UNKNOWN_PATHS, '/', '/'].entries()) {
    await putSessionCookie(context, portal, UNDECIPHERABLE[index % UNDECIPHERABLE.length] ?? '');
    await expectSignIn(page, path);
    await expect.poll(() => sessionCookie(context), path).toBeNull();
  }
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
});

test('a session past its expiry counts as none on every private path, and its cookie is removed', async ({
  page,
  context,
  portal,
}) => {
  await signIn(page, printedMember(portal.output(), AMA));
  const value = await sessionCookie(context);
  expect(value).toMatch(/^U2FsdGVk/);
  await page.clock.setSystemTime(Date.now() + TWO_DAYS_MS);
  for (const path of [...PRIVATE_PATHS, ...UNKNOWN_PATHS, '/']) {
    await putSessionCookie(context, portal, value ?? '');
    await expectSignIn(page, path);
    await expect.poll(() => sessionCookie(context), path).toBeNull();
  }
});

test.describe('without a session', () => {
  // A certificate that nobody was given is not found.
  test.use({ expectedErrors: [/404/] });

  test('no public path asks to sign in', async ({ page }) => {
    for (const path of PUBLIC_PATHS) {
      await page.goto(path);
      await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' }), path).toBeVisible();
      // A step of joining that was not come to yet leads to the one before it, a moment later.
      await expect(page, path).toHaveURL(path.startsWith('/signup/') ? /\/signup\// : path);
    }
  });
});

test('with a session an unknown path is not found, and the sign-in page goes on to the dashboard', async ({
  page,
  portal,
}) => {
  await signIn(page, printedMember(portal.output(), AMA));
  for (const path of UNKNOWN_PATHS) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: /does not exist/ }), path).toBeVisible();
  }
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL(paths.dashboard());
  await page.goto('/');
  await expect(page).toHaveURL(paths.dashboard());
});
