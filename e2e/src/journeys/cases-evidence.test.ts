import { readFile } from 'node:fs/promises';
import { paths } from '@counterpoint/contract/paths';
import type { Locator, Page } from '@playwright/test';
import { memberAtApi } from '../portal/api-member.ts';
import { memberPage } from '../portal/demo-member.ts';
import { freshMember } from '../portal/fresh-member.ts';
import { expectGoodScreen } from '../portal/good-screen.ts';
import { openSession } from '../portal/session-cookie.ts';
import { expect, test } from '../portal/test.ts';

const evidence = (page: Page) => page.getByRole('region', { name: 'Evidence' });
const pdf = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.7\n% ${name}\n%%EOF`),
});

/** Chooses files as the system's dialog does, which no test can press. */
function choose(page: Page, ...files: ReturnType<typeof pdf>[]): Promise<void> {
  return evidence(page).getByLabel('Documents', { exact: true }).setInputFiles(files);
}

function rowOf(page: Page, name: string): Locator {
  const waiting = evidence(page).getByRole('list', { name: 'Documents to add' });
  return waiting.getByRole('listitem').filter({ hasText: name });
}

test('uploads documents and sends messages, and shows them to those who may see them', {
  tag: '@phone',
}, async ({ browser, page, portal }) => {
  const [akosua, esi] = await Promise.all(
    ['Akosua', 'Esi'].map((given_name) => freshMember(portal, { given_name, other_names: 'Addo' })),
  );
  if (!akosua || !esi) throw new Error('Two members were to join.');
  const [one, two] = [await memberAtApi(portal, akosua), await memberAtApi(portal, esi)];
  const title = `Evidence Song ${akosua.email.slice(5, 11)}`;
  const work = await one.submitWorkWith(two, title);
  await two.confirm(work);
  const caseId = await two.fileCase(work, 70);
  const other = await memberPage(browser, { portal, member: akosua });
  await openSession(page.context(), portal, esi);
  for (const each of [page, other]) {
    await each.goto(paths.oppositions.details(caseId));
    await expect(evidence(each)).toBeVisible();
  }

  await test.step('describes two concurrent uploads by keyboard, and the other side sees them without reloading', async () => {
    await choose(page, pdf('Split sheet.pdf'), pdf('To the society.pdf'));
    await expect(rowOf(page, 'Split sheet.pdf').getByLabel('Type of document')).toBeFocused();
    await page.keyboard.type('Signed');
    await rowOf(page, 'To the society.pdf').getByLabel('Type of document').selectOption({ label: 'Correspondence' });
    await rowOf(page, 'To the society.pdf').getByLabel('Who can see it').selectOption({ label: 'The society only' });
    await expectGoodScreen(page);
    await evidence(page).getByRole('button', { name: 'Add 2 documents' }).focus();
    await page.keyboard.press('Enter');
    const own = evidence(page).getByRole('region', { name: 'Documents: Your side' });
    await expect(own.getByRole('listitem')).toHaveCount(2);
    await expect(own.getByText('Society only')).toBeVisible();
    const theirs = evidence(other).getByRole('region', { name: 'Documents: Other party' });
    await expect(theirs.getByText('Split sheet.pdf')).toBeVisible();
    await expect(theirs.getByRole('listitem')).toHaveCount(1);
  });

  await test.step('the other side downloads the shared file byte for byte', async () => {
    const [download] = await Promise.all([
      other.waitForEvent('download'),
      evidence(other).getByRole('button', { name: 'Open Split sheet.pdf' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('Split sheet.pdf');
    expect(await readFile(await download.path())).toEqual(pdf('Split sheet.pdf').buffer);
  });

  await test.step('sends a message by keyboard, which appears on the other side by itself', async () => {
    const box = other.getByRole('textbox', { name: 'Message to all parties' });
    await box.fill('Thank you.\nCould we settle at 60 and 40?');
    await box.press('Control+Enter');
    await expect(box).toHaveValue('');
    await other.getByRole('checkbox', { name: 'Send to the society only' }).check();
    await other.getByRole('textbox', { name: 'Message to the society only' }).fill('They said otherwise to me.');
    await other.getByRole('button', { name: 'Send' }).click();
    await expect(other.getByRole('log').getByRole('listitem')).toHaveCount(2);
    await expect(page.getByRole('log').getByText('Could we settle at 60 and 40?')).toBeVisible();
    await expect(page.getByRole('log').getByRole('listitem')).toHaveCount(1);
  });

  await test.step('saves the whole case as a file', async () => {
    const [download] = await Promise.all([
      other.waitForEvent('download'),
      other.getByRole('button', { name: /^Download the case file/ }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^OPP-\d{4}-\d+\.pdf$/);
    expect((await readFile(await download.path())).subarray(0, 8).toString()).toBe('%PDF-1.7');
  });
});
