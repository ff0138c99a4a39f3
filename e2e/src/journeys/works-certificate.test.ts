import { paths } from '@counterpoint/contract/paths';
import { memberAtApi } from '../portal/api-member.ts';
import { certificateOf } from '../portal/certificate.ts';
import { memberPage } from '../portal/demo-member.ts';
import { freshMember } from '../portal/fresh-member.ts';
import { expect, test } from '../portal/test.ts';

test('downloads a certificate that can be verified without a session', { tag: '@phone' }, async ({
  page,
  browser,
  portal,
}) => {
  const member = await freshMember(portal);
  const title = `Certified ${member.email.slice(5, 11)}`;
  const atApi = await memberAtApi(portal, member);
  const id = await atApi.submitWork(title, [[atApi, 100]]);
  const own = await memberPage(browser, { portal, member, at: paths.compositions.details(id) });
  const code = await certificateOf(own);

  await test.step('verifies the certificate', async () => {
    await page.goto(paths.compositions.verify(code));
    await expect(page.getByText('The work is currently registered as this certificate states.')).toBeVisible();
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  });

  await test.step('shows that it is invalid once the work is withdrawn', async () => {
    await own.getByRole('button', { name: 'More' }).click();
    await own.getByRole('menuitem', { name: 'Withdraw' }).click();
    await own.getByLabel('Why you’re withdrawing it').fill('A mistake.');
    await own.getByRole('button', { name: 'Withdraw the work' }).click();
    await expect(own.getByText('Withdrawn', { exact: true }).first()).toBeVisible();
    await page.reload();
    await expect(page.getByText('Withdrawn', { exact: true })).toBeVisible();
  });
  await atApi.stop();
});
