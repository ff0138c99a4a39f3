import { paths } from '@counterpoint/contract/paths';
import type { Locator, Page } from '@playwright/test';
import { fillSignIn, printedMember } from '../portal/demo-member.ts';
import { openSession, sessionCookie } from '../portal/session-cookie.ts';
import { expect, test } from '../portal/test.ts';

const AMA = 'ama.kusi@example.org';
const KOFI = 'kofi.mensah@example.org';

/** The first stage name on the profile, as a field to type into. */
function stageName(page: Page): Locator {
  return page
    .getByRole('group', { name: /Stage names/ })
    .getByRole('textbox')
    .first();
}

/** The bearer token of the page's calls from here on. */
async function tokenAfter(page: Page, move: () => Promise<unknown>): Promise<string> {
  const [request] = await Promise.all([
    page.waitForRequest((each) => each.headers().authorization !== undefined),
    move(),
  ]);
  return (await request.allHeaders()).authorization ?? '';
}

/** Ends the session at the server, like a revocation; this browser isn't notified. */
async function revoke(page: Page, authorization: string): Promise<void> {
  const answer = await page.request.delete('/api/v1/session', { headers: { authorization } });
  expect(answer.status()).toBe(204);
}

test.describe('a session that expires while filling in a form', () => {
  test.use({ expectedErrors: [/401|\/live/] });

  test('is renewed in a dialog, and the form is kept and saved', async ({ page, portal }) => {
    const kofi = printedMember(portal.output(), KOFI);
    await openSession(page.context(), portal, kofi);
    // The event stream would report the end of the session at once; here the save must discover it.
    await page.route('**/api/v1/live', (route) => route.abort());
    const token = await tokenAfter(page, () => page.goto(paths.account.profile()));
    const stage = stageName(page);
    const name = `K. Mensah ${Date.now()}`;
    await stage.fill(name);
    await revoke(page, token);
    await page.getByRole('button', { name: /^Save/ }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Sign in again' });
    await expect(dialog).toBeVisible();
    await expect(dialog.getByLabel('Email')).toHaveValue(kofi.email);
    await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused();
    await page.keyboard.type(kofi.password);
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText('Profile saved.').first()).toBeVisible();
    await page.reload();
    await expect(stageName(page)).toHaveValue(name);
  });
});

test.describe('another member signing in in another tab', () => {
  test.use({ expectedErrors: [/401/] });

  test('is detected, saves nothing under the wrong member, and signs out every tab', async ({
    page,
    context,
    portal,
  }) => {
    await openSession(context, portal, printedMember(portal.output(), AMA));
    await page.goto(paths.account.profile());
    await stageName(page).fill('Of Ama');
    const saves: string[] = [];
    page.on('request', (request) => request.method() === 'PUT' && saves.push(request.url()));
    // The browser's question would let the page stay, with what one member typed under another one's session.
    const questions: string[] = [];
    page.on('dialog', (dialog) => {
      questions.push(dialog.type());
      void dialog.accept();
    });
    const sessionOfAma = await sessionCookie(context);
    const other = await context.newPage();
    // The other tab's landing page finds no session, as if it had expired.
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

    // Also with unsaved input.
    await page.goto(paths.account.profile());
    await stageName(page).fill('Not saved');
    await other.getByRole('button', { name: /account of Kofi/ }).click();
    await other.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(other).toHaveURL('/');
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    expect(questions).toEqual([]);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('shows on every page that scripts are required', async ({ page }) => {
    for (const path of ['/', paths.dashboard(), paths.account.signupIndividual()]) {
      await page.goto(path);
      // By element: a text locator ignores noscript.
      const notice = page.locator('noscript p');
      await expect(notice, path).toBeVisible();
      await expect(notice, path).toContainText('Counterpoint needs JavaScript.');
    }
  });
});
