import { paths } from '@counterpoint/contract/paths';
import type { Browser, BrowserContext, Page, Request } from '@playwright/test';
import { fillSignIn, type Member } from '../portal/demo-member.ts';
import { settled } from '../portal/settled.ts';
import { type PageTimings, probe, readTimings, timingsOfDashboard } from './page-probe.ts';
import { DESKTOP_VIEWPORT, PHONE_VIEWPORT, slowDown } from './phone.ts';

/** Who visits what: a browser, and the portal as it runs. */
export interface Visitor {
  readonly browser: Browser;
  readonly origin: string;
  readonly member: Member;
}

/** What was seen, and what was sent for it. */
export interface Visit extends PageTimings {
  /** Scripts as they came over the wire. */
  readonly scriptBytes: number;
  readonly requests: number;
}

/** How long a member takes to type an address and a password of some words, at least. */
const TYPING_MS = 5_000;

/** The landing page on the phone, and signing in: after typing, or at once as a password manager does. */
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
    await fillSignIn(page, member);
    const seen = await timingsOfDashboard(page);
    return { landing, dashboard: { ...seen, ...(await weigh(requests)) } };
  });
}

/** The dashboard by its address, signed in, with nothing in the browser's cache and then with everything. */
export async function dashboardVisits({ browser, origin, member }: Visitor): Promise<{ cold: Visit; warm: Visit }> {
  const session = await inPage(browser, { origin, isPhone: false }, async (page) => {
    await page.goto(paths.signIn());
    await fillSignIn(page, member);
    await timingsOfDashboard(page);
    return page.context().storageState();
  });
  return inPage(browser, { origin, isPhone: true, session }, async (page) => {
    const visits: Visit[] = [];
    for (let visit = 0; visit < 2; visit += 1) {
      const requests = requestsOf(page);
      await page.goto(paths.dashboard());
      await timingsOfDashboard(page);
      await settled(page);
      visits.push({ ...(await readTimings(page)), ...(await weigh(requests)) });
    }
    const [cold, warm] = visits;
    if (!cold || !warm) throw new Error('Both visits were made.');
    return { cold, warm };
  });
}

/** A page by its address, until it is painted. */
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
  readonly session?: Awaited<ReturnType<BrowserContext['storageState']>>;
}

/** Does something in a browser of a profile that is new, and gone afterwards. */
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

/** The application that is started behind the form is the dashboard's. */
function isOfLandingPage(request: Request): boolean {
  const { pathname } = new URL(request.url());
  return !pathname.startsWith('/assets/host/') || pathname.endsWith('.woff2');
}

async function weigh(requests: readonly Request[]): Promise<Pick<Visit, 'scriptBytes' | 'requests'>> {
  const files = requests.filter((request) => !new URL(request.url()).pathname.startsWith('/api/'));
  const scripts = files.filter((request) => request.url().endsWith('.js'));
  const sizes = await Promise.all(scripts.map((request) => request.sizes()));
  return {
    // A script that was fetched first and then run comes from the cache the second time, with nothing sent.
    scriptBytes: sizes.reduce((total, { responseBodySize }) => total + Math.max(0, responseBodySize), 0),
    requests: new Set(files.map((request) => request.url())).size,
  };
}
