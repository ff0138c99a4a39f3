import { paths } from '@counterpoint/contract/paths';
import * as z from 'zod';
import { memberPage, printedMember } from '../portal/demo-member.ts';
import { runSocietyCommand } from '../portal/society-command.ts';
import { type Portal, startPortal } from '../portal/start-portal.ts';
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

// Its own portal, because it breaks an area for all its members.
test('refuses a version whose page breaks, and rolls back one whose page breaks with members’ data', async ({
  browser,
}) => {
  const portal = await startPortal({ ROLLBACK_MEMBERS: String(MEMBERS.length) });
  try {
    const thrown = '(()=>{throw new Error("The list broke.")})()';
    const breaking = (part: string, code: string) =>
      createSecondBuild({ bundle: 'oppositions', replace: [part + code, part + thrown] });
    const refused = run(portal, 'deploy', ['oppositions', '--from', await breaking('title:', '"Works in dispute"')]);
    expect(refused).toContain('can’t show the page /musical-opposition: Error: The list broke.');
    // Of each row, so not before there is data.
    const build = await breaking('rowKey:e=>', 'e.id');
    const [, first, broken = ''] =
      / (\S+) -> (\S+),/.exec(run(portal, 'deploy', ['oppositions', '--from', build])) ?? [];
    const pages = [];
    for (const email of MEMBERS) {
      const member = printedMember(portal.output(), email);
      const page = await memberPage(browser, { portal, member, at: paths.oppositions.list() });
      await expect(page.getByText('The list broke.')).toBeVisible();
      pages.push(page);
    }
    const rolledBack = `rolled back ${broken} -> ${first}, by portal: 2 members with errors on 2 loads`;
    await expect.poll(() => run(portal, 'rollback', ['--log']), { timeout: LONGEST_MS }).toContain(rolledBack);
    for (const page of pages) {
      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: 'Works in dispute' })).toBeVisible();
    }
    const reported = errors.parse(await runSocietyCommand(portal, 'errors', 'list'));
    const seen = reported.find(({ description }) => description.includes('The list broke.'));
    expect(seen).toMatchObject({ area: 'oppositions', area_version: broken });
    expect(run(portal, 'deploy', ['oppositions', '--from', build])).toContain('failed for members');
  } finally {
    await portal.stop();
  }
});
