import { paths } from '@counterpoint/contract/paths';
import { memberAtApi } from '../portal/api-member.ts';
import { certificateOf } from '../portal/certificate.ts';
import { memberPage } from '../portal/demo-member.ts';
import { freshMember } from '../portal/fresh-member.ts';
import { expect, test } from '../portal/test.ts';

test('amends a registered work, confirms it, compares the revisions, and withdraws it with its certificate', async ({
  page,
  browser,
  portal,
}) => {
  const [akosua, yaw] = [
    await freshMember(portal, { given_name: 'Akosua', other_names: 'Addo' }),
    await freshMember(portal, { given_name: 'Yaw', other_names: 'Badu' }),
  ];
  const title = `New Edition ${akosua.email.slice(5, 11)}`;
  const [one, two] = [await memberAtApi(portal, akosua), await memberAtApi(portal, yaw)];
  const id = await one.submitWorkWith(two, title);
  await two.confirm(id);
  const open = async (member: typeof akosua) => memberPage(browser, { portal, member });
  const [first, second] = [await open(akosua), await open(yaw)];

  await test.step('the submitter drafts a new revision and gives a reason', async () => {
    await first.goto(paths.compositions.details(id));
    await first.getByRole('link', { name: 'Amend' }).click();
    await first.getByRole('button', { name: 'Continue to writers' }).click();
    await first.getByLabel('Performing % of Akosua Addo').fill('60');
    await first.getByLabel('Performing % of Yaw Badu').fill('40');
    for (const next of ['publishers', 'recordings', 'review'])
      await first.getByRole('button', { name: `Continue to ${next}` }).click();
    const changes = first.getByRole('region', { name: 'What changes' });
    await expect(changes.getByText(/performing 60\.00%/)).toBeVisible();
    await expect(first.getByText(/^We’ll ask Yaw Badu to confirm/)).toBeVisible();
    await first.getByRole('textbox', { name: 'Reason for the change' }).fill('We counted the verses again.');
    await first.getByRole('button', { name: /^Submit/ }).click();
    await expect(first.getByText('Revision 2 awaits confirmation')).toBeVisible();
  });

  await test.step('an affected member compares both revisions and confirms the new one', async () => {
    await second.goto(paths.compositions.details(id));
    await expect(second.getByText('“We counted the verses again.”').first()).toBeVisible();
    const versions = second.getByRole('region', { name: 'Revisions' });
    await expect(versions.getByText(/performing 40\.00%/).first()).toBeVisible();
    await expect(versions.getByText(/performing 50\.00%/).first()).toBeVisible();
    await second.getByRole('button', { name: 'Confirm my shares' }).click();
    await second.getByRole('dialog').getByRole('button', { name: 'Confirm my shares' }).click();
    await expect(second.getByText('Revision 2 registered').first()).toBeVisible();
  });

  await test.step('the submitter sees it become active without reloading, and anyone can verify its certificate', async () => {
    await expect(first.getByText('Revision 2 registered').first()).toBeVisible();
    await page.goto(paths.compositions.verify(await certificateOf(first)));
    await expect(page.getByText('The work is currently registered as this certificate states.')).toBeVisible();
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  });

  await test.step('the submitter withdraws the work, which makes the certificate invalid', async () => {
    await first.getByRole('button', { name: 'More' }).click();
    await first.getByRole('menuitem', { name: 'Withdraw' }).click();
    const dialog = first.getByRole('dialog');
    await dialog.getByLabel('Why you’re withdrawing it').fill('It was registered by mistake.');
    await dialog.getByRole('button', { name: 'Withdraw the work' }).click();
    await expect(first.getByText('Withdrawn', { exact: true }).first()).toBeVisible();
    await expect(second.getByText(/It was registered by mistake/).first()).toBeVisible();
    await page.reload();
    await expect(page.getByText('Withdrawn', { exact: true })).toBeVisible();
  });
  for (const member of [one, two]) await member.stop();
});
