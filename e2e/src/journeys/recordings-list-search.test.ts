// cspell:ignore akwaba markt nigth zzyzx
import { paths } from '@counterpoint/contract/paths';
import { memberAtApi } from '../portal/api-member.ts';
import { freshMember } from '../portal/fresh-member.ts';
import { openSession } from '../portal/session-cookie.ts';
import { expect, test } from '../portal/test.ts';

const { recordings } = paths;

test('finds, sorts and filters recordings, and keeps it all in the URL', { tag: '@phone' }, async ({
  page,
  portal,
}) => {
  const member = await freshMember(portal);
  const api = await memberAtApi(portal, member);
  await api.submitRecording('Akwaaba Morning', 100);
  await api.submitRecording('Volta Evening', 60);
  await openSession(page.context(), portal, member);
  const main = page.getByRole('main');

  await test.step('shows the status of the rights of each recording', async () => {
    await page.goto(recordings.list());
    await expect(main.getByText('2 recordings you have a part in')).toBeVisible();
    await expect(main.getByText('Complete', { exact: true })).toBeVisible();
    await expect(main.getByText('Incomplete', { exact: true })).toBeVisible();
  });

  await test.step('searches while typing, with a misspelling, and keeps the search in the URL', async () => {
    await page.keyboard.press('/');
    await page.keyboard.type('akwaba');
    await expect(main.getByRole('link', { name: 'Akwaaba Morning' })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Volta Evening' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Registered 1' }).press('Enter');
    await expect(page).toHaveURL(/query=akwaba&filter=registered|filter=registered&query=akwaba/);
    await page.reload();
    await expect(page.getByRole('searchbox')).toHaveValue('akwaba');
    await expect(main.getByRole('link', { name: 'Akwaaba Morning' })).toBeVisible();
  });

  await test.step('selects recordings and shows the possible actions', async () => {
    await page.getByRole('checkbox', { name: 'Select Akwaaba Morning' }).check();
    await expect(page.getByRole('region', { name: 'Selected recordings' })).toContainText('1 recording selected');
    await page.getByRole('button', { name: 'Clear selection' }).click();
  });

  await test.step('opens the page of a recording', async () => {
    await main.getByRole('link', { name: 'Akwaaba Morning' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Akwaaba Morning' })).toBeVisible();
  });
  await api.stop();
});

test('searches all recordings from memory and leads to a claim', async ({ page, portal }) => {
  await openSession(page.context(), portal, await freshMember(portal));

  await test.step('explains what can be typed', async () => {
    await page.goto(recordings.search());
    await expect(page.getByRole('heading', { name: 'What are you looking for?' })).toBeVisible();
  });

  const found = page.getByRole('list', { name: 'Recordings found' });
  await test.step('finds words with a misspelling in any order, and marks the matches', async () => {
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

  await test.step('explains an empty result and what to do', async () => {
    await page.getByRole('searchbox').fill('zzyzx quux');
    await expect(page.getByRole('heading', { name: 'No registered recording matches “zzyzx quux”' })).toBeVisible();
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
