// `pnpm bench sign-in [--runs 5] [--json]`: how soon a member can sign in and see the dashboard, in a real Chromium.
import { parseArgs } from 'node:util';
import { paths } from '@counterpoint/contract/paths';
import { withChromium } from '../portal/with-chromium.ts';
import { placeBarePage } from './bare-page.ts';
import { callsAlone } from './calls-alone.ts';
import { figuresOf, type Run } from './figures.ts';
import { tableOf } from './table.ts';
import { dashboardVisits, paintOf, signInVisit, type Visitor } from './visits.ts';

const { values: options } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, json: { type: 'boolean', default: false } },
});
const runsWanted = Number(options.runs);
if (!(runsWanted >= 1)) throw new Error('--runs takes a number from 1 up.');
/** Progress goes to stderr, so that `--json` can be parsed. */
const print = (text: string) => process.stderr.write(`${text}\n`);

/** One run of everything, compared measurements in direct succession. */
async function measureOnce(visitor: Visitor, barePage: string): Promise<Run> {
  return {
    bare: await paintOf(visitor, barePage, true),
    typed: await signInVisit(visitor, true),
    filled: await signInVisit(visitor, false),
    calls: await callsAlone(visitor),
    ...(await dashboardVisits(visitor)),
    bareDesktop: await paintOf(visitor, barePage, false),
    desktop: await paintOf(visitor, paths.signIn(), false),
  };
}

await withChromium(print, async ({ browser, portal, memberOf }) => {
  const visitor = { browser, origin: portal.origin, member: memberOf('ama.kusi@example.org') };
  const barePage = await placeBarePage(portal);
  const runs: Run[] = [];
  while (runs.length < runsWanted) {
    runs.push(await measureOnce(visitor, barePage));
    print(`run ${runs.length} of ${runsWanted}`);
  }
  const figures = figuresOf(runs);
  process.stdout.write(`${options.json ? JSON.stringify({ figures, runs }, null, 2) : tableOf(figures)}\n`);
});
