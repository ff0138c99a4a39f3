import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { paths } from '@counterpoint/contract/paths';
import type { Page } from '@playwright/test';
import { memberAtApi } from '../portal/api-member.ts';
import { memberPage } from '../portal/demo-member.ts';
import { freshMember } from '../portal/fresh-member.ts';
import { expectGoodDialog } from '../portal/good-screen.ts';
import { runSocietyCommand } from '../portal/society-command.ts';
import { expect, test } from '../portal/test.ts';

const PDF = '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\n%%EOF';

const band = (page: Page) => page.getByRole('region', { name: 'Next step' });

test('registers the decision after a split was rejected and the case went to a court', async ({
  browser,
  portal,
}, testInfo) => {
  const [ama, kojo] = [
    await freshMember(portal, { given_name: 'Ama', other_names: 'Lartey' }),
    await freshMember(portal, { given_name: 'Kojo', other_names: 'Nunoo' }),
  ];
  const [one, two] = [await memberAtApi(portal, ama), await memberAtApi(portal, kojo)];
  const title = `Court Song ${ama.email.slice(5, 11)}`;
  const work = await one.submitWork(title, [
    [one, 70],
    [two, 30],
  ]);
  await two.confirm(work);
  const caseId = await two.fileCase(work, 50);
  const open = async (member: typeof ama) => {
    const page = await memberPage(browser, { portal, member, at: paths.oppositions.details(caseId) });
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    return page;
  };
  const [first, second] = [await open(ama), await open(kojo)];

  await test.step('the claimant proposes a compromise', async () => {
    await band(second).getByRole('button', { name: 'Propose a split' }).click();
    const editor = second.getByRole('region', { name: 'Propose a split' });
    await editor.getByRole('button', { name: 'Halfway' }).click();
    await expect(editor.getByRole('textbox', { name: 'Performing % of Ama Lartey' })).toHaveValue('60.00');
    await editor.getByRole('button', { name: 'Propose this split' }).click();
    await expect(
      second.getByRole('region', { name: 'Your proposed split' }).getByText('Waiting', { exact: true }),
    ).toBeVisible();
  });

  await test.step('the other rejects it with a reason, which the claimant sees without reloading', async () => {
    const card = first.getByRole('region', { name: 'Split proposed by Kojo Nunoo' });
    await card.getByRole('button', { name: 'Reject' }).click();
    const dialog = first.getByRole('dialog', { name: 'Reject the split?' });
    await dialog.getByRole('textbox').fill('The words are all mine.');
    await expectGoodDialog(first);
    await dialog.getByRole('button', { name: 'Reject the split' }).click();
    await expect(first.getByText('The split was rejected.')).toBeVisible();
    const earlier = second.getByRole('region', { name: 'Earlier proposed splits' });
    await expect(earlier.getByText('Ama Lartey: The words are all mine.')).toBeVisible();
    await expect(band(second).getByText('The parties disagree.')).toBeVisible();
  });

  await test.step('they escalate it to a court with its document', async () => {
    await band(first).getByRole('button', { name: 'Escalate' }).click();
    const dialog = first.getByRole('dialog', { name: 'Escalate the case' });
    await dialog.getByLabel('Mediator or court').fill('The high court of Accra.');
    await dialog
      .getByLabel('Documents', { exact: true })
      .setInputFiles({ name: 'filing.pdf', mimeType: 'application/pdf', buffer: Buffer.from(PDF) });
    await dialog.getByLabel('Type of document').selectOption('Court filing');
    await dialog.getByRole('button', { name: 'Add document' }).click();
    await expect(dialog.getByText(/added/).first()).toBeVisible();
    await expectGoodDialog(first);
    await dialog.getByRole('button', { name: 'Escalate' }).click();
    await expect(first.getByText('The case is now waiting for a decision.')).toBeVisible();
    await expect(second.getByText(/The high court of Accra/).first()).toBeVisible();
    await expect(second.getByRole('region', { name: 'Evidence' }).getByText('filing.pdf')).toBeVisible();
  });

  await test.step('the society records the decision, and both see it', async () => {
    const order = path.join(testInfo.outputDir, 'order.pdf');
    writeFileSync(testInfo.outputPath('order.pdf'), PDF);
    const text = 'The court gives each of them half of the performing right.';
    await runSocietyCommand(
      portal,
      'cases',
      'decide',
      caseId,
      '--for',
      'claimant',
      '--text',
      text,
      '--document',
      order,
      '--yes',
    );
    for (const page of [first, second]) {
      await expect(band(page).getByText('The case has been decided.')).toBeVisible();
      await expect(band(page).getByText(text)).toBeVisible();
      await expect(page.getByRole('region', { name: 'Current shares' })).toBeVisible();
    }
  });
});
