import { paths } from '@counterpoint/contract/paths';
import { printedMember, signIn } from '../portal/demo-member.ts';
import { expect, test } from '../portal/test.ts';

test('uses the palette to find a work, change the theme and sign out', { tag: '@phone' }, async ({ page, portal }) => {
  // A separate session, because signing out ends it.
  await signIn(page, printedMember(portal.output(), 'ama.kusi@example.org'));
  const field = page.getByRole('combobox', { name: /Search pages/ });

  await test.step('a slash opens it on pages without a search field', async () => {
    await page.keyboard.press('/');
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('option', { selected: true })).toHaveText('Sound Recordings');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(paths.recordings.list());
  });

  await test.step('a slash focuses the search field on pages that have one', async () => {
    await page.goto(paths.compositions.list());
    await expect(page.getByRole('searchbox')).toBeVisible();
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox')).toBeFocused();
    await expect(field).toHaveCount(0);
  });

  await test.step('finds a work by its title and opens it', async () => {
    const link = page
      .getByRole('main')
      .locator(`a[href*="${paths.compositions.details('')}"]`)
      .first();
    const title = ((await link.textContent()) ?? '').trim();
    await page.keyboard.press('Control+k');
    await expect(field).toBeFocused();
    await expect(page.getByRole('group', { name: 'Recent' }).getByRole('option')).toHaveText(['Sound Recordings']);
    await page.keyboard.type(title.slice(0, 12));
    const work = page.getByRole('group', { name: 'Your works' }).getByRole('option', { name: title }).first();
    await expect(work).toBeVisible();
    for (let step = 0; step < 20 && (await work.getAttribute('aria-selected')) !== 'true'; step += 1)
      await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
  });

  await test.step('changes the theme and signs out', async () => {
    await page.keyboard.press('Control+k');
    await field.fill('dark');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.locator('html')).toHaveCSS('color-scheme', /dark/);
    await page.keyboard.press('Control+k');
    await field.fill('logout');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  });
});
