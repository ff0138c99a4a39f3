import { paths } from '@counterpoint/contract/paths';
import { memberAtApi } from '../portal/api-member.ts';
import { memberPage } from '../portal/demo-member.ts';
import { freshMember } from '../portal/fresh-member.ts';
import { expectGoodDialog } from '../portal/good-screen.ts';
import { expect, test } from '../portal/test.ts';

test('opens a case for an overlapping claim, and ends it when the claims are released', {
  tag: '@phone',
}, async ({ browser, portal }) => {
  const [label, rival] = await Promise.all([
    freshMember(portal, { given_name: 'Adwoa', other_names: 'Boateng' }),
    freshMember(portal, { given_name: 'Tema', other_names: 'Owusu' }),
  ]);
  const mark = label.email.slice(5, 11);
  const [one, two] = [await memberAtApi(portal, label), await memberAtApi(portal, rival)];
  const market = await one.submitRecording(`Night Market ${mark}`, 80);
  const [first, second] = [
    await memberPage(browser, { portal, member: label }),
    await memberPage(browser, { portal, member: rival }),
  ];

  await test.step('the claimant sees the overlap before submitting the claim', async () => {
    await second.goto(paths.recordings.claim(market));
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

  await test.step('the holder maintains with a reason and a document', async () => {
    await first.goto(paths.recordings.details(market));
    const section = first.getByRole('region', { name: 'Double claims' });
    await expect(section.getByText('Your turn')).toBeVisible();
    await section.getByRole('button', { name: 'Maintain my claim' }).press('Enter');
    const dialog = first.getByRole('dialog', { name: /^Maintain your claim/ });
    await dialog.getByRole('button', { name: 'Maintain my claim' }).press('Enter');
    await expect(dialog.getByText('Explain why you maintain your claim.').first()).toBeVisible();
    await dialog.getByLabel('Why the right is yours').fill('We hold it by the contract of 2019.');
    await dialog.getByLabel('Supporting document').fill('Contract, 3 May 2019');
    await expectGoodDialog(first);
    await dialog.getByRole('button', { name: 'Maintain my claim' }).press('Enter');
    await expect(dialog).toBeHidden();
    await expect(section.getByText('In dispute')).toBeVisible();
    await expect(second.getByText('maintained the claim')).toBeVisible();
  });

  await test.step('the list shows the overlaps, and one answer releases many', async () => {
    for (const title of ['Harmattan', 'Tro-tro'])
      await two.claimRights(await one.submitRecording(`${title} ${mark}`, 80));
    await first.goto(paths.recordings.doubleClaims());
    await expect(first.getByText('Ghana, 1 January 2026 to 31 December 2026: 130.00% claimed.')).toHaveCount(2);
    await first.getByRole('button', { name: /^Needs your response 2/ }).press('Enter');
    await expect(first.getByRole('link', { name: `Night Market ${mark}` })).toBeHidden();
    for (const title of ['Harmattan', 'Tro-tro'])
      await first.getByRole('checkbox', { name: `Select ${title} ${mark}` }).press('Space');
    await first.getByRole('button', { name: 'Release my claim' }).press('Enter');
    const dialog = first.getByRole('dialog', { name: 'Release your claims in 2 recordings?' });
    await expectGoodDialog(first);
    await dialog.getByRole('button', { name: 'Release my claim' }).press('Enter');
    await expect(dialog).toBeHidden();
    await expect(first.getByText('Nothing matches this filter')).toBeVisible();
  });

  await test.step('the claimant releases the rest, and nothing is on hold any more', async () => {
    const section = second.getByRole('region', { name: 'Double claims' });
    await section.getByRole('button', { name: 'Release my claim' }).press('Enter');
    const dialog = second.getByRole('dialog', { name: /^Release your claim/ });
    await dialog.getByRole('button', { name: 'Release my claim' }).press('Enter');
    await expect(section).toBeHidden();
    await first.goto(paths.recordings.doubleClaims());
    await expect(first.getByText('None of your claims overlap')).toBeVisible();
    await first.goto(paths.oppositions.list());
    await expect(first.getByText('Withdrawn')).toBeVisible();
  });
  await Promise.all([one.stop(), two.stop()]);
});
