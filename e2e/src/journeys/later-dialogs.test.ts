import { paths } from '@counterpoint/contract/paths';
import { memberAtApi } from '../portal/api-member.ts';
import { memberPage } from '../portal/demo-member.ts';
import { freshMember } from '../portal/fresh-member.ts';
import { expectGoodDialog } from '../portal/good-screen.ts';
import { expect, test } from '../portal/test.ts';

const SCRIPTS = /\/r\/compositions\/.*\.js$/;

test('reports a dialog whose code fails to load, retries, and returns the focus', {
  tag: '@phone',
}, async ({ browser, portal }) => {
  const member = await freshMember(portal, { given_name: 'Esi', other_names: 'Quaye' });
  const atApi = await memberAtApi(portal, member);
  const id = await atApi.submitWork(`Late Answer ${member.email.slice(5, 11)}`, [[atApi, 100]]);
  await atApi.stop();
  const page = await memberPage(browser, { portal, member, at: paths.compositions.details(id) });
  const more = page.getByRole('button', { name: 'More' });
  await expect(more).toBeVisible();

  await test.step('the code fails to load', async () => {
    await page.route(SCRIPTS, (route) => route.abort());
    await more.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Withdraw' }).click();
    await expect(page.getByRole('dialog', { name: 'Withdraw' })).toContainText('This couldn’t be loaded.');
    await expectGoodDialog(page);
  });

  await test.step('a retry opens it with the focus in its field', async () => {
    await page.unroute(SCRIPTS);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('dialog', { name: /^Withdraw “Late Answer/ })).toBeVisible();
    await expect(page.getByLabel('Why you’re withdrawing it')).toBeFocused();
  });

  await test.step('closing it returns the focus to the button', async () => {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(more).toBeFocused();
  });
});
