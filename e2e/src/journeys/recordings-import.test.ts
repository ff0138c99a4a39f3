import { paths } from '@counterpoint/contract/paths';
import type { Page } from '@playwright/test';
import { freshMember } from '../portal/fresh-member.ts';
import { openSession } from '../portal/session-cookie.ts';
import { expect, test } from '../portal/test.ts';

const { recordings } = paths;

/** Two of three recordings are valid; the third has a letter in place of a digit in its ISRC. */
const ROWS = [
  'Track title;ISRC;Artist;Length;P line;Label owner;Share;Territory;From',
  'Harmattan Wind;GB-EMI-26-70001;Selorm Agbeko;3:45;℗ 2026 Keta Records;Selorm Agbeko;60;World except GH;2026-01-01',
  ';;;;;Ho Sounds;40;World except GH;2026-01-01',
  ';;;;;Selorm Agbeko;100;Ghana;2026-01-01',
  'Lagoon;GBEMI2670002;Selorm Agbeko;2:59;℗ 2026 Keta Records;Selorm Agbeko;100;World;2026-01-01',
  'Broken;GBEMI26O0003;Selorm Agbeko;2:59;℗ 2026 Keta Records;Selorm Agbeko;100;World;2026-01-01',
];

/** A DDEX message of one recording without rights holders. */
const MESSAGE = `<?xml version="1.0" encoding="UTF-8"?>
<ern:NewReleaseMessage xmlns:ern="http://ddex.net/xml/ern/432">
  <PartyList><Party><PartyReference>P1</PartyReference><PartyName><FullName>Selorm Agbeko</FullName></PartyName></Party></PartyList>
  <ResourceList><SoundRecording><ResourceReference>A1</ResourceReference>
    <SoundRecordingEdition><ResourceId><ISRC>GBEMI2670009</ISRC></ResourceId><PLine><Year>2026</Year><PLineText>Keta Records</PLineText></PLine></SoundRecordingEdition>
    <DisplayTitleText>Evening in Keta</DisplayTitleText><DisplayArtistName>Selorm Agbeko</DisplayArtistName>
    <DisplayArtist><ArtistPartyReference>P1</ArtistPartyReference><ArtisticRole>LeadVocalist</ArtisticRole></DisplayArtist>
    <Duration>PT4M1S</Duration><ParentalWarningType>NotExplicit</ParentalWarningType>
  </SoundRecording></ResourceList>
</ern:NewReleaseMessage>`;

async function sendByKeyboard(page: Page, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a file' }).press('Enter');
  await (await chooser).setFiles(file);
}

test('imports recordings from a table and a DDEX message, without invalid rows', async ({ page, portal }) => {
  await openSession(page.context(), portal, await freshMember(portal, { given_name: 'Selorm', other_names: 'Agbeko' }));

  await test.step('uploads a table by keyboard and maps its columns', async () => {
    await page.goto(recordings.importing());
    await expect(page.getByText('Files you upload appear here')).toBeVisible();
    await sendByKeyboard(page, {
      name: 'label.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`${ROWS.join('\r\n')}\r\n`),
    });
    await expect(page.getByRole('heading', { name: 'Match your columns' })).toBeVisible({ timeout: 30_000 });
    await page.getByLabel('What “Label owner” contains').fill('Rights holder: name');
    await page.getByRole('button', { name: 'Check the file' }).press('Enter');
  });

  await test.step('names the digit of the ISRC that is a letter', async () => {
    await expect(page.getByRole('button', { name: 'Register 2 recordings' })).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText(/Enter the digit 0 instead of the letter O/)).toBeVisible();
  });

  await test.step('registers the valid rows, which appear in the list', async () => {
    await page.getByRole('button', { name: 'Register 2 recordings' }).press('Enter');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Register 2 recordings' }).press('Enter');
    await expect(page.getByRole('heading', { name: '2 recordings imported' })).toBeVisible({ timeout: 30_000 });
    await page.getByRole('link', { name: 'See your recordings' }).click();
    await expect(page.getByText('Harmattan Wind').first()).toBeVisible();
    await expect(page.getByText('Broken')).toBeHidden();
  });

  await test.step('reads a DDEX message without mapping, and stores incomplete recordings as drafts', async () => {
    await page.goto(recordings.importing());
    await sendByKeyboard(page, { name: 'release.xml', mimeType: 'text/xml', buffer: Buffer.from(MESSAGE) });
    await expect(page.getByText(/DDEX ERN 4\.3\.2/)).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText(/ParentalWarningType: We can’t store this, so it’s left out/)).toBeVisible({
      timeout: 30_000,
    });
    await page.getByRole('button', { name: 'Save 1 recording as a draft' }).press('Enter');
    await expect(page.getByRole('heading', { name: '1 recording imported' })).toBeVisible({ timeout: 30_000 });
  });
});
