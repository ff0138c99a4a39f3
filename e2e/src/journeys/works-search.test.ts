// cspell:ignore aduke harmatan
import { paths } from '@counterpoint/contract/paths';
import { freshMember } from '../portal/fresh-member.ts';
import { openSession } from '../portal/session-cookie.ts';
import { expect, test } from '../portal/test.ts';

const { compositions } = paths;

test('searches the repertoire from memory, filters it, and opens another’s work', {
  tag: '@phone',
}, async ({ page, portal }) => {
  await openSession(page.context(), portal, await freshMember(portal));

  await test.step('finds words with a misspelling, without accents and in any order, and shows what matched', async () => {
    await page.goto(compositions.search());
    await expect(page.getByRole('heading', { name: 'What are you looking for?' })).toBeVisible();
    await page.keyboard.press('/');
    await page.keyboard.type('love harmatan');
    await expect(page.getByRole('link', { name: 'Harmattan Love', exact: true })).toBeVisible();
    await expect(page.getByText(/Nothing matches “love harmatan”/)).toBeVisible();
    await expect(page.locator('mark', { hasText: 'Harmattan' })).toBeVisible();
    await page.getByRole('searchbox').fill('aduke');
    await expect(page.locator('mark', { hasText: 'Àdùkẹ́' })).toBeVisible();
    await page.getByRole('searchbox').fill('kofi mensah');
    await expect(page.locator('mark', { hasText: 'Kofi' }).first()).toBeVisible();
  });

  await test.step('keeps its filters in the URL, after a reload and when going back', async () => {
    await page.getByRole('button', { name: 'With ISWC', exact: true }).click();
    await expect(page).toHaveURL(/query=kofi\+mensah&iswc=with/);
    await page.reload();
    await expect(page.getByRole('button', { name: 'With ISWC', exact: true })).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: 'Your works', exact: true }).click();
    await expect(page.getByRole('heading', { name: /No work matches/ })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('list', { name: 'Works found' }).getByRole('listitem').first()).toBeVisible();
  });

  await test.step('opens another’s work by its ISWC', async () => {
    await page.getByRole('searchbox').fill('harmattan love');
    const found = page
      .getByRole('list', { name: 'Works found' })
      .getByRole('listitem')
      .filter({ hasText: 'Harmattan' });
    // Earlier results may be shown until then.
    await expect(found).toHaveCount(1);
    const iswc = /T-[\d.]+-\d/.exec((await found.textContent()) ?? '')?.[0] ?? '';
    await page.getByRole('searchbox').fill(iswc.replaceAll('.', ' '));
    await expect(page.locator('mark', { hasText: iswc })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Claim a share: Harmattan Love' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Oppose: Harmattan Love' })).toBeVisible();
    await page.getByRole('link', { name: 'Harmattan Love', exact: true }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Harmattan Love' })).toBeVisible();
  });

  await test.step('starts a new work from another one', async () => {
    await page.goBack();
    await page.getByRole('link', { name: 'Copy as a new work: Harmattan Love' }).click();
    await expect(page).toHaveURL(/copy=/);
  });
});
