import { paths } from '@counterpoint/contract/paths';
import * as z from 'zod';
import { memberPage, printedMember } from '../portal/demo-member.ts';
import { runSocietyCommand } from '../portal/society-command.ts';
import type { Portal } from '../portal/start-portal.ts';
import { expect, test } from '../portal/test.ts';
import { runDeployCommand } from './deploy-command.ts';
import { createSecondBuild } from './second-build.ts';

const MEMBERS = ['ama.kusi@example.org', 'kofi.mensah@example.org'];
/** The limit for an automatic rollback. */
const LONGEST_MS = 30_000;

const errors = z.array(z.object({ description: z.string(), area: z.string(), area_version: z.nullable(z.string()) }));

function run(portal: Portal, command: 'deploy' | 'rollback', args: readonly string[]): string {
  const { stdout, stderr } = runDeployCommand(portal, command, args);
  return stdout + stderr;
}

test('rolls back a version whose page breaks for members, and tells staff', async ({ browser, portal }) => {
  const thrown = 'title:(()=>{throw new Error("The cases broke.")})()';
  const build = await createSecondBuild({ bundle: 'oppositions', replace: ['title:"Works in dispute"', thrown] });
  const [, first, broken = ''] = / (\S+) -> (\S+),/.exec(run(portal, 'deploy', ['oppositions', '--from', build])) ?? [];
  const pages = [];
  for (const email of MEMBERS) {
    const member = printedMember(portal.output(), email);
    const page = await memberPage(browser, { portal, member, at: paths.oppositions.list() });
    await expect(page.getByText('The cases broke.')).toBeVisible();
    pages.push(page);
  }
  const rolledBack = `rolled back ${broken} -> ${first}, by portal: 2 members with errors on 2 loads`;
  await expect.poll(() => run(portal, 'rollback', ['--log']), { timeout: LONGEST_MS }).toContain(rolledBack);
  for (const page of pages) {
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Works in dispute' })).toBeVisible();
  }
  const reported = errors.parse(await runSocietyCommand(portal, 'errors', 'list'));
  const seen = reported.find(({ description }) => description.includes('The cases broke.'));
  expect(seen).toMatchObject({ area: 'oppositions', area_version: broken });
  expect(run(portal, 'deploy', ['oppositions', '--from', build])).toContain('failed for members');
});
