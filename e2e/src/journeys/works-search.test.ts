// cspell:ignore harmatan
import { paths } from '@counterpoint/contract/paths';
import { freshMember } from '../portal/fresh-member.ts';
import { openSession } from '../portal/session-cookie.ts';
import { expect, test } from '../portal/test.ts';

const { compositions } = paths;

test('searches the repertoire from memory, and opens another’s work', {
  tag: '@phone',
}, async ({ page, portal }) => {
  await openSession(page.context(), portal, await freshMember(portal));

  await test.step('finds words with a misspelling in any order, and shows what matched', async () => {
    await page.goto(compositions.search());
    await expect(page.getByRole('heading', { name: 'What are you looking for?' })).toBeVisible();
    await page.keyboard.press('/');
    await page.keyboard.type('love harmatan');
    await expect(page.getByRole('link', { name: 'Harmattan Love', exact: true })).toBeVisible();
    await expect(page.getByText(/Nothing matches “love harmatan”/)).toBeVisible();
    await expect(page.locator('mark', { hasText: 'Harmattan' })).toBeVisible();
  });

  await test.step('opens another’s work by its ISWC', async () => {
    const list = page.getByRole('list', { name: 'Works found' });
    const found = list.getByRole('listitem').filter({ hasText: 'Harmattan Love' });
    const iswc = /T-[\d.]+-\d/.exec((await found.textContent()) ?? '')?.[0] ?? '';
    await page.getByRole('searchbox').fill(iswc.replaceAll('.', ' '));
    await expect(page.locator('mark', { hasText: iswc })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Claim a share: Harmattan Love' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Oppose: Harmattan Love' })).toBeVisible();
    await page.getByRole('link', { name: 'Harmattan Love', exact: true }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Harmattan Love' })).toBeVisible();
  });
});
