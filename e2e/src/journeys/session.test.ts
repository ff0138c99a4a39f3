import { paths } from '@counterpoint/contract/paths';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../portal/axe.ts';
import { fillSignIn, printedMember, signIn } from '../portal/demo-member.ts';
import { sessionCookie } from '../portal/session-cookie.ts';
import { expect, test } from '../portal/test.ts';

const AMA = 'ama.kusi@example.org';
const KOFI = 'kofi.mensah@example.org';

/** The first of the stage names on the profile: something to type into. */
function stageName(page: Page): Locator {
  return page
    .getByRole('group', { name: /Stage names/ })
    .getByRole('textbox')
    .first();
}

/** The bearer token that the page's calls carry from here on. */
async function tokenAfter(page: Page, move: () => Promise<unknown>): Promise<string> {
  const [request] = await Promise.all([
    page.waitForRequest((each) => each.headers().authorization !== undefined),
    move(),
  ]);
  return (await request.allHeaders()).authorization ?? '';
}

/** Ends the session at the server, as somebody who revokes it does; this browser is not told. */
async function revoke(page: Page, authorization: string): Promise<void> {
  const answer = await page.request.delete('/api/v1/session', { headers: { authorization } });
  expect(answer.status()).toBe(204);
}

test.describe('a session that is ended in the middle of a form', () => {
  test.use({ expectedErrors: [/401|\/live/] });

  test('is renewed in a dialog; what was typed is there, and is saved', async ({ page, portal }) => {
    const kofi = printedMember(portal.output(), KOFI);
    await signIn(page, kofi);
    // The stream would tell at once that the session ended: here the save is to be the one that finds out.
    await page.route('**/api/v1/live', (route) => route.abort());
    const token = await tokenAfter(page, () => page.goto(paths.account.profile()));
    const stage = stageName(page);
    const name = `K. Mensah ${Date.now()}`;
    await stage.fill(name);
    await revoke(page, token);
    await page.getByRole('button', { name: /^Save/ }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Sign in again' });
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    await expect(dialog.getByLabel('Email')).toHaveValue(kofi.email);
    await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused();
    await page.keyboard.type(kofi.password);
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText('Your profile is saved.').first()).toBeVisible();
    await page.reload();
    await expect(stageName(page)).toHaveValue(name);
  });
});

test.describe('a session that passes its expiry in the middle of a form', () => {
  test.use({ expectedErrors: [/401/] });

  test('is renewed in a dialog that comes by itself, and work goes on', async ({ page, context, portal }) => {
    const kofi = printedMember(portal.output(), KOFI);
    await page.clock.install();
    await signIn(page, kofi);
    await page.goto(paths.account.profile());
    const stage = stageName(page);
    const name = `K. Mensah ${Date.now()}`;
    await stage.fill(name);
    await page.clock.fastForward('48:00:00');
    const dialog = page.getByRole('alertdialog', { name: 'Sign in again' });
    await expect(dialog).toBeVisible();
    expect(await sessionCookie(context)).toBeNull();
    // The server's clock stood still: the new session would be past its expiry in this page too.
    await page.clock.setSystemTime(Date.now());
    await dialog.getByLabel('Password', { exact: true }).fill('not the password of Kofi');
    await dialog.getByRole('button', { name: 'Sign in' }).click();
    await expect(dialog.getByText(/password is wrong/)).toBeVisible();
    await dialog.getByLabel('Password', { exact: true }).fill(kofi.password);
    await dialog.getByRole('button', { name: 'Sign in' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(stage).toHaveValue(name);
    await page.getByRole('button', { name: /^Save/ }).click();
    await expect(page.getByText('Your profile is saved.').first()).toBeVisible();
    await page.reload();
    await expect(stageName(page)).toHaveValue(name);
  });
});

test('signing out in one tab signs out the others at once, unsaved text or not', async ({ page, context, portal }) => {
  const ama = printedMember(portal.output(), AMA);
  await signIn(page, ama);
  const other = await context.newPage();
  await other.goto(paths.account.profile());
  await stageName(other).fill('Not saved');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: /Search pages/ }).fill('logout');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await expect(other).toHaveURL('/');
  await expect(other.getByRole('button', { name: 'Sign in' })).toBeVisible();
});

test.describe('another member who signs in in another tab', () => {
  test.use({ expectedErrors: [/401/] });

  test('is noticed, and nothing of the one is saved as the other’s', async ({ page, context, portal }) => {
    await signIn(page, printedMember(portal.output(), AMA));
    await page.goto(paths.account.profile());
    await stageName(page).fill('Of Ama');
    const saves: string[] = [];
    page.on('request', (request) => request.method() === 'PUT' && saves.push(request.url()));
    const sessionOfAma = await sessionCookie(context);
    const other = await context.newPage();
    // The other tab's landing page finds no session: as after one that expired there.
    await other.addInitScript(() => {
      // biome-ignore lint/suspicious/noDocumentCookie: the test plays a browser whose cookie has gone
      if (location.pathname === '/') document.cookie = 'session-id=; path=/; max-age=0; samesite=strict';
    });
    await other.goto('/');
    await fillSignIn(other, printedMember(portal.output(), KOFI));
    await expect(other.getByRole('button', { name: /account of Kofi/ })).toBeVisible();
    await expect(page).toHaveURL(paths.dashboard());
    await expect(page.getByRole('button', { name: /account of Kofi/ })).toBeVisible();
    expect(saves).toEqual([]);
    const sessionOfKofi = await sessionCookie(context);
    expect(sessionOfKofi).toMatch(/^U2FsdGVk/);
    expect(sessionOfKofi).not.toBe(sessionOfAma);
  });
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of ['/', paths.dashboard(), paths.account.signupIndividual()])
    test(`${path} says that they are needed`, async ({ page }) => {
      await page.goto(path);
      // By its element: looking by text passes over what stands in a noscript.
      const word = page.locator('noscript p');
      await expect(word).toBeVisible();
      await expect(word).toContainText('Counterpoint needs JavaScript.');
    });
});
