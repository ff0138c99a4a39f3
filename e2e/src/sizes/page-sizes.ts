import { ownerOfPath } from '@counterpoint/contract/areas';
import type { Browser, Page, Request } from '@playwright/test';
import { APPLICATION_FILE, builtAreas } from '../portal/builds.ts';
import { type Member, signIn } from '../portal/demo-member.ts';
import { settled } from '../portal/settled.ts';

/** Files that a browser with an empty cache loads for a page. */
export interface PageSize {
  /** Scripts in transferred brotli bytes. */
  readonly script: number;
  /** Of these, those from the area's deployment. */
  readonly area: number;
  /** Requests for scripts, styles, fonts and the page itself, without API calls. */
  readonly requests: number;
}

interface Visitor {
  readonly browser: Browser;
  readonly origin: string;
  readonly member: Member;
}

/** Loads each path in a fresh browser, signed in if needed, until its heading is shown and nothing loads. */
export async function pageSizes(visitor: Visitor, paths: readonly string[]): Promise<Record<string, PageSize>> {
  const sizes: Record<string, PageSize> = {};
  for (const path of paths) sizes[path] = await pageSize(visitor, path);
  return sizes;
}

export async function pageSize({ browser, origin, member }: Visitor, path: string): Promise<PageSize> {
  const context = await browser.newContext({ baseURL: origin });
  const page = await context.newPage();
  if (needsSession(path)) {
    await signIn(page, member);
    // Otherwise the dashboard's remaining requests are counted.
    await settled(page);
    await forgetCache(page);
  }
  const requests: Request[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  await page.goto(path);
  await settled(page);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  const sizes = await Promise.all(requests.filter((request) => isOfPage(request, path)).map(sizeOf));
  await context.close();
  return sum(sizes);
}

function needsSession(path: string): boolean {
  return path !== '/' && ownerOfPath(builtAreas(), path)?.access !== 'public';
}

/** Keeps the session but not what signing in put into the cache. */
async function forgetCache(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await session.detach();
}

interface Sent {
  readonly url: string;
  readonly isScript: boolean;
  readonly isCall: boolean;
  readonly bytes: number;
}

/** Files that the landing page loads behind its form belong to the next page. */
function isOfPage(request: Request, path: string): boolean {
  return path !== '/' || !APPLICATION_FILE.test(new URL(request.url()).pathname);
}

async function sizeOf(request: Request): Promise<Sent> {
  const url = new URL(request.url());
  const { responseBodySize } = await request.sizes();
  return {
    url: url.pathname,
    isScript: url.pathname.endsWith('.js'),
    isCall: url.pathname.startsWith('/api/'),
    // A script that is fetched and then run comes from the cache the second time, without a transfer.
    bytes: Math.max(0, responseBodySize),
  };
}

function sum(sent: readonly Sent[]): PageSize {
  const bytes = (files: readonly Sent[]) => files.reduce((total, file) => total + file.bytes, 0);
  const scripts = sent.filter(({ isScript }) => isScript);
  return {
    script: bytes(scripts),
    area: bytes(scripts.filter(({ url }) => url.startsWith('/r/') && !url.startsWith('/r/host/'))),
    requests: new Set(sent.filter(({ isCall }) => !isCall).map(({ url }) => url)).size,
  };
}
