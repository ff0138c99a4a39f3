import { paths } from '@counterpoint/contract/paths';
import type { Page } from '@playwright/test';
import type { Place } from './place.ts';
import { visit, visitOrStay } from './visit.ts';

/** A publisher's table: some valid works, some with various errors. */
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
  await visit(page, paths.compositions.importing());
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a file' }).click();
  const contents = Buffer.from(`${ROWS.join('\r\n')}\r\n`);
  await (await chooser).setFiles({ name: 'osu-catalogue.csv', mimeType: 'text/csv', buffer: contents });
  await page.getByRole('heading', { name: 'Match your columns' }).waitFor();
}

async function check(page: Page): Promise<void> {
  const columns = page.getByRole('heading', { name: 'Match your columns' });
  // The previous picture is of a file that isn't checked.
  if ((await columns.count()) === 0) await send(page);
  await page.getByRole('button', { name: 'Check the file' }).click();
  await page.getByRole('button', { name: 'Show rows' }).first().click({ timeout: 60_000 });
  await page.getByRole('region', { name: 'Rows with findings' }).waitFor();
}

/** A label's table: rights by territory, and an ISRC with a letter in place of a digit. */
const RECORDING_ROWS = [
  'Track title,ISRC,Artist,Duration,P year,Rights holder,Share,Territory,From,To',
  'Harmattan Wind,GBEMI2671001,Selorm Agbeko,3:45,2026,Keta Records,60,World except GH,2026-01-01,',
  ',,,,,Ho Sounds,40,World except GH,2026-01-01,',
  ',,,,,Keta Records,100,Ghana,2026-01-01,',
  'Lagoon,GBEMI26O1002,Selorm Agbeko,2:59,2026,Keta Records,100,World,2026-01-01,',
  'Rainmaker,GBEMI2671003,Selorm Agbeko,2:59,2026,Keta Records,100,World,2026-05-01,2026-04-01',
];

async function checkRecordings(page: Page): Promise<void> {
  await visit(page, paths.recordings.importing());
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a file' }).click();
  const buffer = Buffer.from(`${RECORDING_ROWS.join('\r\n')}\r\n`);
  await (await chooser).setFiles({ name: 'keta-records.csv', mimeType: 'text/csv', buffer });
  await page.getByRole('button', { name: 'Check the file' }).click();
  await page.getByRole('heading', { name: 'What to fix' }).waitFor({ timeout: 60_000 });
}

/** A table that says nothing of rights. */
const WITHOUT_RIGHTS = [
  'Track title,ISRC,Artist,Duration,P line,Label',
  'Tide,GBEMI2671011,Selorm Agbeko,3:45,℗ 2026 Keta Records,Ho Sounds',
  'Sand,GBEMI2671012,Selorm Agbeko,2:59,℗ 2026 Keta Records,Ho Sounds',
];

async function chooseRights(page: Page): Promise<void> {
  await visit(page, paths.recordings.importing());
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a file' }).click();
  const buffer = Buffer.from(`${WITHOUT_RIGHTS.join('\r\n')}\r\n`);
  await (await chooser).setFiles({ name: 'keta-tracks.csv', mimeType: 'text/csv', buffer });
  await page.getByRole('button', { name: 'Check the file' }).click();
  await page.getByRole('heading', { name: 'Who holds the rights?' }).waitFor({ timeout: 60_000 });
}

/** Imports of works and recordings: before the upload, with columns, with findings. */
export const IMPORT_PLACES: readonly Place[] = [
  { name: 'import-columns', go: send },
  { name: 'import-report', go: check },
  { name: 'recording-import-report', go: checkRecordings },
  { name: 'recording-import-rights', go: chooseRights },
  { name: 'recording-import', go: (page) => visit(page, paths.recordings.importing()) },
  // After the uploads, which it lists.
  { name: 'import', go: (page) => visit(page, paths.compositions.importing()) },
  {
    name: 'cwr-file',
    go: async (page) => {
      await visitOrStay(page, paths.compositions.importing());
      await page.getByRole('button', { name: 'Create CWR file' }).click();
      await page.getByRole('dialog', { name: 'Create CWR file' }).waitFor();
    },
  },
];
