import { rename } from 'node:fs/promises';
import path from 'node:path';
import { paths } from '@counterpoint/contract/paths';
import { asMember, openFromMenu } from '../portal/demo-member.ts';
import { expect, test } from '../portal/test.ts';
import { createDeployAccess, runDeployCommand, runRemotely } from './deploy-command.ts';
import { createSecondBuild } from './second-build.ts';

const FIRST = 'Works in dispute';
const SECOND = 'Works in dispute, as deployed again';

test('serves a second build of one remote at the next load, and the first again after a rollback', async ({
  page,
  portal,
  context,
}) => {
  await asMember(page, { portal, email: 'ama.kusi@example.org' });
  const heading = (name: string) => ({ level: 1, name, exact: true }) as const;
  const [openTab, lateTab] = [await context.newPage(), await context.newPage()];
  // It doesn't hear of the second build, and has no cache.
  await lateTab.route('**/live', (route) => route.abort());
  for (const tab of [page, openTab, lateTab]) {
    await tab.goto(paths.oppositions.list());
    await expect(tab.getByRole('heading', heading(FIRST))).toBeVisible();
  }

  const isHeard = openTab.waitForResponse('**/registry.json');
  const build = await createSecondBuild({ bundle: 'oppositions', replace: [FIRST, SECOND] });
  const deployed = runDeployCommand(portal, 'deploy', ['oppositions', '--from', build]);
  expect(deployed).toMatchObject({ status: 0, stderr: '' });
  await page.reload();
  await expect(page.getByRole('heading', heading(SECOND))).toBeVisible();

  await test.step('an open tab takes it with a navigation', async () => {
    await isHeard;
    await expect(openTab.getByRole('heading', heading(FIRST))).toBeVisible();
    await openFromMenu(openTab, 'Dashboard');
    await expect(openTab.getByRole('heading', { level: 1, name: /Ama/ })).toBeVisible();
    await openFromMenu(openTab, 'Works in Dispute');
    await expect(openTab.getByRole('heading', heading(SECOND))).toBeVisible();
  });

  await test.step('an open tab whose version was removed loads its next page in the newer one', async () => {
    const [, version = ''] = / (\S+) -> /.exec(deployed.stdout) ?? [];
    const own = path.join(portal.dataDir, 'areas/r/oppositions', version);
    await rename(own, `${own}-removed`);
    try {
      await lateTab.getByRole('link', { name: 'File a case' }).click();
      await expect(lateTab.getByRole('heading', { name: 'Something went wrong.' })).toBeVisible();
      await lateTab.getByRole('button', { name: 'Try again' }).click();
      await expect(lateTab.getByRole('heading', { level: 1, name: 'Dispute a work or recording' })).toBeVisible();
    } finally {
      await rename(`${own}-removed`, own);
    }
  });

  expect(runDeployCommand(portal, 'rollback', ['oppositions'])).toMatchObject({ status: 0, stderr: '' });
  await page.reload();
  await expect(page.getByRole('heading', heading(FIRST))).toBeVisible();
});

test('shows a developer’s changes in the tab that previews them, and to nobody else', async ({ page, portal }) => {
  const access = createDeployAccess(portal, 'oppositions');
  const send = async (text: string) => {
    const build = await createSecondBuild({ bundle: 'oppositions', replace: [FIRST, text] });
    return runRemotely(access, 'deploy', ['oppositions', '--from', build, '--canary', '0']).stdout;
  };
  const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
  await asMember(page, { portal, email: 'ama.kusi@example.org' });
  const [link = ''] = /http\S+/.exec(await send('As saved once')) ?? [];
  await page.goto(link.replace(/.*\?/, `${paths.oppositions.list()}?`));
  await expect(heading('As saved once')).toBeVisible();
  await send('As saved twice');
  await expect(heading('As saved twice')).toBeVisible();
  await page.goto(`${paths.oppositions.list()}?area=oppositions`);
  await expect(heading(FIRST)).toBeVisible();
  expect(runDeployCommand(portal, 'rollback', ['oppositions'])).toMatchObject({ status: 0, stderr: '' });
});
