import { paths } from '@counterpoint/contract/paths';
import type { Page } from '@playwright/test';
import { fillSignIn, type Member, memberPage } from '../portal/demo-member.ts';
import { freshMember } from '../portal/fresh-member.ts';
import { expectGoodScreen } from '../portal/good-screen.ts';
import { confirmBy } from '../portal/joining.ts';
import { lastMailTo, linkIn } from '../portal/outbox.ts';
import { openSession } from '../portal/session-cookie.ts';
import type { Portal } from '../portal/start-portal.ts';
import { expect, test } from '../portal/test.ts';

const NEW_PASSWORD = 'the harbour sleeps at noon';
const NEW_LINK = /Choose a new password/;

const sessionEnded = (page: Page) => page.getByText('Your session has ended. Sign in to continue where you left off.');

const linkTo = async (portal: Portal, { email }: Member) =>
  linkIn(await lastMailTo(portal, email, NEW_LINK), '/account/password/reset/');

test('resets a password by a mailed link and keyboard only, and signs out every device', async ({
  page,
  browser,
  portal,
}) => {
  const member = await freshMember(portal);
  const elsewhere = await memberPage(browser, { portal, member, at: paths.dashboard() });

  await test.step('requests a link from the landing page', async () => {
    await page.goto('/');
    await page.getByLabel('Password', { exact: true }).focus();
    for (const _ of ['the eye', 'the link']) await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Forgot your password?' })).toBeFocused();
    await page.keyboard.press('Enter');
    await tabTo(page, 'Email');
    await page.keyboard.type(member.email);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Check your email' })).toBeFocused();
  });

  const link = await linkTo(portal, member);
  await test.step('chooses a new password', async () => {
    await page.goto(link);
    await expect(page.getByLabel('Email')).toHaveValue(member.email);
    await tabTo(page, 'New password');
    await page.keyboard.type(NEW_PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Your password has been changed' })).toBeFocused();
    await expectGoodScreen(page);
  });

  await test.step('signs out other devices and sends a mail', async () => {
    await expect(sessionEnded(elsewhere)).toBeVisible();
    const mail = await lastMailTo(portal, member.email, /was changed/);
    expect(linkIn(mail)).toContain(paths.account.passwordResetLink());
  });

  await test.step('signs in with the new password', async () => {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/');
    await fillSignIn(page, { ...member, password: NEW_PASSWORD });
    await expect(page.getByRole('button', { name: /account of/ })).toBeVisible();
  });
  await elsewhere.context().close();
});

/** Presses Tab until a field has the focus. */
async function tabTo(page: Page, label: string): Promise<void> {
  const field = page.getByLabel(label, { exact: true });
  await field.waitFor();
  for (let presses = 0; presses < 15; presses += 1) {
    if (await field.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(field).toBeFocused();
}

test('confirms a new address in a browser without a session, and signs in with it', {
  tag: '@phone',
}, async ({ page, browser, portal }) => {
  const member = await freshMember(portal);
  const email = member.email.replace('efua', 'efua.new');
  await openSession(page.context(), portal, member);
  await page.goto(paths.account.profile());
  await page.getByRole('button', { name: 'Change email' }).click();
  await page.getByLabel('New email').fill(email);
  await page.getByLabel('Your password').fill(member.password);
  await page.getByRole('button', { name: 'Send a link' }).click();
  await expect(page.getByText(`Waiting for you to confirm ${email}`)).toBeVisible();
  expect((await lastMailTo(portal, member.email, /about to change/)).body).toContain(email);

  const context = await browser.newContext();
  const elsewhere = await context.newPage();
  await confirmBy(elsewhere, linkIn(await lastMailTo(portal, email), paths.account.signupSuccess()));
  await expect(elsewhere.getByRole('heading', { level: 1, name: 'Your new address is confirmed' })).toBeVisible();
  // The other page is notified.
  await expect(page.getByText(`Waiting for you to confirm ${email}`)).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Email' })).toContainText(email);
  await elsewhere.getByRole('link', { name: 'Go to the portal' }).click();
  await expect(elsewhere).toHaveURL('/');
  await fillSignIn(elsewhere, { ...member, email });
  await expect(elsewhere.getByRole('button', { name: /account of/ })).toBeVisible();
  await context.close();
});
