import { paths } from '@counterpoint/contract/paths';
import { memberAtApi } from '../portal/api-member.ts';
import { memberPage } from '../portal/demo-member.ts';
import { freshMember } from '../portal/fresh-member.ts';
import { expect, test } from '../portal/test.ts';

test('registers a work after one confirmation, one contest, a recall and a correction', {
  tag: '@phone',
}, async ({ browser, portal }) => {
  const names = [
    { given_name: 'Akosua', other_names: 'Addo' },
    { given_name: 'Yaw', other_names: 'Badu' },
    { given_name: 'Esi', other_names: 'Coker' },
  ];
  const [akosua, yaw, esi] = await Promise.all(names.map((each) => freshMember(portal, each)));
  if (!akosua || !yaw || !esi) throw new Error('Three members were to join.');
  const title = `Three Voices ${akosua.email.slice(5, 11)}`;
  const [one, two, three] = [
    await memberAtApi(portal, akosua),
    await memberAtApi(portal, yaw),
    await memberAtApi(portal, esi),
  ];
  const id = await one.submitWork(title, [
    [one, 40],
    [two, 30],
    [three, 30],
  ]);
  const open = async (member: typeof akosua) => {
    const page = await memberPage(browser, { portal, member, at: paths.compositions.details(id) });
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    return page;
  };
  const [first, second, third] = [await open(akosua), await open(yaw), await open(esi)];

  await test.step('the submitter sees who hasn’t confirmed, and reminds them once', async () => {
    await expect(first.getByText('Awaiting confirmation from Yaw Badu and Esi Coker')).toBeVisible();
    await first.getByRole('button', { name: 'Remind' }).click();
    await expect(first.getByText(/You’ve sent a reminder today/)).toBeVisible();
  });

  await test.step('one member confirms their share', async () => {
    await second.getByRole('button', { name: 'Confirm my shares' }).click();
    const dialog = second.getByRole('dialog', { name: 'Confirm your shares' });
    await expect(dialog.getByText('30.00%').first()).toBeVisible();
    await dialog.getByRole('button', { name: 'Confirm my shares' }).click();
    await expect(second.getByText('Your shares are confirmed.')).toBeVisible();
  });

  await test.step('the other contests with a reason, and a case opens', async () => {
    await third.getByRole('button', { name: 'Contest', exact: true }).click();
    const dialog = third.getByRole('dialog', { name: 'Contest your shares' });
    await dialog.getByLabel('What’s wrong').fill('We agreed on a third each.');
    await dialog.getByLabel('Performing (%)').fill('33.33');
    await dialog.getByRole('button', { name: 'Contest my shares' }).click();
    await expect(third.getByText('In dispute', { exact: true }).first()).toBeVisible();
    await third.goto(`${paths.oppositions.list()}?${new URLSearchParams({ query: title })}`);
    await expect(third.getByText(title).first()).toBeVisible();
  });

  await test.step('the submitter sees it without reloading, recalls and corrects the work', async () => {
    await expect(first.getByText('Contested by Esi Coker')).toBeVisible();
    await expect(first.getByText('“We agreed on a third each.”', { exact: true })).toBeVisible();
    await first.getByRole('button', { name: 'Withdraw submission' }).click();
    await first.getByRole('alertdialog').getByRole('button', { name: 'Withdraw submission' }).click();
    await expect(first.getByText(/You withdrew your submission/)).toBeVisible();
    await first.getByRole('link', { name: 'Continue' }).click();
    await first.goto(`${paths.compositions.continueDraft(id)}&step=writers`);
    await first.getByRole('button', { name: 'Split evenly' }).first().click();
    await expect(first.getByLabel('Performing % of Esi Coker')).toHaveValue('33.33');
    await expect(first.getByText(/Draft saved/).first()).toBeVisible();
    await first.goto(`${paths.compositions.continueDraft(id)}&step=review`);
    await first.getByRole('button', { name: /^Submit/ }).click();
    await expect(first.getByText('Awaiting confirmation from Yaw Badu and Esi Coker')).toBeVisible();
  });

  await test.step('both are asked again; the contesting member agrees, which closes the case', async () => {
    await two.confirm(id);
    await third.goto(paths.compositions.details(id));
    await third.getByRole('button', { name: 'Confirm my shares' }).click();
    await third.getByRole('dialog').getByRole('button', { name: 'Confirm my shares' }).click();
    await expect(third.getByText('Registered', { exact: true }).first()).toBeVisible();
    await expect(first.getByText('In dispute', { exact: true })).toHaveCount(0);
    await third.goto(`${paths.oppositions.list()}?${new URLSearchParams({ query: title })}`);
    await expect(third.getByText('Resolved').first()).toBeVisible();
  });
  for (const member of [one, two, three]) await member.stop();
});
