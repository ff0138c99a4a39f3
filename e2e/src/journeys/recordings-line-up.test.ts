import { paths } from '@counterpoint/contract/paths';
import { memberAtApi } from '../portal/api-member.ts';
import { memberPage } from '../portal/demo-member.ts';
import { freshMember } from '../portal/fresh-member.ts';
import { expectGoodDialog } from '../portal/good-screen.ts';
import { expect, test } from '../portal/test.ts';

test('claims a place in the line-up, is rejected, claims again, and is confirmed', async ({ browser, portal }) => {
  const [label, player] = await Promise.all([
    freshMember(portal, { given_name: 'Adwoa', other_names: 'Boateng' }),
    freshMember(portal, { given_name: 'Kojo', other_names: 'Essel' }),
  ]);
  const one = await memberAtApi(portal, label);
  const id = await one.submitRecording(`Night Bus ${label.email.slice(5, 11)}`, 100);
  const [first, second] = [
    await memberPage(browser, { portal, member: label }),
    await memberPage(browser, { portal, member: player }),
  ];

  async function claimPart(): Promise<void> {
    await second.goto(paths.recordings.claimLineUp(id));
    const dialog = second.getByRole('dialog', { name: /^I performed on/ });
    await expect(dialog.getByText('Adwoa Boateng: lead vocals')).toBeVisible();
    await dialog.getByLabel('Your category').selectOption('Not featured');
    await dialog.getByRole('combobox', { name: 'Instruments and roles' }).focus();
    await second.keyboard.type('bass gui');
    await expect(second.getByRole('option', { name: 'Bass guitar' })).toBeVisible();
    await second.keyboard.press('ArrowDown');
    await second.keyboard.press('Enter');
    await dialog.getByLabel('Type of evidence').selectOption('Session sheet or log');
    await dialog.getByLabel('Where to find it').fill('Log of 3 May 2019, page 2');
    await dialog.getByLabel('What it shows').fill('It names me on bass for all four takes.');
    await expectGoodDialog(second);
    await dialog.getByRole('button', { name: 'Claim my part' }).press('Enter');
    await expect(dialog).toBeHidden();
    await expect(second.getByText('Awaiting the submitter').last()).toBeVisible();
  }

  await test.step('enters roles and evidence', claimPart);

  await test.step('sees the rejection with its reason', async () => {
    await first.goto(paths.dashboard());
    await expect(first.getByText('Kojo Essel claims a place in the line-up')).toBeVisible();
    await first.goto(paths.recordings.details(id));
    await first.getByRole('button', { name: 'Reject the claim' }).press('Enter');
    const dialog = first.getByRole('dialog', { name: 'Reject Kojo Essel’s claim?' });
    await dialog.getByLabel('Why you’re rejecting it').fill('Which session was that?');
    await expectGoodDialog(first);
    await dialog.getByRole('button', { name: 'Reject the claim' }).press('Enter');
    await expect(dialog).toBeHidden();
    await expect(second.getByText('Response: “Which session was that?”')).toBeVisible();
  });

  await test.step('claims again and withdraws the claim', async () => {
    await claimPart();
    await second.getByRole('button', { name: 'Withdraw my claim' }).press('Enter');
    await expect(second.getByText('Withdrawn', { exact: true })).toBeVisible();
  });

  await test.step('claims once more and is confirmed: the line-up shows them without reloading', async () => {
    await claimPart();
    await first.getByRole('button', { name: 'Confirm the claim' }).press('Enter');
    await first.getByRole('button', { name: 'Confirm the claim' }).press('Enter');
    await expect(second.getByText('Confirmed', { exact: true }).first()).toBeVisible();
    await expect(second.getByText('Kojo Essel').first()).toBeVisible();
  });
  await one.stop();
});
