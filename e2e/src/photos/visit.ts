import { paths } from '@counterpoint/contract/paths';
import type { Page } from '@playwright/test';

/** Overlays of the shell would stay on the next page. */
const CLOSABLE = '[role="dialog"], [role="menu"]';
/** Questions need an answer, and toasts stay. */
const LASTING = '[role="alertdialog"], [role="region"][aria-live="polite"] > *';

/** Opens a path, by the portal's router if the portal is open: loading takes four times as long. */
export async function visit(page: Page, path: string): Promise<void> {
  const { pathname } = new URL(path, 'http://portal');
  if (!(await canRoute(page, pathname))) {
    await page.goto(path);
    return;
  }
  // A page of the same area could keep its state. The page in between is the smallest.
  if (areaOf(new URL(page.url()).pathname) === areaOf(pathname)) await route(page, '/nothing/between');
  await route(page, path);
}

async function canRoute(page: Page, pathname: string): Promise<boolean> {
  if (pathname === paths.dashboard()) return false;
  const account = page.getByRole('button', { name: /account of/, includeHidden: true });
  return (await account.count()) > 0 && (await closeOverlays(page)) && !(await isLeaveQuestionOpen(page));
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

function areaOf(pathname: string): string {
  return pathname.split('/')[1] ?? '';
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
