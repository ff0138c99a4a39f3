import { paths } from '@counterpoint/contract/paths';
import type { Page } from '@playwright/test';
import { freshMember } from '../portal/fresh-member.ts';
import { openSession } from '../portal/session-cookie.ts';
import { expect, test } from '../portal/test.ts';

const { compositions } = paths;

/** Picks the first match of a search, by keyboard. */
async function pick(page: Page, label: string, text: string): Promise<void> {
  const picker = page.getByRole('combobox', { name: label });
  await picker.fill(text);
  await expect(page.locator('[role=option]').first()).toBeVisible();
  await picker.press('ArrowDown');
  await picker.press('Enter');
}

async function goOn(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Continue/ }).press('Enter');
}

test('enters chains of publishers and their shares, and adds found or typed recordings', async ({ page, portal }) => {
  const member = await freshMember(portal);
  const title = `Castle Road ${member.email.slice(5, 11)}`;
  await openSession(page.context(), portal, member);
  await page.goto(compositions.add());
  await page.getByLabel('Title of the work').fill(title);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue(title);
  await goOn(page);
  await expect(page.getByRole('combobox', { name: 'Add a writer' })).toBeVisible();
  await goOn(page);

  await test.step('splits with an original publisher and an administrator', async () => {
    await pick(page, 'Add a publisher', 'Osu Music');
    const chain = page.getByRole('region', { name: /^Publisher Osu Music/ });
    await expect(chain.getByRole('checkbox', { name: 'Efua Sarpong' })).toBeChecked();
    await page.getByRole('button', { name: 'Split 50/50' }).press('Enter');
    await expect(page.getByLabel(/^Performing % of Osu Music/)).toHaveValue('50.00');
    await page.getByRole('button', { name: /^Add an administrator/ }).press('Enter');
    await pick(page, 'Who acts for', 'Kofi Mensah');
    await page.getByLabel('Performing % of Kofi Mensah').fill('5');
    await expect(page.getByText(/^Only an original publisher or an acquirer owns shares/)).toBeVisible();
    await page.getByRole('button', { name: 'Remove Kofi Mensah' }).press('Enter');
    await expect(page.getByText('Kofi Mensah removed.')).toBeVisible();
  });

  await test.step('enters where the publisher collects', async () => {
    await page.getByRole('button', { name: /^More about Osu Music/ }).press('Enter');
    await page.getByRole('button', { name: 'Choose territories' }).press('Enter');
    await pick(page, 'Add a territory', 'Nigeria');
    await page
      .getByLabel(/collects in Nigeria$/)
      .first()
      .selectOption('Not in');
    await expect(page.getByText(/^Draft saved/).first()).toBeVisible();
    await goOn(page);
  });

  await test.step('finds one recording and types another', async () => {
    await pick(page, 'Add a recording', 'Night Market');
    await expect(page.getByText(/GH-ZZ9/)).toBeVisible();
    await page.getByRole('button', { name: 'Enter one manually' }).press('Enter');
    await page.getByLabel('ISRC').fill('gbemi0300013');
    await page.getByLabel('Title (optional)', { exact: true }).fill('Castle Road, live');
    await expect(page.getByLabel('ISRC')).toHaveValue('GB-EMI-03-00013');
    await goOn(page);
  });

  await test.step('submits, and the publisher is asked', async () => {
    await expect(page.getByText(/Osu Music Publishing/).first()).toBeVisible();
    await page.getByRole('button', { name: 'Submit for registration' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText('Awaiting confirmation').first()).toBeVisible();
    await expect(page.getByText(/GB-EMI-03-00013/)).toBeVisible();
  });
});
