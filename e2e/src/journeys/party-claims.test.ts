import { paths } from '@counterpoint/contract/paths';
import { ipiCheckDigits } from '@counterpoint/domain/identifiers';
import { memberAtApi } from '../portal/api-member.ts';
import { freshMember } from '../portal/fresh-member.ts';
import { lastMailTo } from '../portal/outbox.ts';
import { openSession } from '../portal/session-cookie.ts';
import { runSocietyCommand } from '../portal/society-command.ts';
import { expect, test } from '../portal/test.ts';

function aNumber(): string {
  const digits = `99${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`;
  return digits + ipiCheckDigits(digits);
}

test('gets the works of a record only with the code that is mailed to the contact on file', {
  tag: '@phone',
}, async ({ page, portal }) => {
  const joiner = await freshMember(portal);
  const owner = await memberAtApi(portal, await freshMember(portal));
  const ipi_name_number = aNumber();
  const title = `Known before ${ipi_name_number}`;
  const contact = `contact.${ipi_name_number}@example.org`;
  const names = { given_names: joiner.given_name, family_name: `${joiner.other_names} ${ipi_name_number}` };
  const record = await owner.addComposer({ ...names, ipi_name_number });
  await owner.submitWork(title, [
    [owner, 50],
    [record, 50],
  ]);
  await owner.stop();
  const card = page.getByRole('region', { name: 'A record with your number' });

  await test.step('enters the number, which is checked first', async () => {
    await openSession(page.context(), portal, joiner);
    await page.goto(paths.account.profile());
    await page.getByLabel(/IPI name number/).fill(ipi_name_number);
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText(/check that it’s yours before its works appear/)).toBeVisible();
  });

  await test.step('requests a code and enters it', async () => {
    await runSocietyCommand(portal, 'parties', 'contact', record.partyId, contact);
    await page.goto(paths.account.personalIdentifiers());
    await card.getByRole('button', { name: 'Email a code' }).click();
    const code = /[0-9A-Z]{4}-[0-9A-Z]{4}/.exec((await lastMailTo(portal, contact)).body)?.[0] ?? '';
    await card.getByRole('textbox', { name: 'Code' }).fill(code);
    await card.getByRole('button', { name: 'Confirm' }).click();
    await expect(card).toBeHidden();
  });

  await test.step('has the works and the number', async () => {
    await expect(page.getByRole('region', { name: 'IPI name number' })).toContainText('On record');
    await page.goto(paths.compositions.list());
    await expect(page.getByText(title).first()).toBeVisible();
  });
});
