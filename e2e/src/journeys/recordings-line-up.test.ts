import { paths } from '@counterpoint/contract/paths';
import { memberAtApi } from '../portal/api-member.ts';
import { memberPage } from '../portal/demo-member.ts';
import { freshMember } from '../portal/fresh-member.ts';
import { expectGoodDialog } from '../portal/good-screen.ts';
import { expect, test } from '../portal/test.ts';

test('claims a place in the line-up, which the submitter confirms', async ({ browser, portal }) => {
  const [label, player] = await Promise.all([
    freshMember(portal, { given_name: 'Adwoa', other_names: 'Boateng' }),
    freshMember(portal, { given_name: 'Kojo', other_names: 'Essel' }),
  ]);
  const one = await memberAtApi(portal, label);
  const title = `Night Bus ${label.email.slice(5, 11)}`;
  const id = await one.submitRecording(title, 100);
  const first = await memberPage(browser, { portal, member: label, at: paths.dashboard() });
  const second = await memberPage(browser, { portal, member: player, at: paths.recordings.claimLineUp(id) });

  await test.step('enters roles and evidence', async () => {
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
  });

  await test.step('the submitter opens it from the dashboard and confirms: the line-up shows it without reloading', async () => {
    await expect(first.getByText(/Kojo Essel says they performed on it$/)).toBeVisible();
    await first.getByRole('link', { name: `Respond: ${title}` }).click();
    await first.getByRole('button', { name: 'Confirm the claim' }).press('Enter');
    await first.getByRole('alertdialog').getByRole('button', { name: 'Confirm the claim' }).press('Enter');
    await expect(second.getByText('Confirmed', { exact: true }).first()).toBeVisible();
    await expect(second.getByText('Kojo Essel').first()).toBeVisible();
  });
  await one.stop();
});
