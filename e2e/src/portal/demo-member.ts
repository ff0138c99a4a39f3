import { paths } from '@counterpoint/contract/paths';
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { contextPool } from './context-pool.ts';
import { openSession } from './session-cookie.ts';
import type { Portal } from './start-portal.ts';

/** A sign-in of the demo data, as `pnpm start` prints it. */
export interface Member {
  readonly email: string;
  readonly password: string;
}

/** Reads a demo sign-in from what the portal printed when it started. */
export function printedMember(output: string, email: string): Member {
  const line = output.split('\n').find((printed) => printed.trim().startsWith(email));
  const password = line?.trim().slice(email.length).trim();
  if (!password) throw new Error(`The portal printed no sign-in of ${email}.\n${output}`);
  return { email, password };
}

/** Signs in as a member does: on the landing page, where who asks for another page (`at`) is led first, and from there to it. */
export async function signIn(page: Page, member: Member, at = paths.signIn()): Promise<void> {
  await page.goto(at);
  await fillSignIn(page, member);
  const inside = page.getByRole('button', { name: /account of/ });
  await expect(inside).toBeVisible();
}

/** The cookies of members who have a session at a portal of this worker. */
const openSessions = new Map<string, Awaited<ReturnType<BrowserContext['cookies']>>>();

interface Visit {
  readonly portal: Portal;
  readonly email: string;
  readonly at?: string;
}

/**
 * Opens the dashboard, or the page `at`, as a demo member. All tests of a worker share one session of theirs, as a
 * browser does that was closed and opened again. Not for tests that sign out: that would end it for all of them.
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

/** A page in a browser of its own, with a member's session; it shows `at` where that is given. */
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

/** Goes somewhere as a member does: by the menu, which is a drawer on a phone. */
export async function openFromMenu(page: Page, name: string): Promise<void> {
  await showMenu(page);
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name, exact: true }).click();
}

/** Below this width the menu is a drawer behind a button (given); from it on it appears next to the page. */
const MENU_BESIDE_FROM = 480;

/** Opens the drawer where there is one. Told by the width: what is to be seen this moment may be on its way in or out. */
export async function showMenu(page: Page): Promise<void> {
  const width = page.viewportSize()?.width ?? MENU_BESIDE_FROM;
  if (width < MENU_BESIDE_FROM) await page.getByRole('button', { name: 'Open menu' }).click();
}

/** Fills and sends the form of the landing page, whatever comes of it. */
export async function fillSignIn(page: Page, { email, password }: Member): Promise<void> {
  // From then on its script takes the form.
  await page.waitForLoadState('domcontentloaded');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}
