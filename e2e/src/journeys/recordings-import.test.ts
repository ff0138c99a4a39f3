import { paths } from '@counterpoint/contract/paths';
import { freshMember } from '../portal/fresh-member.ts';
import { openSession } from '../portal/session-cookie.ts';
import { expect, test } from '../portal/test.ts';

const { recordings } = paths;

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

test('imports a DDEX message without mapping, and stores its incomplete recording as a draft', async ({
  page,
  portal,
}) => {
  await openSession(page.context(), portal, await freshMember(portal, { given_name: 'Selorm', other_names: 'Agbeko' }));
  await page.goto(recordings.importing());
  await expect(page.getByText('Files you upload appear here')).toBeVisible();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a file' }).press('Enter');
  await (await chooser).setFiles({ name: 'release.xml', mimeType: 'text/xml', buffer: Buffer.from(MESSAGE) });
  await expect(page.getByText(/DDEX ERN 4\.3\.2/)).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText(/ParentalWarningType: We can’t store this, so it’s left out/)).toBeVisible({
    timeout: 30_000,
  });
  await page.getByRole('button', { name: 'Save 1 recording as a draft' }).press('Enter');
  await expect(page.getByRole('heading', { name: '1 recording imported' })).toBeVisible({ timeout: 30_000 });
  await page.getByRole('link', { name: 'See your recordings' }).click();
  await expect(page.getByText('Evening in Keta').first()).toBeVisible();
});
