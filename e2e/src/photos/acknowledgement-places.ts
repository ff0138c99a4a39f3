// cspell:ignore swrf
import { paths } from '@counterpoint/contract/paths';
import type { Page } from '@playwright/test';
import type { Place } from './place.ts';
import { visit } from './visit.ts';

const KOFI = 'kofi.mensah@example.org';
const HEADER = 'HDRSO000000052PRS                                          01.102026030508000020260305';
const STATUSES = ['RJ', 'CO', 'NP', 'SR'] as const;

/** The references of the member's works that offer an amendment: those that they submitted. */
async function readReferences(page: Page): Promise<string[]> {
  await visit(page, `${paths.compositions.list()}?filter=registered`);
  const links = page.getByRole('main').locator('a[href*="/details/"]');
  await links.first().waitFor();
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const references: string[] = [];
  for (const address of addresses) {
    await visit(page, address);
    const text = await page.getByText(/^reference /).textContent();
    if ((await page.getByRole('link', { name: 'Amend' }).count()) > 0)
      references.push(text?.replace('reference ', '') ?? '');
  }
  return references;
}

function fileFor(references: readonly string[]): string {
  const eight = (number: number) => String(number).padStart(8, '0');
  const records = references.flatMap((reference, at) => {
    const status = STATUSES[at % STATUSES.length];
    const number = `${reference.padEnd(20)}${`PRS-${417 + at}`.padEnd(20)}`;
    const ack = `ACK${eight(at)}00000000202603011015000000100000000NWR${'A WORK'.padEnd(60)}${number}20260305${status}`;
    const message = `MSG${eight(at)}00000001T00000004SWRF012THE IPI NAME NUMBER IS NOT THAT OF THE WRITER`;
    const other = `EXC${eight(at)}00000001${'AN OLDER WORK'.padEnd(60)}  ${'PRS-99'.padEnd(14)}T9000000033`;
    return status === 'RJ' ? [ack, message] : status === 'CO' ? [ack, other] : [ack];
  });
  const group = 'GRHACK0000102.100000000000';
  return [HEADER, group, ...records, `GRT00001${eight(9)}${eight(9)}`, `TRL00001${eight(9)}${eight(9)}`, ''].join(
    '\r\n',
  );
}

/** Uploads a file with faults, which answers the member's works. */
async function upload(page: Page): Promise<void> {
  const text = fileFor(await readReferences(page));
  await visit(page, paths.compositions.importing());
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload acknowledgements' }).click();
  await (await chooser).setFiles({ name: 'CW260001052_KOM.V21', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await page.getByRole('heading', { name: 'Acknowledgements from PRS' }).waitFor();
}

/** The first of the member's works that a society answered like this. */
async function openAnswered(page: Page, filter: string): Promise<void> {
  await visit(page, `${paths.compositions.list()}?filter=${filter}`);
  await page.getByRole('main').locator('a[href*="/details/"]').first().click();
  await page.getByRole('region', { name: 'Sent to societies' }).waitFor();
}

/** Answers of societies: in a file, a list, two works and on the dashboard. */
export const ACKNOWLEDGEMENT_PLACES: readonly Place[] = [
  { name: 'acknowledgement', member: KOFI, go: upload },
  { name: 'import-acknowledged', member: KOFI, go: (page) => visit(page, paths.compositions.importing()) },
  {
    name: 'compositions-rejected',
    member: KOFI,
    go: async (page) => {
      await visit(page, `${paths.compositions.list()}?filter=society_rejected`);
      await page.getByRole('group', { name: 'At societies' }).waitFor();
    },
  },
  { name: 'composition-rejected', member: KOFI, go: (page) => openAnswered(page, 'society_rejected') },
  { name: 'composition-in-conflict', member: KOFI, go: (page) => openAnswered(page, 'society_conflict') },
  {
    name: 'dashboard-rejected',
    member: KOFI,
    go: async (page) => {
      await visit(page, paths.dashboard());
      await page.getByText('Rejected by a society').first().waitFor();
    },
  },
];
