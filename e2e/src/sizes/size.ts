// `pnpm size`: what each bundle weighs and what each first page loads in a fresh browser, beside the budgets.
import { paths } from '@counterpoint/contract/paths';
import { memberAtApi } from '../portal/api-member.ts';
import type { Member } from '../portal/demo-member.ts';
import type { Portal } from '../portal/start-portal.ts';
import { withChromium } from '../portal/with-chromium.ts';
import { type Line, overBudget, readBudgets } from './budgets.ts';
import { bundleSizes } from './bundle-sizes.ts';
import { pageSize, pageSizes } from './page-sizes.ts';

const MEMBER = 'ama.kusi@example.org';
const CLAIMANT = 'kofi.mensah@example.org';

const PATHS = [
  paths.signIn(),
  paths.dashboard(),
  paths.compositions.list(),
  paths.compositions.add(),
  paths.compositions.search(),
  paths.compositions.composers(),
  paths.compositions.addComposer(),
  paths.compositions.importing(),
  paths.compositions.verify('no-such-code'),
  paths.recordings.list(),
  paths.recordings.add(),
  paths.recordings.search(),
  paths.recordings.rightsHolders(),
  paths.recordings.addRightsHolder(),
  paths.recordings.importing(),
  paths.oppositions.list(),
  paths.oppositions.add(),
  paths.account.signupIndividual(),
  paths.account.profile(),
  paths.account.personalIdentifiers(),
  paths.account.rightsHolder(),
  paths.account.passwordChange(),
  paths.account.security(),
  paths.account.emailPreferences(),
  paths.account.help(),
];

const print = (text: string) => process.stdout.write(`${text}\n`);

function show({ what, measured, budget }: Line): string {
  const mark = measured > budget ? '  over' : '';
  return `${what.padEnd(44)} ${format(measured).padStart(9)} ${format(budget).padStart(9)}${mark}`;
}

function format(figure: number): string {
  return figure.toLocaleString('en-GB');
}

function report(lines: readonly Line[]): void {
  print(`${'brotli bytes'.padEnd(44)} ${'measured'.padStart(9)} ${'budget'.padStart(9)}`);
  for (const line of lines) print(show(line));
  const over = overBudget(lines);
  print(over.length === 0 ? 'Everything is within its budget.' : `${over.length} figures are over their budgets.`);
  process.exitCode = over.length === 0 ? 0 : 1;
}

/** IDs of a work and a recording of the member, and of a case about another work. */
async function entriesOf(portal: Portal, member: Member, other: Member) {
  const api = await memberAtApi(portal, member);
  const claimant = await memberAtApi(portal, other);
  const work = await api.submitWork('Measured Song', [[api, 100]]);
  const recording = await api.submitRecording('Measured Recording', 100);
  const disputed = await api.submitWork('Disputed Song', [
    [api, 60],
    [claimant, 40],
  ]);
  await claimant.confirm(disputed);
  const opposition = await claimant.fileCase(disputed, 50);
  await Promise.all([api.stop(), claimant.stop()]);
  return { work, recording, opposition };
}

await withChromium(print, async ({ browser, portal, memberOf }) => {
  const budgets = readBudgets();
  const bundles = Object.entries(bundleSizes()).map(([name, measured]) => ({
    what: `bundle ${name}, all scripts`,
    measured,
    budget: budgets.bundles[name] ?? 0,
  }));
  const member = memberOf(MEMBER);
  const visitor = { browser, origin: portal.origin, member };
  const sizes = await pageSizes(visitor, PATHS);
  const { work, recording, opposition } = await entriesOf(portal, member, memberOf(CLAIMANT));
  // Their paths end with an ID, which the budgets omit.
  const details = {
    [paths.compositions.details('')]: await pageSize(visitor, paths.compositions.details(work)),
    [paths.recordings.details('')]: await pageSize(visitor, paths.recordings.details(recording)),
    [paths.oppositions.details('')]: await pageSize(visitor, paths.oppositions.details(opposition)),
  };
  const pages = Object.entries({ ...sizes, ...details }).flatMap(([path, size]) =>
    (['script', 'area', 'requests'] as const).map((part) => ({
      what: `page ${path}, ${part}`,
      measured: size[part],
      budget: budgets.pages[path]?.[part] ?? 0,
    })),
  );
  report([...bundles, ...pages]);
});
