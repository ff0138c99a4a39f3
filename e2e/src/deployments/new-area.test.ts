// cspell:ignore Redevances
import type { AreaEntry } from '@counterpoint/contract/areas';
import { asMember, openFromMenu } from '../portal/demo-member.ts';
import { expect, test } from '../portal/test.ts';
import { createDeployAccess, runRemotely } from './deploy-command.ts';
import { createNewArea } from './new-area-build.ts';

const ENTRY: AreaEntry = {
  id: 'royalties',
  label: { en: 'Royalties', fr: 'Redevances' },
  icon: 'M4 6.5h16M4 12h16M4 17.5h16',
  order: 5,
  home: '/royalties',
  publicPaths: [],
  privatePaths: ['/royalties'],
};
const HEADING = 'Royalties of this year';

test('an area that nobody knew appears in open menus, opens, and goes', async ({ page, portal }) => {
  const access = createDeployAccess(portal, ENTRY.id);
  await asMember(page, { portal, email: 'ama.kusi@example.org' });
  const link = page.getByRole('link', { name: 'Royalties' });
  const build = await createNewArea(ENTRY, HEADING);
  const deployed = runRemotely(access, 'deploy', [ENTRY.id, '--from', build]);
  expect(deployed).toMatchObject({ status: 0, stderr: '' });
  await expect(link).toBeVisible();
  await openFromMenu(page, 'Royalties');
  await expect(page).toHaveURL(ENTRY.home);
  await expect(page.getByRole('heading', { level: 1, name: HEADING })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: HEADING })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(HEADING));

  const removed = runRemotely(access, 'remove', [ENTRY.id, '--why', 'a test']);
  expect(removed).toMatchObject({ status: 0, stderr: '' });
  await expect(link).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: HEADING })).toBeVisible();
  await openFromMenu(page, 'Dashboard');
  await expect(page.getByRole('heading', { level: 1, name: /Ama/ })).toBeVisible();
  await page.goto(ENTRY.home);
  await expect(page.getByRole('heading', { level: 1, name: 'This page doesn’t exist' })).toBeVisible();
});
