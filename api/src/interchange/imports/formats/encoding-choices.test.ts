import { Buffer } from 'node:buffer';
import type { ImportDetails, ImportEncoding } from '@counterpoint/domain/schemas/imports';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestApi, type TestApi, type TestMember } from '../../../testing/test-api.ts';
import { clearNewMembers } from '../../../testing/test-clearance.ts';
import { check, sendImport, step } from '../testing/send-import.ts';

let api: TestApi;
let ama: TestMember;

beforeAll(async () => {
  api = await createTestApi();
  await clearNewMembers(api);
  ama = await api.signUp();
});
afterAll(() => api.close());

const table = (...writers: readonly string[]) =>
  ['Title,Writer last name,Writer share', ...writers.map((name, row) => `Song ${row},${name},100`), ''].join('\r\n');

/** The text with each of these letters as one byte. */
function bytesOf(text: string, letters: Readonly<Record<string, number>>): Buffer {
  return Buffer.from([...text].map((letter) => letters[letter] ?? letter.charCodeAt(0)));
}

const WINDOWS_1250 = { á: 0xe1, é: 0xe9, ř: 0xf8, ő: 0xf5, Ł: 0xa3, ł: 0xb3 };
const TABLE = table('Kovács', 'Kovácsné', 'Erdős', 'Dvořák', 'Łukasz');

const writersIn = ({ preview }: ImportDetails) => preview?.rows.map(([, writer]) => writer);
const choose = (sent: ImportDetails, encoding: ImportEncoding) => step(ama, sent, ['PUT', 'encoding', { encoding }]);

const sendInWindows1250 = () => sendImport(ama, { name: 'works.csv', contents: bytesOf(TABLE, WINDOWS_1250) });

test('shows words in each encoding that a file may have, first those that tell them apart', async () => {
  const { preview, about } = await sendInWindows1250();
  expect(about).toContain('Latin-1');
  expect(preview?.encoding).toBe('windows-1252');
  const words = new Map(preview?.encodings.map((offered) => [offered.encoding, offered.words]));
  expect(words.get('windows-1250')?.toSorted()).toEqual(['Dvořák', 'Erdős', 'Kovács', 'Kovácsné', 'Łukasz']);
  expect(words.get('windows-1252')).toEqual(expect.arrayContaining(['Dvoøák', 'Erdõs', '£ukasz']));
  expect(words.get('windows-1252')?.at(-1)).toMatch(/^Kovács/);
});

test('reads the file again in the encoding that the member chooses, and imports what it showed', async () => {
  const read = await choose(await sendInWindows1250(), 'windows-1250');
  expect([read.state, read.about]).toEqual(['mapping', 'CSV, Windows-1250 (Central European), separated by commas']);
  expect(writersIn(read)).toEqual(['Kovács', 'Kovácsné', 'Erdős', 'Dvořák', 'Łukasz']);
  await step(ama, await check(ama, read), ['POST', 'start', { as_drafts: true }]);
  const { items } = (await ama.inject('GET', '/compositions?q=Song 3')).json().data;
  expect(JSON.stringify(items)).toContain('Dvořák');
});

test('keeps corrections of cells when the letters change', async () => {
  const sent = await sendInWindows1250();
  const { columns, share_unit } = sent.preview ?? {};
  const corrections = [{ line: 2, column: 2, value: '99' }];
  const checked = await step(ama, sent, ['PUT', 'choices', { columns, share_unit, corrections }]);
  expect((await choose(checked, 'windows-1250')).preview).toMatchObject({ corrections, encoding: 'windows-1250' });
});

test('detects what DOS saves', async () => {
  const letters = { é: 0x82, ü: 0x81, ë: 0x89 };
  const sent = await sendImport(ama, {
    name: 'works.csv',
    contents: bytesOf(table('Andrés', 'Müller', 'Zoë'), letters),
  });
  expect([sent.preview?.encoding, writersIn(sent)]).toEqual(['cp850', ['Andrés', 'Müller', 'Zoë']]);
});

test.each([
  ['tells its encoding', Buffer.from(table('Dvořák'))],
  ['has no letters beyond ASCII', Buffer.from(table('Dvorak'))],
  ['has only a dash beyond ASCII', Buffer.from(table('Dvorak \u0096 Mensah'), 'latin1')],
])('offers no encodings for a file that %s', async (_, contents) => {
  const sent = await sendImport(ama, { name: 'works.csv', contents });
  expect(sent.preview).toMatchObject({ encodings: [], encoding: null });
  const headers = { 'if-match': `"${sent.version}"` };
  const payload = { encoding: 'windows-1250' };
  expect((await ama.inject('PUT', `/imports/${sent.id}/encoding`, { headers, payload })).statusCode).toBe(422);
});
