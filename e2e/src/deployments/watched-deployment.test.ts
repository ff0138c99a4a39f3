import { paths } from '@counterpoint/contract/paths';
import { memberPage, printedMember } from '../portal/demo-member.ts';
import type { Portal } from '../portal/start-portal.ts';
import { expect, test } from '../portal/test.ts';
import { runDeployCommand } from './deploy-command.ts';
import { createSecondBuild } from './second-build.ts';

const MEMBERS = ['ama.kusi@example.org', 'kofi.mensah@example.org'];
/** The limit for an automatic rollback. */
const LONGEST_MS = 30_000;

function run(portal: Portal, command: 'deploy' | 'rollback', args: readonly string[]): string {
  const { stdout, stderr } = runDeployCommand(portal, command, args);
  return stdout + stderr;
}

test('rolls back a version whose page breaks with members’ data', async ({ browser, portal }) => {
  // Of each row, so not before there is data.
  const [part, thrown] = ['rowKey:e=>', '(()=>{throw new Error("The list broke.")})()'];
  const build = await createSecondBuild({ bundle: 'oppositions', replace: [`${part}e.id`, part + thrown] });
  const [, first, broken = ''] = / (\S+) -> (\S+),/.exec(run(portal, 'deploy', ['oppositions', '--from', build])) ?? [];
  const pages = [];
  for (const email of MEMBERS) {
    const member = printedMember(portal.output(), email);
    const page = await memberPage(browser, { portal, member, at: paths.oppositions.list() });
    await expect(page.getByText('The list broke.')).toBeVisible();
    pages.push(page);
  }
  const live = async () => (await fetch(`${portal.origin}/registry.json`)).text();
  await expect.poll(live, { timeout: LONGEST_MS }).toContain(`/r/oppositions/${first}/`);
  const rolledBack = `rolled back ${broken} -> ${first}, by portal: 2 members with errors on 2 loads`;
  expect(run(portal, 'rollback', ['--log'])).toContain(rolledBack);
  for (const page of pages) {
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Works in dispute' })).toBeVisible();
  }
});
