import { paths } from '@counterpoint/contract/paths';
import { memberAtApi } from '../portal/api-member.ts';
import { memberPage } from '../portal/demo-member.ts';
import { freshMember } from '../portal/fresh-member.ts';
import { expect, test } from '../portal/test.ts';

test('registers a work after a contest, a recall and a correction', { tag: '@phone' }, async ({ browser, portal }) => {
  const [akosua, esi] = [
    await freshMember(portal, { given_name: 'Akosua', other_names: 'Addo' }),
    await freshMember(portal, { given_name: 'Esi', other_names: 'Coker' }),
  ];
  const title = `Two Voices ${akosua.email.slice(5, 11)}`;
  const [one, two] = [await memberAtApi(portal, akosua), await memberAtApi(portal, esi)];
  const id = await one.submitWork(title, [
    [one, 70],
    [two, 30],
  ]);
  const open = async (member: typeof akosua) => {
    const page = await memberPage(browser, { portal, member, at: paths.compositions.details(id) });
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    return page;
  };
  const [first, second] = [await open(akosua), await open(esi)];

  await test.step('the co-writer contests with a reason', async () => {
    await second.getByRole('button', { name: 'Contest', exact: true }).click();
    const dialog = second.getByRole('dialog', { name: 'Contest your shares' });
    await dialog.getByLabel('What’s wrong').fill('We agreed on half each.');
    await dialog.getByLabel('Performing (%)').fill('50');
    await dialog.getByRole('button', { name: 'Contest my shares' }).click();
    await expect(second.getByText('In dispute', { exact: true }).first()).toBeVisible();
  });

  await test.step('the submitter sees it without reloading, recalls and corrects the work', async () => {
    await expect(first.getByText('Contested by Esi Coker')).toBeVisible();
    await expect(first.getByText('“We agreed on half each.”', { exact: true })).toBeVisible();
    await first.getByRole('button', { name: 'Withdraw submission' }).click();
    await first.getByRole('alertdialog').getByRole('button', { name: 'Withdraw submission' }).click();
    await expect(first.getByText(/You withdrew your submission/)).toBeVisible();
    await first.goto(`${paths.compositions.continueDraft(id)}&step=writers`);
    await first.getByRole('button', { name: 'Split evenly' }).first().click();
    await expect(first.getByLabel('Performing % of Esi Coker')).toHaveValue('50.00');
    for (const next of ['publishers', 'recordings', 'review'])
      await first.getByRole('button', { name: `Continue to ${next}` }).click();
    await first.getByRole('button', { name: /^Submit/ }).click();
    await expect(first.getByText('Awaiting confirmation from Esi Coker')).toBeVisible();
  });

  await test.step('the co-writer is asked again and agrees, which registers the work and closes the case', async () => {
    await second.getByRole('button', { name: 'Confirm my shares' }).click();
    await second.getByRole('dialog').getByRole('button', { name: 'Confirm my shares' }).click();
    for (const page of [first, second]) {
      await expect(page.getByText('Registered', { exact: true }).first()).toBeVisible();
      await expect(page.getByText('In dispute', { exact: true })).toHaveCount(0);
    }
    await second.goto(`${paths.oppositions.list()}?${new URLSearchParams({ query: title })}`);
    await expect(second.getByText('Resolved').first()).toBeVisible();
  });
  for (const member of [one, two]) await member.stop();
});
