import { paths } from '@counterpoint/contract/paths';
import type { Page } from '@playwright/test';
import { type ApiMember, memberAtApi } from '../portal/api-member.ts';
import { memberPage } from '../portal/demo-member.ts';
import { freshMember } from '../portal/fresh-member.ts';
import { expectGoodDialog } from '../portal/good-screen.ts';
import { expect, test } from '../portal/test.ts';

const row = (page: Page, title: string) =>
  page.getByRole('row').or(page.getByRole('listitem')).filter({ hasText: title });

/** Registered works shared equally, in which the other member claims more. */
async function caseAbout(title: string, { owner, other }: { owner: ApiMember; other: ApiMember }) {
  const work = await owner.submitWorkWith(other, title);
  await other.confirm(work);
  return other.fileCase(work, 60);
}

test('answers and withdraws cases from the list', { tag: '@phone' }, async ({ browser, portal }) => {
  const akua = await freshMember(portal, { given_name: 'Akua', other_names: 'Bonsu' });
  const kojo = await freshMember(portal, { given_name: 'Kojo', other_names: 'Tetteh' });
  const [one, two] = [await memberAtApi(portal, akua), await memberAtApi(portal, kojo)];
  await caseAbout('Ferry to Yeji', { owner: one, other: two });
  await caseAbout('Adomi Bridge', { owner: one, other: two });
  await caseAbout('Shai Hills', { owner: two, other: one });
  const page = await memberPage(browser, { portal, member: akua, at: paths.oppositions.list() });

  await test.step('shows what needs an answer, whose turn it is and what is on hold', async () => {
    await expect(page.getByText('2 cases need your response')).toBeVisible();
    await expect(row(page, 'Ferry to Yeji').getByText('Your turn')).toBeVisible();
    await expect(row(page, 'Ferry to Yeji').getByText('10.00%')).toBeVisible();
    await expect(row(page, 'Shai Hills').getByText('Kojo Tetteh').first()).toBeVisible();
  });

  await test.step('answers two cases by keyboard, and each moves on', async () => {
    await page.goto(`${paths.oppositions.list()}?filter=needs_answer`);
    for (const title of ['Ferry to Yeji', 'Adomi Bridge']) {
      await page.getByRole('checkbox', { name: new RegExp(`^Select ${title}`) }).focus();
      await page.keyboard.press('Space');
    }
    await page.getByRole('button', { name: 'Respond to 2 cases' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Respond to 2 cases' });
    await dialog.getByRole('radio', { name: 'Accept the change' }).press('Space');
    await expectGoodDialog(page);
    await dialog.getByRole('button', { name: 'Accept the change' }).press('Enter');
    await expect(page.getByText('You responded to 2 cases.')).toBeVisible();
    await page.goto(`${paths.oppositions.list()}?filter=closed`);
    await expect(row(page, 'Adomi Bridge').getByText('Resolved')).toBeVisible();
    await expect(row(page, 'Ferry to Yeji').getByText('Resolved')).toBeVisible();
  });

  await test.step('opens a case from the list and withdraws it', async () => {
    await page.goto(paths.oppositions.list());
    await page.getByRole('link', { name: 'Shai Hills', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Shai Hills' })).toBeVisible();
    const band = page.getByRole('region', { name: 'Next step' });
    await band.getByRole('button', { name: 'Withdraw the case' }).click();
    const dialog = page.getByRole('dialog', { name: /^Withdraw OPP-/ });
    await dialog.getByLabel(/^Why you’re withdrawing/).fill('We found the split sheet: it was right.');
    await expectGoodDialog(page);
    await dialog.getByRole('button', { name: 'Withdraw the case' }).click();
    await expect(page.getByText(/^Case OPP-\d+-\d+ was withdrawn\.$/)).toBeVisible();
    await expect(band.getByText('The claim was withdrawn.')).toBeVisible();
  });
});
