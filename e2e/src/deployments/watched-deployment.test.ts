import { paths } from '@counterpoint/contract/paths';
import type { Page } from '@playwright/test';
import { memberPage, printedMember } from '../portal/demo-member.ts';
import type { Portal } from '../portal/start-portal.ts';
import { expect, test } from '../portal/test.ts';
import { runDeployCommand } from './deploy-command.ts';
import { createSecondBuild } from './second-build.ts';

const MEMBERS = ['ama.kusi@example.org', 'kofi.mensah@example.org'];
/** The limit for an automatic rollback. */
const TIMEOUT_MS = 30_000;

function run(portal: Portal, command: 'deploy' | 'rollback', args: readonly string[]): string {
  const { stdout, stderr } = runDeployCommand(portal, command, args);
  return stdout + stderr;
}

/** The registry as members of a bucket get it. */
async function registryFor(portal: Portal, bucket: number): Promise<string> {
  const served = await fetch(`${portal.origin}/registry.json`, { headers: { cookie: `member-bucket=${bucket}` } });
  return served.text();
}

/** Of 100 buckets of members, the first that gets a version. */
async function bucketWith(portal: Portal, version: string): Promise<number> {
  for (let bucket = 0; bucket < 100; bucket += 1)
    if ((await registryFor(portal, bucket)).includes(version)) return bucket;
  throw new Error(`No member gets ${version}.`);
}

/** Overrides the bucket that the API chooses by the member's ID. */
async function openInBucket(page: Page, portal: Portal, bucket: number): Promise<void> {
  await page.context().addCookies([{ name: 'member-bucket', value: String(bucket), url: portal.origin }]);
  await page.goto(paths.oppositions.list());
}

test('ends a canary whose page breaks with members’ data', async ({ browser, portal }) => {
  // Of each row, so not before there is data.
  const [part, thrown] = ['rowKey:e=>', '(()=>{throw new Error("The list broke.")})()'];
  const build = await createSecondBuild({ bundle: 'oppositions', replace: [`${part}e.id`, part + thrown] });
  const deployed = run(portal, 'deploy', ['oppositions', '--from', build, '--canary', '10', '--why', 'a new list']);
  const broken = / (\S+) for 10% of the members/.exec(deployed)?.[1] ?? deployed;
  const bucket = await bucketWith(portal, broken);
  const list = { level: 1, name: 'Works in dispute' };
  const pages = [];
  for (const email of MEMBERS) {
    const page = await memberPage(browser, { portal, member: printedMember(portal.output(), email) });
    await openInBucket(page, portal, bucket);
    await expect(page.getByText('The list broke.')).toBeVisible();
    await openInBucket(page, portal, (bucket + 50) % 100);
    await expect(page.getByRole('heading', list)).toBeVisible();
    pages.push(page);
  }
  await expect.poll(() => registryFor(portal, bucket), { timeout: TIMEOUT_MS }).not.toContain(broken);
  const log = run(portal, 'rollback', ['--log']);
  expect(log).toContain('a new list');
  expect(log).toMatch(new RegExp(`rolled back ${broken} -> \\S+, by portal: 2 members with errors on 2 loads`));
  for (const page of pages) {
    await openInBucket(page, portal, bucket);
    await expect(page.getByRole('heading', list)).toBeVisible();
  }
});
