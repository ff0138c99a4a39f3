import { paths } from '@counterpoint/contract/paths';
import type { Page } from '@playwright/test';

/** Overlays of the shell would stay on the next page. */
const CLOSABLE = '[role="dialog"], [role="menu"]';
/** Questions need an answer, and toasts stay. */
const LASTING = '[role="alertdialog"], [role="region"][aria-live="polite"] > *';

/** Opens a path, by the portal's router if the portal is open: loading takes four times as long. */
export async function visit(page: Page, path: string): Promise<void> {
  const { pathname } = new URL(path, 'http://portal');
  const isSamePage = pageOf(new URL(page.url()).pathname) === pageOf(pathname);
  if (!(await isRunning(page)) || !(await tidyUp(page)) || (isSamePage && !(await hasSession(page)))) {
    await page.goto(path);
    return;
  }
  // The same page would keep its state. The page in between is the smallest, which needs a session.
  if (isSamePage) await route(page, '/nothing/between');
  await route(page, path);
}

/** Opens a path, or continues on its page if it is open: for places that differ by a dialog. */
export async function visitOrStay(page: Page, path: string): Promise<void> {
  const { pathname, search } = new URL(page.url());
  if (pathname + search === path && (await tidyUp(page))) return;
  await visit(page, path);
}

/** Whether the page is one of the application, and not the landing page. */
async function isRunning(page: Page): Promise<boolean> {
  return new URL(page.url()).pathname !== paths.signIn() && (await page.locator('main h1').count()) > 0;
}

async function hasSession(page: Page): Promise<boolean> {
  return (await page.getByRole('button', { name: /account of/, includeHidden: true }).count()) > 0;
}

/** Closes what is open; false if something stays open or unsaved. */
async function tidyUp(page: Page): Promise<boolean> {
  return (await closeOverlays(page)) && !(await isLeaveQuestionOpen(page));
}

/** Closes a dialog or menu as a member does; false if something stays open. */
async function closeOverlays(page: Page): Promise<boolean> {
  if ((await page.locator(LASTING).count()) > 0) return false;
  if ((await page.locator(CLOSABLE).count()) === 0) return true;
  await page.keyboard.press('Escape');
  return page
    .waitForFunction((overlays) => !document.querySelector(overlays), `${CLOSABLE}, ${LASTING}`, { timeout: 1_000 })
    .then(
      () => true,
      () => false,
    );
}

/** Whether the page has unsaved changes. */
async function isLeaveQuestionOpen(page: Page): Promise<boolean> {
  return page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })));
}

/** The path without the ID at its end. */
function pageOf(pathname: string): string {
  return pathname.replace(/\/[^/]*\d[^/]*$/, '');
}

/** Navigates like the browser's back button, and waits until the previous page is gone. */
export async function route(page: Page, path: string): Promise<void> {
  const before = await page.locator('main h1').first().elementHandle();
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
  await page.waitForFunction((heading) => !heading?.isConnected, before);
  await page.locator('main h1').first().waitFor({ state: 'attached' });
}
