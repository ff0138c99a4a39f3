import { asMember, openFromMenu } from '../portal/demo-member.ts';
import { expect, test } from '../portal/test.ts';
import { createDeployAccess } from './deploy-command.ts';
import { createOutsideArea } from './outside-area.ts';

test('serves an area from outside this repository until it is removed', async ({ page, portal }) => {
  const area = await createOutsideArea('live-shows');
  try {
    await area.run(['test']);
    await area.run(['build']);
    const access = createDeployAccess(portal, 'live-shows');
    expect(await area.run(['deploy'], access)).toMatch(/^live-shows: nothing → 0\.1\.0-/);
    await asMember(page, { portal, email: 'osu.music@example.org' });
    await openFromMenu(page, 'Live Shows');
    const heading = page.getByRole('heading', { level: 1, name: 'Live Shows' });
    await expect(heading).toBeVisible();
    await expect(page.getByRole('table', { name: 'Your works, latest changes first' })).toBeVisible();

    expect(await area.run(['remove'], access)).toMatch(/→ nothing\n$/);
    await page.reload();
    await expect(heading).toBeHidden();
  } finally {
    await area.remove();
  }
});
