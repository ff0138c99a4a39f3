import { asMember, openFromMenu } from '../portal/demo-member.ts';
import { expect, test } from '../portal/test.ts';
import { createDeployAccess } from './deploy-access.ts';
import { createOutsideArea } from './outside-area.ts';

test('serves an area that was made, tested and built outside this repository', async ({ page, portal }) => {
  const area = await createOutsideArea('live-shows', ['--label', 'Live Shows', '--label-fr', 'Concerts']);
  await area.run(['test']);
  await area.run(['build']);

  const access = createDeployAccess(portal, 'live-shows');
  expect(await area.run(['deploy'], access)).toMatch(/^live-shows: nothing → 0\.1\.0-/);
  await asMember(page, { portal, email: 'ama.kusi@example.org' });
  await page.goto('/dashboard');
  await openFromMenu(page, 'Live Shows');
  await expect(page.getByRole('heading', { level: 1, name: 'Live Shows' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Your works, latest changes first' })).toBeVisible();

  expect(await area.run(['remove'], access)).toMatch(/→ nothing\n$/);
  await area.remove();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Live Shows' })).toBeHidden();
});
