// `pnpm bench areas`: what the pages of separately deployed areas weigh, and how many round trips they take, beside one
// bundle of the same code.
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { WORKSPACE } from '@counterpoint/build/workspace';
import { paths } from '@counterpoint/contract/paths';
import type { Browser } from '@playwright/test';
import { printedMember } from '../portal/demo-member.ts';
import { type Portal, startPortal } from '../portal/start-portal.ts';
import { withChromium } from '../portal/with-chromium.ts';
import { pageSize } from '../sizes/page-sizes.ts';
import type { Figure } from './figures.ts';
import { tableOf } from './table.ts';
import { inPage, type Session, signedIn, type Visitor } from './visits.ts';

const PAGES = [
  paths.dashboard(),
  paths.compositions.list(),
  paths.recordings.list(),
  paths.oppositions.list(),
  paths.account.profile(),
];
const ONE_BUNDLE = path.join(WORKSPACE, '.cache/one-bundle/dist');
/** So long that everything else of a page's load fits into one round trip. */
const ROUND_TRIP_MS = 3_000;

const print = (text: string) => process.stderr.write(`${text}\n`);

interface Visited {
  readonly bytes: number;
  readonly roundTrips: number;
}

/** @param isOneBundle then the areas' deployments, which its page fetches and nothing runs, don't count */
async function visitAll(browser: Browser, portal: Portal, isOneBundle: boolean): Promise<Visited[]> {
  const member = printedMember(portal.output(), 'ama.kusi@example.org');
  const visitor = { browser, origin: portal.origin, member };
  const session = await signedIn(visitor);
  const visited: Visited[] = [];
  for (const page of PAGES) {
    const { script, area } = await pageSize(visitor, page);
    const bytes = isOneBundle ? script - area : script;
    visited.push({ bytes, roundTrips: await roundTrips(visitor, { session, page }) });
  }
  return visited;
}

/** From the request of the page until its heading is shown, with an empty cache. */
function roundTrips({ browser, origin }: Visitor, { session, page: path }: { session: Session; page: string }) {
  return inPage(browser, { origin, isPhone: false, session }, async (page) => {
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Network.enable');
    await devTools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: ROUND_TRIP_MS,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
    const start = performance.now();
    await page.goto(path, { waitUntil: 'commit' });
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    return Math.floor((performance.now() - start) / ROUND_TRIP_MS);
  });
}

await withChromium(print, async ({ browser, portal }) => {
  print('Building one bundle of host and areas');
  const build = ['shared/build/src/bundles/bundle.ts', 'e2e/src/bench/one-bundle/webpack.config.ts'];
  await promisify(execFile)(process.execPath, build, {
    cwd: WORKSPACE,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const onePortal = await startPortal({ HOST_DIR: ONE_BUNDLE });
  try {
    const apart = await visitAll(browser, portal, false);
    const together = await visitAll(browser, onePortal, true);
    const figures = PAGES.flatMap((page, index): Figure[] => {
      const [seen, limit] = [apart[index], together[index]];
      if (!seen || !limit) throw new Error('Both visit every page.');
      return [
        { what: page, unit: 'bytes', reach: limit.bytes * 1.05, seen: seen.bytes, limit: limit.bytes },
        { what: page, unit: 'round trips', reach: limit.roundTrips, seen: seen.roundTrips, limit: limit.roundTrips },
      ];
    });
    process.stdout.write(`${tableOf(figures)}\n`);
  } finally {
    await onePortal.stop();
  }
});
