import { paths } from '@counterpoint/contract/paths';
import type { Browser, Page } from '@playwright/test';
import { memberAtApi } from '../portal/api-member.ts';
import { memberPage } from '../portal/demo-member.ts';
import { freshMember } from '../portal/fresh-member.ts';
import { expectGoodDialog } from '../portal/good-screen.ts';
import { expect, test } from '../portal/test.ts';

const band = (page: Page) => page.getByRole('region', { name: 'Next step' });
const parties = (page: Page) => page.getByRole('region', { name: 'Writers and publishers' });

type Portal = Parameters<typeof freshMember>[0] & { readonly origin: string };

/** A work of three (40, 30 and 30%), of which the third claims half of the performing right. */
async function fileCaseOfThree(portal: Portal, title: string) {
  const names = [
    { given_name: 'Abena', other_names: 'Owusu' },
    { given_name: 'Kwame', other_names: 'Danso' },
    { given_name: 'Efua', other_names: 'Lartey' },
  ];
  const [abena, kwame, efua] = await Promise.all(names.map((each) => freshMember(portal, each)));
  if (!abena || !kwame || !efua) throw new Error('Three members were to join.');
  const one = await memberAtApi(portal, abena);
  const two = await memberAtApi(portal, kwame);
  const three = await memberAtApi(portal, efua);
  const work = await one.submitWork(title, [
    [one, 40],
    [two, 30],
    [three, 30],
  ]);
  await two.confirm(work);
  await three.confirm(work);
  const caseId = await three.fileCase(work, 50);
  return { caseId, members: [abena, kwame, efua] as const };
}

/** Opens such a case for each of the three. */
async function aCaseOfThree(browser: Browser, portal: Portal, title: string) {
  const { caseId, members } = await fileCaseOfThree(portal, title);
  const [abena, kwame, efua] = members;
  const open = async (member: typeof abena) => {
    const page = await memberPage(browser, { portal, member, at: paths.oppositions.details(caseId) });
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    return page;
  };
  return { first: await open(abena), second: await open(kwame), third: await open(efua) };
}

test('ends a case for everyone when one party releases their claim and the other accepts the change', {
  tag: '@phone',
}, async ({ browser, portal }) => {
  const title = 'Volta Crossing';
  const { first, second, third } = await aCaseOfThree(browser, portal, title);

  await test.step('one maintains their claim at first', async () => {
    await band(second).getByRole('button', { name: 'Maintain my claim' }).click();
    const dialog = second.getByRole('dialog', { name: 'Maintain your claim' });
    await dialog.getByRole('textbox', { name: /^Why you maintain your claim/ }).fill('We agreed on this split.');
    await dialog.getByRole('button', { name: 'Maintain my claim' }).click();
    await expect(second.getByText('You maintained your claim.')).toBeVisible();
  });

  await test.step('then releases it up to what is claimed, and sees who gets it', async () => {
    await band(second).getByRole('button', { name: 'Release my claim' }).click();
    const dialog = second.getByRole('dialog', { name: 'Release your claim?' });
    await expect(dialog.getByText('Who gets your shares')).toBeVisible();
    await expect(dialog.getByText('21.43%')).toBeVisible();
    await dialog.getByRole('button', { name: 'Release my claim' }).click();
    await expect(second.getByText('You released your claim.')).toBeVisible();
  });

  await test.step('the other accepts, and the claimant has what was claimed', async () => {
    await band(first).getByRole('button', { name: 'Accept the change' }).click();
    const dialog = first.getByRole('dialog', { name: 'Accept the change?' });
    await expect(dialog.getByText('28.57%')).toBeVisible();
    await expectGoodDialog(first);
    await dialog.getByRole('button', { name: 'Accept the change' }).click();
    for (const page of [first, second, third]) await expect(band(page).getByText('The parties agreed.')).toBeVisible();
    await third.getByRole('link', { name: 'View work' }).click();
    for (const share of ['28.57%', '21.43%', '50.00%'])
      await expect(parties(third).getByText(share).first()).toBeVisible();
    await expect(third.getByText('In dispute', { exact: true })).toHaveCount(0);
  });
});

test('withdraws a case by keyboard, which ends it for everyone without changes', async ({ browser, portal }) => {
  const title = 'Densu Crossing';
  const { first, second, third } = await aCaseOfThree(browser, portal, title);

  await test.step('the filer gives a reason and withdraws the claim', async () => {
    await band(third).getByRole('button', { name: 'Withdraw the case' }).focus();
    await third.keyboard.press('Enter');
    const dialog = third.getByRole('dialog', { name: /^Withdraw OPP-/ });
    await expect(dialog.locator(':focus')).toBeVisible();
    await expectGoodDialog(third);
    await dialog.getByLabel(/^Why you’re withdrawing/).focus();
    await third.keyboard.type('We found the split sheet: it was right.');
    await dialog.getByRole('button', { name: 'Withdraw the case' }).focus();
    await third.keyboard.press('Enter');
    await expect(third.getByText(/^Case OPP-\d+-\d+ was withdrawn\.$/)).toBeVisible();
  });

  await test.step('the others see it without reloading, with nothing left to answer or on hold', async () => {
    for (const page of [first, second, third]) {
      await expect(band(page).getByText('The claim was withdrawn.')).toBeVisible();
      await expect(band(page).getByRole('button')).toHaveCount(0);
    }
  });

  await test.step('the work is unchanged', async () => {
    await first.getByRole('link', { name: title }).first().click();
    for (const share of ['40.00%', '30.00%']) await expect(parties(first).getByText(share).first()).toBeVisible();
    await expect(first.getByText('In dispute', { exact: true })).toHaveCount(0);
  });
});
