import { paths } from '@counterpoint/contract/paths';
import { asMember, fillSignIn, printedMember, signIn } from '../portal/demo-member.ts';
import { sessionCookie, setSessionCookie } from '../portal/session-cookie.ts';
import { expect, test } from '../portal/test.ts';

const AMA = 'ama.kusi@example.org';
const UNKNOWN_PATH = '/nothing/here';

/** Longer than a session. */
const TWO_DAYS_MS = 172_800_000;

// `host/src/session/guard.test.ts` tests that every path is guarded. Setting the clock affects the whole context.
test.use({ freshContext: true });

test('redirects to sign-in without a session, and back to the requested page', async ({ page, context, portal }) => {
  const ama = printedMember(portal.output(), AMA);
  const deep = `${paths.compositions.list()}?query=night#main`;
  await page.goto(deep);
  await expect(page).toHaveURL('/');
  await fillSignIn(page, ama);
  await expect(page).toHaveURL(deep);
  await expect(page.getByRole('heading', { level: 1, name: 'Music compositions' })).toBeVisible();
  // Without the cookies, a pending request would be rejected.
  await expect(page.getByRole('link', { name: 'Night Market' })).toBeVisible();

  await test.step('also on an unknown path', async () => {
    await context.clearCookies();
    await page.goto(UNKNOWN_PATH);
    await expect(page).toHaveURL('/');
    await fillSignIn(page, ama);
    await expect(page).toHaveURL(UNKNOWN_PATH);
    await expect(page.getByRole('heading', { level: 1, name: 'This page doesn’t exist' })).toBeVisible();
  });
});

test('treats an invalid or expired cookie as no session, and deletes it', async ({ page, context, portal }) => {
  await setSessionCookie(context, portal, 'U2FsdGVkX18AAAAAAAAAAAAAAAAAAAAAAAAAAAAA');
  await page.goto(paths.dashboard());
  await expect(page).toHaveURL('/');
  await expect.poll(() => sessionCookie(context)).toBeNull();

  await signIn(page, printedMember(portal.output(), AMA));
  const value = await sessionCookie(context);
  expect(value).toMatch(/^U2FsdGVk/);
  await page.clock.setSystemTime(Date.now() + TWO_DAYS_MS);
  for (const path of [paths.dashboard(), '/']) {
    await setSessionCookie(context, portal, value ?? '');
    await page.goto(path);
    await expect(page).toHaveURL('/');
    await expect.poll(() => sessionCookie(context), path).toBeNull();
  }
});

test('redirects from sign-in to the dashboard with a session', async ({ page, portal }) => {
  await asMember(page, { portal, email: AMA, at: UNKNOWN_PATH });
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL(paths.dashboard());
  await page.goto('/');
  await expect(page).toHaveURL(paths.dashboard());
});
