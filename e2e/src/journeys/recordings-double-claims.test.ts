import { paths } from '@counterpoint/contract/paths';
import type { Page } from '@playwright/test';
import { memberAtApi } from '../portal/api-member.ts';
import { memberPage } from '../portal/demo-member.ts';
import { freshMember } from '../portal/fresh-member.ts';
import { expectGoodDialog, expectGoodScreen } from '../portal/good-screen.ts';
import { tabTo } from '../portal/keyboard.ts';
import { expect, test } from '../portal/test.ts';

const band = (page: Page) => page.getByRole('region', { name: 'Next step' });

test('opens a case for an overlapping claim, and settles it by a split of the disputed share', {
  tag: '@phone',
}, async ({ browser, portal }) => {
  const [label, rival] = await Promise.all([
    freshMember(portal, { given_name: 'Adwoa', other_names: 'Boateng' }),
    freshMember(portal, { given_name: 'Tema', other_names: 'Owusu' }),
  ]);
  const one = await memberAtApi(portal, label);
  const title = `Night Market ${label.email.slice(5, 11)}`;
  const recording = await one.submitRecording(title, 80);
  const [first, second] = [
    await memberPage(browser, { portal, member: label, at: paths.recordings.details(recording) }),
    await memberPage(browser, { portal, member: rival, at: paths.recordings.claim(recording) }),
  ];

  await test.step('the claimant sees the overlap before submitting the claim', async () => {
    const dialog = second.getByRole('dialog', { name: /^Claim rights in/ });
    await dialog.getByLabel('Share %').fill('50');
    await dialog.getByLabel('First day').fill('2026-03-01');
    await expect(dialog.getByText('World from 1 March 2026: 130.00% claimed.')).toBeVisible();
    await dialog.getByLabel(/^How you acquired/).fill('We took the catalogue over in March.');
    await expectGoodDialog(second);
    await dialog.getByRole('button', { name: 'Claim these rights' }).press('Enter');
    await expect(dialog).toBeHidden();
    await expect(second.getByRole('region', { name: 'Double claims' })).toContainText('130.00% claimed.');
  });

  await test.step('the timeline shows all years, since one that scrolls cuts off numbers, and each bar by keyboard', async () => {
    const timeline = second.getByRole('region', { name: /^Timeline/ });
    await expect(timeline.getByRole('img', { name: /^World, from 1 March 2026.*130\.00% in total$/ })).toBeVisible();
    expect(await timeline.evaluate((region) => region.scrollWidth - region.clientWidth)).toBe(0);
    await tabTo(second, timeline.getByRole('img').first());
  });

  await test.step('the holder maintains with a reason and a document, which the claimant sees without reloading', async () => {
    const section = first.getByRole('region', { name: 'Double claims' });
    await expect(section.getByText('Your turn')).toBeVisible();
    await section.getByRole('button', { name: 'Maintain my claim' }).press('Enter');
    const dialog = first.getByRole('dialog', { name: /^Maintain your claim/ });
    await dialog.getByLabel('Why the right is yours').fill('We hold it by the contract of 2019.');
    await dialog.getByLabel('Supporting document').fill('Contract, 3 May 2019');
    await expectGoodDialog(first);
    await dialog.getByRole('button', { name: 'Maintain my claim' }).press('Enter');
    await expect(dialog).toBeHidden();
    await expect(section.getByText('In dispute')).toBeVisible();
    await expect(second.getByText('maintained the claim')).toBeVisible();
  });

  await test.step('both open the case from their lists and see the scope of the overlap', async () => {
    for (const page of [first, second]) {
      await page.goto(`${paths.oppositions.list()}?${new URLSearchParams({ query: title })}`);
      await page.getByRole('link', { name: title }).click();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    }
    await expect(first.getByText('The claims add up to 30.00% over 100%.')).toBeVisible();
    await expectGoodScreen(first);
  });

  await test.step('the claimant proposes a split of exactly that, and the holder accepts', async () => {
    await band(second).getByRole('button', { name: 'Propose a split' }).click();
    const editor = second.getByRole('region', { name: 'Propose a split' });
    await editor.getByRole('textbox', { name: 'Of the recording % of Adwoa Boateng' }).fill('60');
    await editor.getByRole('textbox', { name: 'Of the recording % of Tema Owusu' }).fill('40');
    await editor.getByRole('button', { name: 'Propose this split' }).click();
    const card = first.getByRole('region', { name: 'Split proposed by Tema Owusu' });
    await card.getByRole('button', { name: 'Accept this split' }).click();
    const dialog = first.getByRole('dialog', { name: 'Accept this split?' });
    await dialog.getByRole('button', { name: 'Accept this split' }).click();
    for (const page of [first, second]) await expect(band(page).getByText('The parties agreed.')).toBeVisible();
  });

  await test.step('the recording is no longer in dispute', async () => {
    await first.getByRole('link', { name: 'View recording' }).click();
    await expect(first.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(first.getByText('In dispute', { exact: true })).toHaveCount(0);
    await expect(first.getByText('40.00%').first()).toBeVisible();
  });
  await one.stop();
});
