// `pnpm bench navigate [--rounds 20] [--json]`: how long it takes from one loaded area to another, in a real Chromium.
import { parseArgs } from 'node:util';
import { paths } from '@counterpoint/contract/paths';
import type { Page } from '@playwright/test';
import { settled } from '../portal/settled.ts';
import { withChromium } from '../portal/with-chromium.ts';
import { type Figure, percentile } from './figures.ts';
import { timingsOfDashboard } from './page-probe.ts';
import { tableOf } from './table.ts';
import { inPage, signedIn, type Visitor } from './visits.ts';

const { values: options } = parseArgs({
  options: { rounds: { type: 'string', default: '20' }, json: { type: 'boolean', default: false } },
});
const rounds = Number(options.rounds);
if (!(rounds >= 1)) throw new Error('--rounds takes a number from 1 up.');
/** Progress goes to stderr, so that `--json` can be parsed. */
const print = (text: string) => process.stderr.write(`${text}\n`);

/** The first page of each area, and the host's own. */
const STOPS = [
  paths.compositions.list(),
  paths.recordings.list(),
  paths.oppositions.list(),
  paths.account.personalIdentifiers(),
  paths.dashboard(),
];

/** Milliseconds of one move. */
interface Move {
  /** Until the page's heading is painted. */
  readonly heading: number;
  /** Until the last change of the page within a second is painted. */
  readonly whole: number;
  /** Until a copy of the finished page's elements is painted: no page with this content can be faster. */
  readonly copy: number;
}

/** Visits every area once, so that all are loaded, then moves around them. */
async function measureMoves(visitor: Visitor, isPhone: boolean): Promise<Move[]> {
  const { browser, origin } = visitor;
  return inPage(browser, { origin, isPhone, session: await signedIn(visitor) }, async (page) => {
    await timingsOfDashboard(page, () => page.goto(paths.dashboard()));
    const moves: Move[] = [];
    for (let round = 0; round <= rounds; round += 1)
      for (const stop of STOPS) {
        const move = await moveTo(page, stop);
        if (round > 0) moves.push(move);
      }
    return moves;
  });
}

async function moveTo(page: Page, path: string): Promise<Move> {
  const move = await page.evaluate(navigate, path);
  await settled(page);
  return { ...move, copy: await page.evaluate(paintCopy) };
}

/** Runs in the page, so it is passed as text. */
async function navigate(path: string): Promise<Omit<Move, 'copy'>> {
  const SETTLED_MS = 1000;
  const before = document.querySelector('main h1');
  const seen = { heading: 0, whole: 0 };
  const start = performance.now();
  const changes = new MutationObserver(() => {
    const heading = document.querySelector('main h1');
    const isNew = heading !== null && heading !== before;
    // A task after the next frame runs once that frame is painted.
    requestAnimationFrame(() =>
      setTimeout(() => {
        seen.whole = performance.now() - start;
        if (isNew && seen.heading === 0) seen.heading = seen.whole;
      }),
    );
  });
  changes.observe(document.body, { childList: true, subtree: true, characterData: true });
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate', { state: null }));
  for (let quietSince = 0; quietSince !== seen.whole || seen.heading === 0; ) {
    quietSince = seen.whole;
    await new Promise((resolve) => setTimeout(resolve, SETTLED_MS));
  }
  changes.disconnect();
  return seen;
}

/** Runs in the page, so it is passed as text. */
async function paintCopy(): Promise<number> {
  const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const main = document.querySelector('main');
  if (!main) throw new Error('The page has no main part.');
  main.hidden = true;
  await painted();
  const start = performance.now();
  const copy = main.cloneNode(true) as HTMLElement;
  copy.hidden = false;
  main.after(copy);
  await painted();
  const duration = performance.now() - start;
  copy.remove();
  main.hidden = false;
  return duration;
}

const copyOf = ({ copy }: Move) => copy;

const GOALS = { desktop: 50, phone: 200 };

function figuresOf(screen: keyof typeof GOALS, moves: readonly Move[]): Figure[] {
  const row = (what: string, share: number, take: (move: Move) => number): Figure => ({
    what: `${screen}: ${what}`,
    unit: 'ms',
    reach: GOALS[screen],
    seen: percentile(moves.map(take), share),
    limit: percentile(moves.map(copyOf), share),
  });
  return [
    row('heading painted, median', 0.5, ({ heading }) => heading),
    row('heading painted, p95', 0.95, ({ heading }) => heading),
    row('last change painted, p95', 0.95, ({ whole }) => whole),
  ];
}

await withChromium(print, async ({ browser, portal, memberOf }) => {
  const visitor = { browser, origin: portal.origin, member: memberOf('ama.kusi@example.org') };
  const desktop = await measureMoves(visitor, false);
  print(`${desktop.length} moves on a desktop`);
  const phone = await measureMoves(visitor, true);
  print(`${phone.length} moves on a phone`);
  const figures = [...figuresOf('desktop', desktop), ...figuresOf('phone', phone)];
  process.stdout.write(`${options.json ? JSON.stringify({ figures, desktop, phone }, null, 2) : tableOf(figures)}\n`);
});
