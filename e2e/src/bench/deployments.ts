// `pnpm bench deployments [--tabs 20]`: how long deployments and rollbacks take, and whether open tabs go on after a release of the host.
import { parseArgs } from 'node:util';
import { paths } from '@counterpoint/contract/paths';
import { expect, type Page } from '@playwright/test';
import { runDeployCommand } from '../deployments/deploy-command.ts';
import { createSecondBuild } from '../deployments/second-build.ts';
import { memberPage, openFromMenu } from '../portal/demo-member.ts';
import type { Portal } from '../portal/start-portal.ts';
import { type Stage, withChromium } from '../portal/with-chromium.ts';

const { values: options } = parseArgs({ options: { tabs: { type: 'string', default: '20' } } });
const tabs = Number(options.tabs);
if (!(tabs >= 1)) throw new Error('--tabs takes a number from 1 up.');
const print = (text: string) => process.stdout.write(`${text}\n`);

const AIM_MS = 1_000;
const STEP_MS = 30_000;
const TITLE = 'Typed before the release';
const RELEASED = ['"Register a composition"', '"Register a composition, as released again"'] as const;

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** The pages that members have open, and the next step on each. */
const KINDS: readonly { readonly at: string; begin(page: Page): Promise<void>; goOn(page: Page): Promise<void> }[] = [
  {
    at: paths.dashboard(),
    begin: (page) => heading(page, /Ama/).waitFor(),
    async goOn(page) {
      await openFromMenu(page, 'Works in Dispute');
      await heading(page, 'Works in dispute').waitFor();
      await openFromMenu(page, 'Dashboard');
      await heading(page, /Ama/).waitFor();
    },
  },
  {
    at: paths.recordings.list(),
    begin: (page) => heading(page, 'Sound recordings').waitFor(),
    async goOn(page) {
      await page.keyboard.press('ControlOrMeta+k');
      await page.getByRole('dialog', { name: 'Search' }).waitFor();
      await page.keyboard.press('Escape');
      await openFromMenu(page, 'Account');
      await heading(page, /profile/i).waitFor();
    },
  },
  {
    at: paths.compositions.add(),
    begin: (page) => page.getByLabel('Title of the work').fill(TITLE),
    async goOn(page) {
      await page.getByRole('button', { name: /continue/i }).click();
      await expect(page.getByLabel('Title', { exact: true })).toHaveValue(TITLE, { timeout: STEP_MS });
    },
  },
  {
    at: paths.account.profile(),
    begin: (page) => heading(page, /profile/i).waitFor(),
    async goOn(page) {
      await openFromMenu(page, 'Sound Recordings');
      await heading(page, 'Sound recordings').waitFor();
    },
  },
];

async function openTabs({ browser, portal, memberOf }: Stage) {
  const open = [];
  for (let group = 0; group * KINDS.length < tabs; group += 1) {
    // A browser has six connections for all its tabs, and here no tab is ever hidden and gives up its live stream.
    const first = await memberPage(browser, { portal, member: memberOf('ama.kusi@example.org') });
    for (const kind of KINDS.slice(0, tabs - group * KINDS.length)) {
      const page = kind === KINDS[0] ? first : await first.context().newPage();
      // Every second group doesn't hear of the release.
      if (group % 2 === 1) await page.route('**/live', (route) => route.abort());
      await page.goto(kind.at);
      await kind.begin(page);
      open.push({ page, kind });
    }
  }
  return open;
}

/** Returns how many tabs don't go on. */
async function releaseUnderTabs(stage: Stage): Promise<number> {
  const { portal } = stage;
  const open = await openTabs(stage);
  timed(portal, 'deploy', ['host', '--from', await createSecondBuild({ bundle: 'host', replace: RELEASED })]);
  const failures: string[] = [];
  for (const { page, kind } of open) {
    await page.bringToFront();
    await kind.goOn(page).catch((error: unknown) => failures.push(`${kind.at}: ${String(error).split('\n')[0]}`));
  }
  timed(portal, 'rollback', ['host']);
  for (const failure of failures) print(`  ${failure}`);
  print(`${open.length - failures.length} of ${open.length} tabs go on after a release of the host with a newer kit`);
  return failures.length;
}

/** Runs a command and prints its time. Returns milliseconds. */
function timed(portal: Portal, command: 'deploy' | 'rollback', args: readonly string[]): number {
  const start = performance.now();
  const { status, stderr } = runDeployCommand(portal, command, args);
  const ms = performance.now() - start;
  if (status !== 0) throw new Error(stderr);
  print(`${`${command} ${args[0]}`.padEnd(24)} ${String(Math.round(ms)).padStart(6)} ms`);
  return ms;
}

await withChromium(print, async (stage) => {
  const { portal } = stage;
  const build = await createSecondBuild({ bundle: 'oppositions', replace: ['Works in dispute', 'Disputed works'] });
  timed(portal, 'deploy', ['oppositions', '--from', build]);
  const back = timed(portal, 'rollback', ['oppositions']);
  print('Again, a stored version that was tried:');
  const flip = timed(portal, 'deploy', ['oppositions', '--from', build, '--untried']);
  timed(portal, 'rollback', ['oppositions']);
  const failed = await releaseUnderTabs(stage);
  const isFast = flip < AIM_MS && back < AIM_MS;
  if (!isFast) print(`A switch or a rollback took more than ${AIM_MS} ms.`);
  process.exitCode = failed === 0 && isFast ? 0 : 1;
});
