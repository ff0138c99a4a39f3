// cspell:ignore xqabc
import { paths } from '@counterpoint/contract/paths';
import type { Page } from '@playwright/test';
import { freshMember } from '../portal/fresh-member.ts';
import { openSession } from '../portal/session-cookie.ts';
import { expect, test } from '../portal/test.ts';

const { recordings } = paths;

/** Continues to the next step. */
async function goOn(page: Page): Promise<void> {
  await page.getByRole('button', { name: /continue/i }).press('Enter');
}

/** Types into a picker and takes the first match, by keyboard. */
async function pick(page: Page, name: string, query: string): Promise<void> {
  const picker = page.getByRole('combobox', { name, exact: true });
  await picker.focus();
  await page.keyboard.type(query);
  await expect(
    page
      .getByRole('option')
      .filter({ hasText: new RegExp(query, 'i') })
      .first(),
  ).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}

test('registers a recording by keyboard, with contributors, rights by territory and a work', async ({
  page,
  portal,
}) => {
  const member = await freshMember(portal);
  const title = `Harmattan Night ${member.email.slice(5, 11)}`;
  await openSession(page.context(), portal, member);

  await test.step('searches first', async () => {
    await page.goto(recordings.add());
    await page.getByLabel('Title of the recording').focus();
    await page.keyboard.type(title);
    await page.getByLabel('Artist').fill('Adwoa Boateng');
    await page.getByLabel('Artist').press('Enter');
  });

  await test.step('enters title and facts', async () => {
    await page.getByLabel('Title', { exact: true }).press('End');
    await page.keyboard.type(' (Live)');
    await page.getByRole('button', { name: 'Move “Live” to the version title' }).press('Enter');
    await expect(page.getByLabel('Version title')).toBeFocused();
    await page.getByLabel('ISRC').fill('xqabc2400017');
    await page.getByLabel('Duration').fill('4:05');
    await expect(page.getByText(/^We don’t know any ISRC that begins with XQ/)).toBeVisible();
    await page.getByLabel('Year of the P line').selectOption('2024');
    await page.getByRole('button', { name: /^Release/ }).press('Enter');
    await page.getByLabel('Release date').fill('2024-05-28');
    await goOn(page);
  });

  await test.step('adds performers', async () => {
    await pick(page, 'Add a contributor', 'Kofi Mensah');
    await page.getByLabel('Category of Kofi Mensah').selectOption('Featured, under contract');
    await pick(page, 'Instruments and roles', 'lead vocals');
    await page.getByRole('button', { name: 'Add by name only' }).press('Enter');
    await page.getByLabel('Name', { exact: true }).fill('Yaw Darko');
    const his = page.getByRole('group', { name: 'Instruments and roles of Yaw Darko' });
    await his.getByRole('combobox').focus();
    await page.keyboard.type('drums');
    await expect(page.getByRole('option', { name: 'Drums' })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Assign all to the featured performer' }).press('Enter');
    await expect(page.getByLabel('Featured share % of Kofi Mensah')).toHaveValue('100.00');
    await expect(page.getByText('Fully allocated')).toBeVisible();
    await goOn(page);
  });

  await test.step('adds rights holders and territories', async () => {
    const editor = page.getByRole('region', { name: 'Rights holders' });
    await editor.getByRole('button', { name: 'Add me' }).press('Enter');
    await editor.getByRole('button', { name: 'Exclude', exact: true }).press('Enter');
    await pick(page, 'Exclude a territory', 'Ghana');
    await editor.getByRole('button', { name: /^More about/ }).press('Enter');
    await pick(page, 'Add a rights holder', 'Kofi Mensah');
    await editor.getByRole('button', { name: 'Remove World' }).press('Enter');
    await pick(page, 'Include a territory', 'Ghana');
    await editor.getByLabel('Share %').fill('100');
    await editor.getByRole('button', { name: 'More about Kofi Mensah' }).press('Enter');
    await expect(page.getByText(/Rights add up to 100%/)).toBeVisible();
    await goOn(page);
  });

  await test.step('links the work', async () => {
    await pick(page, 'Add a work', 'Makola Morning');
    await expect(page.getByText('Linked', { exact: true })).toBeVisible();
    await goOn(page);
  });

  await test.step('reviews and submits', async () => {
    const rights = page.getByRole('region', { name: 'Rights' });
    await expect(rights.getByText(/^100\.00% as producer, all uses, World except Ghana/)).toBeVisible();
    await expect(page.getByText(/^We’ll ask Kofi Mensah to confirm/)).toBeVisible();
    await page.getByRole('button', { name: 'Submit for registration' }).press('Enter');
    await expect(page).toHaveURL(new RegExp(recordings.details('')));
    await expect(page.getByRole('heading', { level: 1, name: new RegExp(title) })).toBeVisible();
  });
});
