import { paths } from '@counterpoint/contract/paths';
import type { Page } from '@playwright/test';
import { freshMember } from '../portal/fresh-member.ts';
import { expectGoodScreen } from '../portal/good-screen.ts';
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
    await expectGoodScreen(page);
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

  await test.step('undoes the import of the table', async () => {
    await page.goto(recordings.importing());
    await page.getByRole('link', { name: 'label.csv' }).click();
    await page.getByRole('button', { name: 'Undo import' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Undo import' }).click();
    await expect(page.getByRole('heading', { name: 'Import undone: 2 recordings removed' })).toBeVisible({
      timeout: 30_000,
    });
  });
});

const HEADER = 'Title;ISRC;Artist;Length;P line: year;P line: owner;Rights holder;Share;Territory;From';
const line = (title: string, isrc: string, holder: string) =>
  `${title};${isrc};Selorm Agbeko;3:45;2026;Keta Records;${holder};100;Ghana;2026-01-01`;

async function sendAndCheck(page: Page, name: string, rows: readonly string[]): Promise<void> {
  await page.goto(recordings.importing());
  const contents = `${[HEADER, ...rows].join('\r\n')}\r\n`;
  await sendByKeyboard(page, { name, mimeType: 'text/csv', buffer: Buffer.from(contents) });
  await page.getByRole('button', { name: 'Check the file' }).click({ timeout: 30_000 });
  await expect(page.getByRole('heading', { name: 'Check results' })).toBeVisible({ timeout: 30_000 });
}

test('claims rows that others registered and skips likely duplicates, by one choice each', {
  tag: '@phone',
}, async ({ page, portal }) => {
  const first = await freshMember(portal, { given_name: 'Kwabena', other_names: 'Owusu Ketasounds' });
  const second = await freshMember(portal, { given_name: 'Adjoa', other_names: 'Tetteh Anlomusic' });

  await test.step('one member registers two recordings', async () => {
    await openSession(page.context(), portal, first);
    const holder = 'Kwabena Owusu Ketasounds';
    await sendAndCheck(page, 'first.csv', [
      line('Volta Claimed', 'GBEMI2671001', holder),
      line('Volta Alike', 'GBEMI2671002', holder),
    ]);
    await page.getByRole('button', { name: 'Register 2 recordings' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Register 2 recordings' }).click();
    await expect(page.getByRole('heading', { name: '2 recordings imported' })).toBeVisible({ timeout: 30_000 });
    await page.context().clearCookies();
  });

  await test.step('another imports one of them, and one with the same title', async () => {
    await openSession(page.context(), portal, second);
    const holder = 'Adjoa Tetteh Anlomusic';
    await sendAndCheck(page, 'second.csv', [
      line('Volta Claimed', 'GBEMI2671001', holder),
      line('Volta Alike', 'GBEMI2671003', holder),
      line('Volta Alone', 'GBEMI2671004', holder),
    ]);
    await expect(page.getByRole('checkbox', { name: /Leave out 1 recording/ })).toBeChecked();
    await page.getByRole('checkbox', { name: /Claim your rights in 1 recording/ }).press('Space');
    await expectGoodScreen(page);
    await page.getByRole('button', { name: 'Register 1 recording, claim rights in 1' }).press('Enter');
    const question = page.getByRole('alertdialog', { name: 'Import 2 recordings?' });
    await question.getByRole('button', { name: 'Register 1 recording, claim rights in 1' }).press('Enter');
    await expect(page.getByRole('heading', { name: '1 recording imported' })).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText('Your rights are claimed', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Possible duplicates' })).toBeVisible();
  });

  await test.step('the claim appears on the recording’s page, and is undone with the import', async () => {
    await page.getByRole('link', { name: 'Volta Claimed' }).click();
    await expect(page.getByText(/Adjoa Tetteh Anlomusic/).first()).toBeVisible();
    await page.goBack();
    await page.getByRole('button', { name: 'Undo import' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Undo import' }).click();
    await expect(page.getByText('Your claim is released')).toBeVisible({ timeout: 30_000 });
  });
});
