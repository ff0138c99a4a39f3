import { paths } from '@counterpoint/contract/paths';
import type { Page } from '@playwright/test';
import { memberAtApi } from '../portal/api-member.ts';
import { memberPage } from '../portal/demo-member.ts';
import { freshMember } from '../portal/fresh-member.ts';
import { expectGoodScreen } from '../portal/good-screen.ts';
import { expect, test } from '../portal/test.ts';

async function propose(page: Page, represented: string): Promise<void> {
  await page.getByRole('button', { name: 'Propose a mandate' }).click();
  const dialog = page.getByRole('dialog', { name: 'Propose a mandate' });
  await dialog.getByText('You represent the other member').click();
  await dialog.getByRole('combobox', { name: 'Find the member' }).fill(represented);
  await dialog.getByRole('option', { name: new RegExp(represented) }).click();
  await dialog.getByText('Register works', { exact: true }).click();
  await dialog.getByText('Confirm shares', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Send proposal' }).click();
  await expect(page.getByText(`Naa Tetteh represents ${represented}`)).toBeVisible();
}

test('a writer confirms a mandate, under which a manager registers and confirms a work', {
  tag: '@phone',
}, async ({ browser, portal }) => {
  const writer = await freshMember(portal, { given_name: 'Esi', other_names: 'Quartey' });
  const manager = await freshMember(portal, { given_name: 'Naa', other_names: 'Tetteh' });
  const theirs = await memberPage(browser, { portal, member: manager, at: paths.account.mandates() });
  const hers = await memberPage(browser, { portal, member: writer, at: paths.account.mandates() });

  await test.step('the manager proposes and the writer confirms', async () => {
    await propose(theirs, 'Esi Quartey');
    await hers.getByRole('button', { name: 'Confirm the mandate with Naa Tetteh' }).click();
    await hers.getByRole('alertdialog').getByRole('button', { name: 'Confirm mandate' }).click();
    await expect(hers.getByText('Active', { exact: true })).toBeVisible();
  });

  await test.step('the manager registers a work of the writer alone, and confirms for her', async () => {
    const esi = await memberAtApi(portal, writer);
    const id = await (await memberAtApi(portal, manager)).submitWork('Mandated River', [[esi, 100]]);
    await theirs.goto(paths.account.mandates());
    await theirs.getByRole('link', { name: 'Mandated River' }).click();
    await expect(theirs.getByText('You’re acting for Esi Quartey')).toBeVisible();
    await expectGoodScreen(theirs);
    await theirs.getByRole('button', { name: 'Confirm my shares' }).click();
    const dialog = theirs.getByRole('dialog');
    await expect(dialog.getByText('On behalf of Esi Quartey')).toBeVisible();
    await dialog.getByRole('button', { name: 'Confirm my shares' }).click();
    await expect(theirs.getByText('Your shares are confirmed.')).toBeVisible();
    await hers.goto(paths.compositions.details(id));
    await expect(hers.getByText('Naa Tetteh on behalf of Esi Quartey confirmed their shares')).toBeVisible();
  });
});
