import { paths } from '@counterpoint/contract/paths';
import { expectNoSidewaysScroll } from '../portal/axe.ts';
import { printedMember, signIn } from '../portal/demo-member.ts';
import { expectGoodAtBothWidths } from '../portal/good-screen.ts';
import { expect, test } from '../portal/test.ts';

test.beforeEach(async ({ page, portal }) => {
  await signIn(page, printedMember(portal.output(), 'ama.kusi@example.org'));
  await expect(page.getByRole('heading', { level: 1, name: /Ama/ })).toBeVisible();
});

test('goes to a page by keyboard alone, and the page’s heading has the focus', async ({ page }) => {
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: /Search pages/ });
  await expect(field).toBeFocused();
  await expectGoodAtBothWidths(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { selected: true })).toHaveText('Sound Recordings');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(paths.recordings.list());
  await expect(page.getByRole('heading', { level: 1, name: 'Sound recordings' })).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('group', { name: 'Recent' }).getByRole('option')).toHaveText(['Sound Recordings']);
});

test('finds a work by its title and opens it', { tag: '@phone' }, async ({ page }) => {
  await page.goto(paths.compositions.list());
  const first = page
    .getByRole('main')
    .locator(`a[href*="${paths.compositions.details('')}"]`)
    .first();
  const title = ((await first.textContent()) ?? '').trim();
  const address = await first.getAttribute('href');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: /Search pages/ })).toBeFocused();
  await page.keyboard.type(title.slice(0, 12));
  const works = page.getByRole('group', { name: 'Your works' });
  const work = works.getByRole('option', { name: title }).first();
  await expect(work).toBeVisible();
  await expectGoodAtBothWidths(page);
  for (let step = 0; step < 20 && (await work.getAttribute('aria-selected')) !== 'true'; step += 1)
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
  expect(address).toContain(paths.compositions.details(''));
});

test('opens by its button, and Escape gives the focus back', async ({ page }) => {
  const button = page.getByRole('button', { name: 'Search', exact: true });
  await expect(button).toBeVisible();
  await expectNoSidewaysScroll(page);
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: /Search pages/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('a slash goes to the page’s own search field, and opens the palette where there is none', {
  tag: '@phone',
}, async ({ page }) => {
  await page.keyboard.press('/');
  const field = page.getByRole('combobox', { name: /Search pages/ });
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('');
  await page.keyboard.press('Escape');
  await page.goto(paths.compositions.list());
  await expect(page.getByRole('searchbox')).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await expect(field).toHaveCount(0);
});

test.describe('where one search fails', () => {
  test.use({ expectedErrors: [/503/] });

  test('says which, and shows what the others found', async ({ page }) => {
    await page.route(/\/api\/v1\/recordings/, (route) => route.fulfill({ status: 503, json: {} }));
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox', { name: /Search pages/ })).toBeFocused();
    await page.keyboard.type('a r');
    await expect(page.getByText('Your recordings could not be searched.')).toBeVisible();
  });
});

test('changes the colours and logs out', { tag: '@phone' }, async ({ page }) => {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: /Search pages/ }).fill('dark');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('html')).toHaveCSS('color-scheme', /dark/);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: /Search pages/ }).fill('logout');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
});
