// cspell:ignore jiøí jiří
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api.ts';
import { clearNewMembers } from '../../testing/test-clearance.ts';
import { zipOf } from '../../testing/zip-of.ts';
import { readImport } from '../imports/testing/read-import.ts';
import { sendImport, step } from '../imports/testing/send-import.ts';
import { ALBUM_43, REFUSED, SINGLE_38, SINGLE_41 } from './testing/messages.ts';

let api: TestApi;
let label: TestMember;
beforeAll(async () => {
  api = await createTestApi();
  await clearNewMembers(api);
  label = await api.signUp({ corporation_name: 'Osu Records' });
});
afterAll(() => api.close());

const send = (member: TestMember, contents: string | Buffer, name = 'release.xml') =>
  sendImport(member, { name, contents: Buffer.from(contents) }, 'recording');

async function imported(member: TestMember, contents: string | Buffer, asDrafts: boolean) {
  const checked = await send(member, contents);
  const done = await step(member, checked, ['POST', 'start', { as_drafts: asDrafts }]);
  const { items } = (await member.inject('GET', '/recordings')).json().data;
  const { data } = (await member.inject('GET', `/recordings/${items[0]?.id}`)).json();
  return { checked, done, recording: data };
}

describe('ERN messages', () => {
  test('reads recordings, performers, P line and release', async () => {
    const { checked, done, recording } = await imported(label, ALBUM_43, true);
    expect(checked.about).toBe('DDEX ERN 4.3.2, from Osu Records');
    expect(done).toMatchObject({ state: 'done', imported: 1 });
    expect(recording).toMatchObject({
      title: 'Night Market',
      version_title: 'Live',
      isrc: 'GBEMI2400001',
      duration_s: 245,
      language: 'en',
      display_artist: 'Ama Mensah feat. Kofi Boateng',
      main_artists: ['Ama Mensah', 'Kofi Boateng'],
      p_line_year: 2024,
      p_line: 'Osu Records',
      label: 'Osu Records',
      release_title: 'Markets',
      genre: 'Highlife',
      release_date: '2024-05-31',
      ean: '4006381333931',
      catalogue_number: 'OSU-24',
      state: 'draft',
      works: [{ title: 'Night Market', iswc: 'T0345246801', writers: 'Ama Mensah' }],
    });
    const contributors = recording.contributors as { name: string; category: string; roles: string[] }[];
    expect(contributors.map(({ name, category, roles }) => `${name}, ${category}: ${roles.join(' ')}`)).toEqual([
      'Ama Mensah, other_featured: lead_vocals',
      'Kofi Boateng, other_featured: drums',
      'Efua Sackey, studio_producer: producer other',
    ]);
    expect(recording.contributors.map(({ other_roles }: { other_roles: string }) => other_roles)).toEqual([
      null,
      null,
      'VibeKeeper',
    ]);
  });

  test('reports what the portal can’t store', async () => {
    const member = await api.signUp();
    const checked = await send(member, ALBUM_43);
    const repairs = checked.report?.repairs.map(({ rule, column }) => `${rule} ${column}`) ?? [];
    expect(repairs).toEqual(
      expect.arrayContaining([
        'I-ERN-ROL Role',
        'I-ERN-OTH DisplayTitle',
        'I-ERN-LOS ParentalWarningType',
        'I-ERN-LOS TechnicalDetails',
        'I-ERN-SUP SoundRecording',
        'I-ERN-RES Image',
        'I-ERN-RES ReleaseDeal',
        'R-RGT-01 null',
      ]),
    );
    const role = checked.report?.repairs.find(({ rule }) => rule === 'I-ERN-ROL')?.repair;
    const { items } = (await member.inject('GET', `/imports/${checked.id}/findings?repair=${role}`)).json().data;
    expect(items).toMatchObject([{ found: 'Efua Sackey: VibeKeeper' }]);
  });

  test('reports editions and dates that it can’t store', async () => {
    const member = await api.signUp();
    const second = `<SoundRecordingEdition>
        <Type>ImmersiveEdition</Type>
        <ResourceId><ISRC>GBEMI2400099</ISRC></ResourceId>
        <PLine><Year>2025</Year><PLineText>(P) 2025 Osu Immersive</PLineText></PLine>
      </SoundRecordingEdition>`;
    const same = '<SoundRecordingEdition><ResourceId><ISRC>GB-EMI-24-00001</ISRC></ResourceId></SoundRecordingEdition>';
    const dates = '<CreationDate>2022-03</CreationDate><FirstPublicationDate>2023</FirstPublicationDate>';
    const technical = '<TechnicalDetails><IsProvidedInDelivery>true</IsProvidedInDelivery></TechnicalDetails>';
    const checked = await send(
      member,
      ALBUM_43.replace('</SoundRecordingEdition>', `${technical}</SoundRecordingEdition>${second}${same}`)
        .replace('<Duration>', `${dates}<Duration>`)
        .replace(/<TechnicalDetails><Tech.*/, ''),
    );
    const warnings: string[] = [];
    for (const { repair, rule, column } of checked.report?.repairs ?? []) {
      const { items } = (await member.inject('GET', `/imports/${checked.id}/findings?repair=${repair}`)).json().data;
      for (const { found } of items) warnings.push(`${rule} ${column}: ${found}`);
    }
    expect(warnings).toEqual(
      expect.arrayContaining([
        'I-ERN-EDI SoundRecordingEdition: ImmersiveEdition GBEMI2400099 2025 (P) 2025 Osu Immersive',
        'I-ERN-LOS TechnicalDetails: true',
        'I-ERN-DAT CreationDate: 2022-03',
        'I-ERN-DAT FirstPublicationDate: 2023',
      ]),
    );
    expect(warnings.filter((each) => each.startsWith('I-ERN-EDI'))).toHaveLength(1);
  });

  test('reads a P line in two languages as one edition, and a bare year as no date', async () => {
    const member = await api.signUp();
    const german =
      '<PLine LanguageAndScriptCode="de"><Year>2024</Year><PLineText>(P) 2024 Osu Schallplatten</PLineText></PLine>';
    const message = ALBUM_43.replace('</SoundRecordingEdition>', `${german}</SoundRecordingEdition>`).replace(
      '<Duration>',
      '<FirstPublicationDate>1979</FirstPublicationDate><Duration>',
    );
    const { checked, recording } = await imported(member, message, true);
    const rules = checked.report?.repairs.map(({ rule, column }) => `${rule} ${column}`);
    expect(rules).toEqual(expect.arrayContaining(['I-ERN-OTH PLine', 'I-ERN-DAT FirstPublicationDate']));
    expect(rules).not.toContain('I-ERN-EDI SoundRecordingEdition');
    expect(recording).toMatchObject({ release_date: null, p_line: 'Osu Records' });
  });

  test('registers recordings with rights at once', async () => {
    const member = await api.signUp();
    const { checked, done, recording } = await imported(member, SINGLE_41, false);
    expect([checked.about, checked.report?.clean, done.imported]).toEqual(['DDEX ERN 4.1', 1, 1]);
    expect(recording).toMatchObject({
      title: 'Harbour & Co',
      state: 'registered',
      isrc: 'GBEMI2400002',
      rights: [
        { name: 'Tema Records', share: 10_000, uses: ['broadcast', 'public_performance'], valid_from: '2024-01-01' },
      ],
      contributors: [{ name: 'The Osu Horns', roles: ['brass'], category: 'other_featured' }],
    });
  });

  test('reads ERN 3.8.2 through the same mapping, and names what it drops', async () => {
    const { checked, recording } = await imported(await api.signUp(), SINGLE_38, true);
    expect(checked.about).toBe('DDEX ERN 3.8.2, from Tema Distribution');
    expect(recording).toMatchObject({
      title: 'Harpsichord Suite',
      isrc: 'GBEMI2400003',
      duration_s: 225,
      p_line_year: 2024,
      p_line: 'Osu Records',
      label: 'Osu Classics',
      release_title: 'Suites',
      release_date: '2024-05-31',
      ean: '4006381333931',
      works: [{ iswc: 'T0345246801', writers: 'Esi Owusu' }],
      contributors: [{ name: 'Ama Mensah', category: 'other_featured', roles: ['harpsichord'] }],
    });
    const rules = checked.report?.repairs.map(({ rule, column }) => `${rule} ${column}`);
    expect(rules).toEqual(
      expect.arrayContaining([
        'I-CEL-03 Duration',
        'I-ERN-CON DisplayArtist',
        'I-ERN-LOS CLine',
        'I-ERN-LOS SoundRecordingDetailsByTerritory',
      ]),
    );
  });

  test('proposes holders and gives one of them rights in all recordings of the message', async () => {
    const member = await api.signUp();
    const checked = await send(member, SINGLE_38);
    expect(checked.report).toMatchObject({
      clean: 0,
      without_rights: 1,
      holders: [
        { name: 'Osu Records', from: 'p_line', recordings: 1 },
        { name: 'Osu Classics', from: 'label', recordings: 1 },
        { name: 'Tema Distribution', from: 'sender', recordings: 1 },
      ],
    });
    const rights = { name: 'Osu Records', uses: ['broadcast'], territories: 'World except US' };
    const wrong = await member.inject('PUT', `/imports/${checked.id}/rights`, {
      headers: { 'if-match': `"${checked.version}"` },
      payload: { ...rights, territories: 'Narnia' },
    });
    expect(wrong.statusCode).toBe(422);
    const again = await step(member, checked, ['PUT', 'rights', rights]);
    expect([again.rights, again.report?.clean, again.report?.without_rights]).toEqual([rights, 1, 0]);
    await step(member, again, ['POST', 'start', { as_drafts: false }]);
    const { items } = (await member.inject('GET', '/recordings')).json().data;
    const { data } = (await member.inject('GET', `/recordings/${items[0]?.id}`)).json();
    expect(data).toMatchObject({
      state: 'registered',
      rights: [{ name: 'Osu Records', share: 10_000, uses: ['broadcast'], valid_from: '2024-05-31' }],
    });
  });

  test.each([
    [
      'UTF-16 with a mark',
      Buffer.from(`\uFEFF${SINGLE_41.replace("version='1.0'", "version='1.0' encoding='UTF-16'")}`, 'utf16le'),
    ],
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${SINGLE_41}`)],
  ])('accepts %s', async (_, contents) => {
    const checked = await send(await api.signUp(), contents);
    expect([checked.problem, checked.report?.works]).toEqual([null, 1]);
  });

  test.each([
    ['ISO-8859-2', 'Ji\u00f8\u00ed', 'Jiří'],
    ['windows-1251', '\u00c4\u00e2\u00ee\u00f0', 'Двор'],
    ['Shift_JIS', '\u0096\u00e9', '夜'],
  ])('reads letters in the encoding that the message declares: %s', async (encoding, bytes, artist) => {
    const text = SINGLE_41.replace("version='1.0'", `version='1.0' encoding='${encoding}'`);
    const other = text.replaceAll('The Osu Horns', bytes).replace('24-00002', `24-0004${encoding.length % 10}`);
    const contents = Buffer.from(other, 'latin1');
    const { recording } = await imported(await api.signUp(), contents, true);
    expect(recording.display_artist).toBe(artist);
  });

  test('reads several messages of one ZIP file, and names what it can’t read', async () => {
    const files = { 'one.xml': SINGLE_41, 'two.xml': SINGLE_38, 'cut.xml': ALBUM_43.slice(0, -400), 'cover.jpg': 'x' };
    const sent = await send(await api.signUp(), zipOf(files), 'messages.zip');
    expect([sent.about, sent.report?.works]).toEqual([
      'DDEX ERN 4.3.2, from Osu Records, and others: 3 messages from the ZIP file',
      2,
    ]);
    const unread = sent.report?.repairs.filter(({ rule }) => rule === 'I-ZIP-01').map(({ correction }) => correction);
    expect(unread).toEqual([expect.stringMatching(/damaged or incomplete/), expect.stringMatching(/isn’t read/)]);
  });

  test.each(REFUSED)('rejects this kind of message with a reason: %s', async (_, contents, problem) => {
    const file = { name: 'release.xml', contents: Buffer.from(contents) };
    await expect(readImport(file, 'recording')).rejects.toMatchObject({
      name: 'RejectedFile',
      message: expect.stringMatching(problem),
    });
  });
});
