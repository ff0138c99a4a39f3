import { paths } from '@counterpoint/contract/paths';
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { contextPool } from './context-pool.ts';
import { openSession } from './session-cookie.ts';
import type { Portal } from './start-portal.ts';

/** A demo account, as `pnpm start` prints it. */
export interface Member {
  readonly email: string;
  readonly password: string;
}

/** Reads a demo account from the portal's output. */
export function printedMember(output: string, email: string): Member {
  const line = output.split('\n').find((printed) => printed.trim().startsWith(email));
  const password = line?.trim().slice(email.length).trim();
  if (!password) throw new Error(`The portal printed no sign-in of ${email}.\n${output}`);
  return { email, password };
}

/** Signs in on the landing page, and continues to `at`. */
export async function signIn(page: Page, member: Member, at = paths.signIn()): Promise<void> {
  await page.goto(at);
  await fillSignIn(page, member);
  const inside = page.getByRole('button', { name: /account of/ });
  await expect(inside).toBeVisible();
}

/** Cookies of the sessions that this worker has opened. */
const openSessions = new Map<string, Awaited<ReturnType<BrowserContext['cookies']>>>();

interface Visit {
  readonly portal: Portal;
  readonly email: string;
  readonly at?: string;
}

/**
 * Opens the dashboard, or the page `at`, as a demo member. All tests of a worker share one session per member, so don't
 * use it for tests that sign out.
 */
export async function asMember(page: Page, { portal, email, at = paths.dashboard() }: Visit): Promise<void> {
  const key = `${portal.origin} ${email}`;
  const context = page.context();
  const cookies = openSessions.get(key);
  if (cookies) await context.addCookies(cookies);
  else {
    await openSession(context, portal, printedMember(portal.output(), email));
    openSessions.set(key, await context.cookies(portal.origin));
  }
  await page.goto(at);
  await expect(page.getByRole('button', { name: /account of/ })).toBeVisible();
}

/** Opens `at` in a separate browser with a member's session. */
export async function memberPage(
  browser: Browser,
  { portal, member, at }: { readonly portal: Portal; readonly member: Member; readonly at?: string },
): Promise<Page> {
  const context = await contextPool(browser).take(portal.origin);
  await openSession(context, portal, member);
  const page = await context.newPage();
  if (at) await page.goto(at);
  return page;
}

/** Navigates by the menu, which is a drawer on phones. */
export async function openFromMenu(page: Page, name: string): Promise<void> {
  await showMenu(page);
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name, exact: true }).click();
}

/** Below this width the menu is a drawer behind this button; from this width on it is beside the page. */
const MENU_BESIDE_FROM = 480;

/** Decides by width, because the drawer may be animating. */
export async function showMenu(page: Page): Promise<void> {
  const width = page.viewportSize()?.width ?? MENU_BESIDE_FROM;
  if (width < MENU_BESIDE_FROM) await page.getByRole('button', { name: 'Open menu' }).click();
}

/** Submits the form of the landing page, whatever the result. */
export async function fillSignIn(page: Page, { email, password }: Member): Promise<void> {
  // From now on the page's script handles the form.
  await page.waitForLoadState('domcontentloaded');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}
