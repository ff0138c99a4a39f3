import { paths } from '@counterpoint/contract/paths';
import type { Page } from '@playwright/test';
import type { Place } from './places.ts';

/** A publisher's table: some works in order, some to be mended in several ways. */
const ROWS = [
  'Work number,Title,ISWC,Writer last name,Writer first name,Role,Writer share,Publisher,Notes',
  'OSU-001,Harbour at Dawn,,Agbeko,Selorm,CA,50,,',
  'OSU-001,,,Dotse,Mawuli,C,50,,',
  'OSU-002,Keta Lagoon,,Agbeko,Selorm,CA,100,,checked',
  'OSU-003,Market Day,T-034.524.680-2,Agbeko,Selorm,CA,100,,',
  'OSU-004,Unfinished Business,,Agbeko,Selorm,CA,90,,',
  'OSU-005,Rainmaker,,Dotse,Mawuli,Singer,100,,',
];

async function send(page: Page): Promise<void> {
  await page.goto(paths.compositions.importing());
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a file' }).click();
  const contents = Buffer.from(`${ROWS.join('\r\n')}\r\n`);
  await (await chooser).setFiles({ name: 'osu-catalogue.csv', mimeType: 'text/csv', buffer: contents });
  await page.getByRole('heading', { name: 'What the columns hold' }).waitFor();
}

async function check(page: Page): Promise<void> {
  await send(page);
  await page.getByRole('button', { name: 'Check the file' }).click();
  await page.getByRole('button', { name: 'Show rows' }).first().click({ timeout: 60_000 });
  await page.getByRole('region', { name: 'Rows to mend' }).waitFor();
}

/** The import of works: before a file is sent, with its columns, with what was found. */
export const IMPORT_PLACES: readonly Place[] = [
  { name: 'import-columns', go: send },
  { name: 'import-report', go: check },
  // After the others, so that it shows what was sent before.
  { name: 'import', go: (page) => page.goto(paths.compositions.importing()) },
];
