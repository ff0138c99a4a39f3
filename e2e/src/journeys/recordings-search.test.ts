// cspell:ignore markt nigth
import { paths } from '@counterpoint/contract/paths';
import { freshMember } from '../portal/fresh-member.ts';
import { openSession } from '../portal/session-cookie.ts';
import { expect, test } from '../portal/test.ts';

const { recordings } = paths;

test('searches all recordings from memory and leads to a claim', async ({ page, portal }) => {
  await openSession(page.context(), portal, await freshMember(portal));

  const found = page.getByRole('list', { name: 'Recordings found' });
  await test.step('finds words with a misspelling in any order, and marks the matches', async () => {
    await page.goto(recordings.search());
    await expect(page.getByRole('heading', { name: 'What are you looking for?' })).toBeVisible();
    await page.keyboard.press('/');
    await page.keyboard.type('markt nigth');
    await expect(found.getByRole('link', { name: /^Night Market/ }).first()).toBeVisible();
    await expect(page.getByText(/Nothing matches “markt nigth”/)).toBeVisible();
    await expect(page.locator('mark', { hasText: 'Night' }).first()).toBeVisible();
  });

  await test.step('finds an ISRC in any notation', async () => {
    const isrc = /[A-Z]{2}-[A-Z0-9]{3}-\d{2}-\d{5}/.exec((await found.textContent()) ?? '')?.[0] ?? '';
    await page.getByRole('searchbox').fill(isrc.replaceAll('-', ' ').toLowerCase());
    await expect(page.locator('mark', { hasText: isrc })).toBeVisible();
    await expect(found.getByRole('listitem')).toHaveCount(1);
  });

  await test.step('leads to claiming rights in another’s recording', async () => {
    await page.getByRole('searchbox').fill('night market');
    await page.getByRole('link', { name: 'Claim rights: Night Market' }).first().press('Enter');
    // The dialog handles keys once it has the focus.
    await expect(page.getByRole('dialog').locator(':focus')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name: /^Night Market/ })).toBeVisible();
  });
});
