import { paths } from '@counterpoint/contract/paths';
import type { Browser, BrowserContext, Page, Request } from '@playwright/test';
import { APPLICATION_FILE } from '../portal/builds.ts';
import { fillSignIn, type Member } from '../portal/demo-member.ts';
import { settled } from '../portal/settled.ts';
import { type PageTimings, probe, readTimings, timingsOfDashboard } from './page-probe.ts';
import { DESKTOP_VIEWPORT, PHONE_VIEWPORT, slowDown } from './phone.ts';

/** The browser and the running portal. */
export interface Visitor {
  readonly browser: Browser;
  readonly origin: string;
  readonly member: Member;
}

/** Timings and transferred bytes. */
export interface Visit extends PageTimings {
  /** Transferred scripts. */
  readonly scriptBytes: number;
  readonly requests: number;
}

/** The least time in which a member types an address and a password of several words. */
const TYPING_MS = 5_000;

/** Opens the landing page on the phone and signs in, after typing or at once like a password manager. */
export async function signInVisit(
  { browser, origin, member }: Visitor,
  isTyped: boolean,
): Promise<{ landing: Visit; dashboard: Visit }> {
  return inPage(browser, { origin, isPhone: true }, async (page) => {
    const requests = requestsOf(page);
    await page.goto(paths.signIn());
    await page.waitForFunction(() => window.seenByProbe.usable > 0 && window.seenByProbe.largestPaint > 0);
    if (isTyped) await page.waitForTimeout(TYPING_MS);
    const landing = { ...(await readTimings(page)), ...(await weigh(requests.filter(isOfLandingPage))) };
    const seen = await timingsOfDashboard(page, () => fillSignIn(page, member));
    return { landing, dashboard: { ...seen, ...(await weigh(requests)) } };
  });
}

export type Session = Awaited<ReturnType<BrowserContext['storageState']>>;

/** The session of a member who signed in, on the desktop. */
export function signedIn({ browser, origin, member }: Visitor): Promise<Session> {
  return inPage(browser, { origin, isPhone: false }, async (page) => {
    await page.goto(paths.signIn());
    await timingsOfDashboard(page, () => fillSignIn(page, member));
    return page.context().storageState();
  });
}

/** Opens the dashboard signed in, with an empty cache and then with a full one. */
export async function dashboardVisits(visitor: Visitor): Promise<{ cold: Visit; warm: Visit }> {
  const { browser, origin } = visitor;
  const session = await signedIn(visitor);
  return inPage(browser, { origin, isPhone: true, session }, async (page) => {
    const visits: Visit[] = [];
    for (let visit = 0; visit < 2; visit += 1) {
      const requests = requestsOf(page);
      await timingsOfDashboard(page, () => page.goto(paths.dashboard()));
      await settled(page);
      visits.push({ ...(await readTimings(page)), ...(await weigh(requests)) });
    }
    const [cold, warm] = visits;
    if (!cold || !warm) throw new Error('Both visits were made.');
    return { cold, warm };
  });
}

/** Opens a page and waits until it is painted. */
export function paintOf({ browser, origin }: Visitor, address: string, isPhone: boolean): Promise<PageTimings> {
  return inPage(browser, { origin, isPhone }, async (page) => {
    await page.goto(address);
    await page.waitForFunction(() => window.seenByProbe.largestPaint > 0);
    return readTimings(page);
  });
}

interface Setting {
  readonly origin: string;
  readonly isPhone: boolean;
  readonly session?: Session;
}

/** Runs a task in a browser with a new profile, which is deleted afterwards. */
export async function inPage<Result>(
  browser: Browser,
  { origin, isPhone, session }: Setting,
  act: (page: Page) => Promise<Result>,
): Promise<Result> {
  const viewport = isPhone ? PHONE_VIEWPORT : DESKTOP_VIEWPORT;
  const context = await browser.newContext({ baseURL: origin, viewport, ...(session && { storageState: session }) });
  try {
    const page = await context.newPage();
    await probe(page);
    if (isPhone) await slowDown(page);
    return await act(page);
  } finally {
    await context.close();
  }
}

function requestsOf(page: Page): Request[] {
  const requests: Request[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  return requests;
}

/** The application loaded behind the form is the dashboard's. */
function isOfLandingPage(request: Request): boolean {
  const { pathname } = new URL(request.url());
  return !APPLICATION_FILE.test(pathname) || pathname.endsWith('.woff2');
}

async function weigh(requests: readonly Request[]): Promise<Pick<Visit, 'scriptBytes' | 'requests'>> {
  const files = requests.filter((request) => !new URL(request.url()).pathname.startsWith('/api/'));
  const scripts = files.filter((request) => request.url().endsWith('.js'));
  const sizes = await Promise.all(scripts.map((request) => request.sizes()));
  return {
    // A script that is fetched and then run comes from the cache the second time, without a transfer.
    scriptBytes: sizes.reduce((total, { responseBodySize }) => total + Math.max(0, responseBodySize), 0),
    requests: new Set(files.map((request) => request.url())).size,
  };
}
