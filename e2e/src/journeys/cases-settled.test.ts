import { paths } from '@counterpoint/contract/paths';
import type { Page } from '@playwright/test';
import { memberAtApi } from '../portal/api-member.ts';
import { memberPage } from '../portal/demo-member.ts';
import { freshMember } from '../portal/fresh-member.ts';
import { expectGoodDialog, expectGoodScreen } from '../portal/good-screen.ts';
import { expect, test } from '../portal/test.ts';

const band = (page: Page) => page.getByRole('region', { name: 'Next step' });

test('registers a split that the parties of a maintained case agree on', { tag: '@phone' }, async ({
  browser,
  portal,
}) => {
  const [akosua, esi] = [
    await freshMember(portal, { given_name: 'Akosua', other_names: 'Addo' }),
    await freshMember(portal, { given_name: 'Esi', other_names: 'Coker' }),
  ];
  const [one, two] = [await memberAtApi(portal, akosua), await memberAtApi(portal, esi)];
  const title = `Bridge Song ${akosua.email.slice(5, 11)}`;
  const work = await one.submitWork(title, [
    [one, 70],
    [two, 30],
  ]);
  await two.confirm(work);
  const caseId = await two.fileCase(work, 50);
  const open = async (member: typeof akosua) => {
    const page = await memberPage(browser, { portal, member, at: paths.oppositions.details(caseId) });
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    return page;
  };
  const [first, second] = [await open(akosua), await open(esi)];

  await test.step('the respondent maintains by keyboard, and the claimant sees it without reloading', async () => {
    await band(first).getByRole('button', { name: 'Maintain my claim' }).focus();
    await first.keyboard.press('Enter');
    const dialog = first.getByRole('dialog', { name: 'Maintain your claim' });
    await expect(dialog.getByLabel('Why you maintain your claim')).toBeFocused();
    await first.keyboard.type('The bridge is mine.');
    await dialog.getByRole('button', { name: 'Maintain my claim' }).click();
    await expect(first.getByText('You maintained your claim.')).toBeVisible();
    await expect(band(second).getByText('The parties disagree.')).toBeVisible();
    await expect(second.getByText('The bridge is mine.').first()).toBeVisible();
  });

  await test.step('the claimant proposes a split', async () => {
    await band(second).getByRole('button', { name: 'Propose a split' }).click();
    const editor = second.getByRole('region', { name: 'Propose a split' });
    await editor.getByRole('textbox', { name: 'Performing % of Akosua Addo' }).fill('65');
    await editor.getByRole('textbox', { name: 'Performing % of Esi Coker' }).fill('35');
    await editor.getByRole('textbox', { name: /Message to the other parties/ }).fill('Can we meet here?');
    await editor.getByRole('button', { name: 'Propose this split' }).click();
    await expect(second.getByRole('region', { name: 'Your proposed split' })).toBeVisible();
  });

  await test.step('the respondent accepts, and the case ends for both', async () => {
    const card = first.getByRole('region', { name: 'Split proposed by Esi Coker' });
    await expect(card.getByText('Can we meet here?')).toBeVisible();
    await expectGoodScreen(first);
    await card.getByRole('button', { name: 'Accept this split' }).click();
    const dialog = first.getByRole('dialog', { name: 'Accept this split?' });
    await expect(dialog.getByRole('list', { name: 'Shares before and after' })).toBeVisible();
    await expectGoodDialog(first);
    await dialog.getByRole('button', { name: 'Accept this split' }).click();
    for (const page of [first, second]) await expect(band(page).getByText('The parties agreed.')).toBeVisible();
  });

  await test.step('the work has the split as a new revision, and nothing on hold', async () => {
    await first.getByRole('link', { name: 'View work' }).click();
    await expect(first.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const parties = first.getByRole('region', { name: 'Writers and publishers' });
    for (const share of ['65.00%', '35.00%']) await expect(parties.getByText(share).first()).toBeVisible();
    await expect(first.getByText('In dispute', { exact: true })).toHaveCount(0);
  });
});
