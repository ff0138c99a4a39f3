import { paths } from '@counterpoint/contract/paths';
import type { Page } from '@playwright/test';
import { memberAtApi } from '../portal/api-member.ts';
import { memberPage } from '../portal/demo-member.ts';
import { freshMember } from '../portal/fresh-member.ts';
import { expectGoodDialog, expectGoodScreen } from '../portal/good-screen.ts';
import { expect, test } from '../portal/test.ts';

const band = (page: Page) => page.getByRole('region', { name: 'Next step' });

async function acceptSplit(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Accept this split' }).click();
  const dialog = page.getByRole('dialog', { name: 'Accept this split?' });
  await expect(dialog.getByRole('list', { name: 'Shares before and after' })).toBeVisible();
  await expectGoodDialog(page);
  await dialog.getByRole('button', { name: 'Accept this split' }).click();
}

test('registers a split that all three parties of a maintained case accept', {
  tag: '@phone',
}, async ({ browser, portal }) => {
  const names = [
    { given_name: 'Akosua', other_names: 'Addo' },
    { given_name: 'Yaw', other_names: 'Badu' },
    { given_name: 'Esi', other_names: 'Coker' },
  ];
  const [akosua, yaw, esi] = await Promise.all(names.map((each) => freshMember(portal, each)));
  if (!akosua || !yaw || !esi) throw new Error('Three members were to join.');
  const [one, two, three] = [
    await memberAtApi(portal, akosua),
    await memberAtApi(portal, yaw),
    await memberAtApi(portal, esi),
  ];
  const title = `Bridge Song ${akosua.email.slice(5, 11)}`;
  const work = await one.submitWork(title, [
    [one, 40],
    [two, 30],
    [three, 30],
  ]);
  await two.confirm(work);
  await three.confirm(work);
  const caseId = await three.fileCase(work, 50);
  const open = async (member: typeof akosua) => {
    const page = await memberPage(browser, { portal, member, at: paths.oppositions.details(caseId) });
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    return page;
  };
  const [first, second, third] = [await open(akosua), await open(yaw), await open(esi)];

  await test.step('respondents see their deadline and both versions with the differences', async () => {
    await expect(band(first).getByText(/^Respond by \d/)).toBeVisible();
    await expect(band(first).getByText('If you don’t respond, the society may apply the claim.')).toBeVisible();
    const claimed = first.getByRole('region', { name: 'Claim' });
    await expect(claimed.getByText('+20.00')).toBeVisible();
    await expect(third.getByRole('button', { name: 'Withdraw the case' })).toBeVisible();
  });

  await test.step('one maintains by keyboard, and the others see it without reloading', async () => {
    await band(first).getByRole('button', { name: 'Maintain my claim' }).focus();
    await first.keyboard.press('Enter');
    const dialog = first.getByRole('dialog', { name: 'Maintain your claim' });
    await expect(dialog.getByLabel('Why you maintain your claim')).toBeFocused();
    await first.keyboard.type('The bridge is from a session of mine.');
    await expectGoodDialog(first);
    await dialog.getByRole('button', { name: 'Maintain my claim' }).click();
    await expect(first.getByText('You maintained your claim.')).toBeVisible();
    await expect(band(third).getByText('The parties disagree.')).toBeVisible();
    await expect(third.getByText('The bridge is from a session of mine.').first()).toBeVisible();
  });

  await test.step('another proposes a split, which must add up to 100%', async () => {
    await band(second).getByRole('button', { name: 'Propose a split' }).click();
    const editor = second.getByRole('region', { name: 'Propose a split' });
    await editor.getByRole('textbox', { name: 'Performing % of Akosua Addo' }).fill('35');
    await editor.getByRole('textbox', { name: 'Performing % of Yaw Badu' }).fill('25');
    await editor.getByRole('textbox', { name: 'Performing % of Esi Coker' }).fill('39');
    await expect(editor.getByText('1.00% left to allocate')).toBeVisible();
    await editor.getByRole('button', { name: 'Propose this split' }).click();
    await expect(editor.getByRole('link', { name: 'Performing: 1.00% left to allocate.' })).toBeVisible();
    await editor.getByRole('textbox', { name: 'Performing % of Esi Coker' }).fill('40');
    await editor.getByRole('textbox', { name: /Message to the other parties/ }).fill('Can we meet here?');
    await editor.getByRole('button', { name: 'Propose this split' }).click();
    await expect(second.getByRole('region', { name: 'Your proposed split' })).toBeVisible();
  });

  await test.step('the others accept, and the case ends for everyone', async () => {
    const card = first.getByRole('region', { name: 'Split proposed by Yaw Badu' });
    await expect(card.getByText('Can we meet here?')).toBeVisible();
    await expectGoodScreen(first);
    await acceptSplit(first);
    await expect(first.getByText('You accepted the split. We’re waiting for the other parties.')).toBeVisible();
    await acceptSplit(third);
    for (const page of [first, second, third]) await expect(band(page).getByText('The parties agreed.')).toBeVisible();
  });

  await test.step('the work has the split as a new revision, and nothing on hold', async () => {
    await first.getByRole('link', { name: 'View work' }).click();
    await expect(first.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const parties = first.getByRole('region', { name: 'Writers and publishers' });
    for (const share of ['35.00%', '25.00%', '40.00%']) await expect(parties.getByText(share).first()).toBeVisible();
    await expect(first.getByText('In dispute', { exact: true })).toHaveCount(0);
  });
});
