import { paths } from '@counterpoint/contract/paths';
import { asMember } from '../portal/demo-member.ts';
import { expect, test } from '../portal/test.ts';

test('finds a work by its title in the palette and opens it', { tag: '@phone' }, async ({ page, portal }) => {
  await asMember(page, { portal, email: 'ama.kusi@example.org', at: paths.compositions.list() });
  const field = page.getByRole('combobox', { name: /Search pages/ });
  const link = page
    .getByRole('main')
    .locator(`a[href*="${paths.compositions.details('')}"]`)
    .first();
  const title = ((await link.textContent()) ?? '').trim();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await page.keyboard.type(title.slice(0, 12));
  const work = page.getByRole('group', { name: 'Your works' }).getByRole('option', { name: title }).first();
  await expect(work).toBeVisible();
  for (let step = 0; step < 20 && (await work.getAttribute('aria-selected')) !== 'true'; step += 1)
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
});
