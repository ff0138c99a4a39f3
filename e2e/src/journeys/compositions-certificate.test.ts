import { paths } from '@counterpoint/contract/paths';
import { memberAtApi } from '../portal/api-member.ts';
import { certificateOf } from '../portal/certificate.ts';
import { signedInPage } from '../portal/demo-member.ts';
import { freshMember } from '../portal/fresh-member.ts';
import { expectGoodScreen } from '../portal/good-screen.ts';
import { expect, test } from '../portal/test.ts';

test('a certificate is downloaded, and checked by somebody without a session', { tag: '@phone' }, async ({
  page,
  browser,
  portal,
}) => {
  const member = await freshMember(portal);
  const title = `Certified ${member.email.slice(5, 11)}`;
  const atApi = await memberAtApi(portal, member);
  const id = await atApi.submitWork(title, [[atApi, 100]]);
  const own = await signedInPage(await browser.newContext(), member, paths.compositions.details(id));
  const code = await certificateOf(own);

  await test.step('it holds', async () => {
    await page.goto(paths.compositions.verify(code));
    await expect(page.getByText('The work is registered today as this certificate says.')).toBeVisible();
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expectGoodScreen(page);
  });

  await test.step('once the work is withdrawn it says so', async () => {
    await own.getByRole('button', { name: 'More' }).click();
    await own.getByRole('menuitem', { name: 'Withdraw' }).click();
    await own.getByLabel('Why you withdraw it').fill('A mistake.');
    await own.getByRole('button', { name: 'Withdraw the work' }).click();
    await expect(own.getByText('Withdrawn', { exact: true }).first()).toBeVisible();
    await page.reload();
    await expect(page.getByText('Withdrawn', { exact: true })).toBeVisible();
  });
  await atApi.stop();
});

test.describe('a code', () => {
  test.use({ expectedErrors: [/404/] });

  test('that was never given is unknown, and another is typed by keyboard', async ({ page }) => {
    await page.goto(paths.compositions.verify('00000-00000-00000-00000'));
    await expect(page.getByText('We know no certificate with this code')).toBeVisible();
    await expectGoodScreen(page);
    await page.getByLabel('Code of another certificate').fill('not a code');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/This is not a whole code/)).toBeVisible();
    await page.getByLabel('Code of another certificate').fill('11111-11111-11111-11111');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(paths.compositions.verify('11111111111111111111'));
  });
});
