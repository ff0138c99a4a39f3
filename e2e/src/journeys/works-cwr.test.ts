// cspell:ignore alldla
import { readFile } from 'node:fs/promises';
import { paths } from '@counterpoint/contract/paths';
import type { Page } from '@playwright/test';
import { freshMember } from '../portal/fresh-member.ts';
import { expectGoodScreen } from '../portal/good-screen.ts';
import { openSession } from '../portal/session-cookie.ts';
import { expect, test } from '../portal/test.ts';

const { compositions } = paths;

const HEAD = 'HDRPB099900001BAOBAB SONGS                                 01.102026030110150020260301';
const WORK = [
  'NWR0000000000000000NIGHT IN KUMASI                                               BS-000001                00000000            POP000312Y      ORI         A. CLERK                                  N00000000000',
  'SPU000000000000000101P1       BAOBAB SONGS                                  E 00000000000000000000              052050000440500000000000 N',
  'SPT0000000000000002P1             050000500000000I2136N001',
  'SWR0000000000000003W1       AGBEKO                                       SELORM                         CA00000000000000000000   05000   05000   00000 N',
  'SWT0000000000000004W1       050000500000000I2136N001',
  'PWR0000000000000005P1       BAOBAB SONGS                                                             W1',
  'ALT0000000000000006KUMASI NIGHT                                                AT',
  'ARI0000000000000007052              ALLDLA NOTE TO ONE SOCIETY',
];
const ANSWER = [
  'HDRSO000000052PRS                                          01.102026030508000020260305',
  'GRHACK0000102.100000000000',
  `ACK0000000000000000202603011015000000100000000NWR${'NIGHT IN KUMASI'.padEnd(60)}${'BS-000001'.padEnd(20)}${'PRS-77'.padEnd(20)}20260305AS`,
  'GRT000010000000100000003',
  'TRL000010000000100000005',
];

/** Wraps the works in a group and a file that count them. */
function fileOf(records: readonly string[]): string {
  const count = (more: number) => String(records.length + more).padStart(8, '0');
  const lines = [HEAD, 'GRHNWR0000102.100000000000', ...records];
  return [...lines, `GRT0000100000001${count(2)}`, `TRL0000100000001${count(4)}`, ''].join('\r\n');
}

async function choose(page: Page, button: string, { name, text }: { name: string; text: string }): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: button, exact: true }).press('Enter');
  await (await chooser).setFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text, 'latin1') });
}

test('imports a CWR file, exports it unchanged to a society, and imports the acknowledgement', async ({
  page,
  portal,
}) => {
  await openSession(page.context(), portal, await freshMember(portal, { given_name: 'Selorm', other_names: 'Agbeko' }));

  await test.step('validates without choices, reports what is only stored, and registers', async () => {
    await page.goto(compositions.importing());
    await choose(page, 'Choose a file', { name: 'CW260001BAO_052.V21', text: fileOf(WORK) });
    await expect(page.getByText(/CWR 2\.1, UTF-8, from BAOBAB SONGS/)).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText('NWR Contact Name').first()).toBeVisible();
    await page.getByRole('button', { name: 'Register 1 work' }).press('Enter');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Register 1 work' }).press('Enter');
    await expect(page.getByRole('heading', { name: '1 work imported' })).toBeVisible({ timeout: 30_000 });
    await expect(page.getByRole('button', { name: 'Download acknowledgement' })).toBeVisible();
  });

  await test.step('exports the same content under a new number', async () => {
    await page.goto(compositions.importing());
    await page.getByRole('button', { name: 'Create CWR file' }).press('Enter');
    await page.getByRole('combobox', { name: 'Receiving society' }).selectOption('052');
    await page.getByRole('button', { name: 'Create file' }).press('Enter');
    await expect(page.getByRole('dialog', { name: /0001.*_052\.V21 is ready$/ })).toBeVisible();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download', exact: true }).press('Enter'),
    ]);
    const records = (await readFile(await download.path(), 'utf8')).split('\r\n').slice(2, -3);
    expect(records).toEqual(WORK);
    await page.getByRole('button', { name: 'Done' }).press('Enter');
  });

  await test.step('shows the society’s acknowledgement by itself and on the work', async () => {
    await choose(page, 'Upload acknowledgements', { name: 'CW260001052_BAO.V21', text: `${ANSWER.join('\r\n')}\r\n` });
    await expect(page.getByText('PRS acknowledged 1 of your works.')).toBeVisible();
    await page.getByRole('link', { name: 'NIGHT IN KUMASI' }).click();
    const answers = page.getByRole('region', { name: 'Sent to societies' });
    await expect(answers).toContainText('Registered, incomplete');
    await expect(answers).toContainText('The society’s number for it is PRS-77.');
    await expect(page.getByRole('region', { name: 'Kept from the CWR file' })).toContainText('A NOTE TO ONE SOCIETY');
    await expectGoodScreen(page);
  });
});
