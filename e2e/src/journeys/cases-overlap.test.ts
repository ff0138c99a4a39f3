import { paths } from '@counterpoint/contract/paths';
import type { Page } from '@playwright/test';
import { memberAtApi } from '../portal/api-member.ts';
import { memberPage } from '../portal/demo-member.ts';
import { freshMember } from '../portal/fresh-member.ts';
import { expectGoodScreen } from '../portal/good-screen.ts';
import { expect, test } from '../portal/test.ts';

const band = (page: Page) => page.getByRole('region', { name: 'Next step' });

test('settles overlapping claims by a split of the disputed share', async ({ browser, portal }) => {
  const [ama, kojo] = [
    await freshMember(portal, { given_name: 'Ama', other_names: 'Ofori' }),
    await freshMember(portal, { given_name: 'Kojo', other_names: 'Prah' }),
  ];
  const [one, two] = [await memberAtApi(portal, ama), await memberAtApi(portal, kojo)];
  const title = `Overlap ${ama.email.slice(5, 11)}`;
  const recording = await one.submitRecording(title, 100);
  await two.claimRights(recording);
  const open = async (member: typeof ama) => {
    const page = await memberPage(browser, {
      portal,
      member,
      at: `${paths.oppositions.list()}?${new URLSearchParams({ query: title })}`,
    });
    await page.getByRole('link', { name: title }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    return page;
  };
  const [first, second] = [await open(ama), await open(kojo)];

  await test.step('both see the scope of the overlap', async () => {
    await expect(first.getByText('The claims add up to 50.00% over 100%.')).toBeVisible();
    await expect(first.getByText(/Broadcast: Ghana, 1 January 2026/).first()).toBeVisible();
    await expect(band(first).getByRole('button', { name: 'Accept the change' })).toHaveCount(0);
    await expectGoodScreen(first);
  });

  await test.step('one proposes a split of exactly that, and the other accepts', async () => {
    await band(second).getByRole('button', { name: 'Propose a split' }).click();
    const editor = second.getByRole('region', { name: 'Propose a split' });
    await editor.getByRole('textbox', { name: 'Of the recording % of Ama Ofori' }).fill('60');
    await expect(editor.getByText('10.00% over')).toBeVisible();
    await editor.getByRole('textbox', { name: 'Of the recording % of Kojo Prah' }).fill('40');
    await editor.getByRole('button', { name: 'Propose this split' }).click();
    const card = first.getByRole('region', { name: 'Split proposed by Kojo Prah' });
    await card.getByRole('button', { name: 'Accept this split' }).click();
    const dialog = first.getByRole('dialog', { name: 'Accept this split?' });
    await dialog.getByRole('button', { name: 'Accept this split' }).click();
    for (const page of [first, second]) await expect(band(page).getByText('The parties agreed.')).toBeVisible();
  });

  await test.step('the recording is no longer in dispute', async () => {
    await first.getByRole('link', { name: 'View recording' }).click();
    await expect(first.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(first.getByText('In dispute', { exact: true })).toHaveCount(0);
    await expect(first.getByText('40.00%').first()).toBeVisible();
  });
});
