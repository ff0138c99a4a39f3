// cspell:ignore dvořák otru rusalka
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api.ts';
import { sendImport, step } from '../imports/testing/send-import.ts';
import { cwrOf, plainWork } from './testing/cwr-lines.ts';

let api: TestApi;
let baobab: TestMember;

beforeAll(async () => {
  api = await createTestApi();
  baobab = await api.signUp({ corporation_name: 'Baobab Songs' });
});
afterAll(() => api.close());

const CHARACTER_SET = { at: 86, length: 15 };
/** In Latin-2, a byte a letter. */
const DVORAK = 'DVO\u00d8\u00c1K';

/** A file of a writer with this name, a byte a letter, and what its header says of that. */
function fileOf(characterSet: string, name: string): Buffer {
  const lines = plainWork('M-1', 'RUSALKA').map((line) => line.replace('MENSAH', name.padEnd(6)));
  const [header = '', ...rest] = cwrOf('NWR', [lines]).split('\r\n');
  const { at, length } = CHARACTER_SET;
  const stated = header.padEnd(at).slice(0, at) + characterSet.padEnd(length) + header.slice(at + length);
  return Buffer.from([stated, ...rest].join('\r\n'), 'latin1');
}

async function checked(characterSet: string, name = DVORAK) {
  const { id, about, report } = await sendImport(baobab, {
    name: 'CW260001BAO_052.V21',
    contents: fileOf(characterSet, name),
  });
  const repairs = report?.repairs ?? [];
  const found = async (rule: string) => {
    const repair = repairs.find((each) => each.rule === rule)?.repair;
    if (repair === undefined) return [];
    return (await baobab.inject('GET', `/imports/${id}/findings?repair=${repair}`)).json().data.items;
  };
  return {
    about,
    report,
    name: await found('CWR-SWR-F29'),
    guess: await found('I-ENC-05'),
    refused: await found('I-ENC-06'),
  };
}

test.each(['ISO-8859-2', 'latin2', 'Windows-1250'])(
  'reads a CWR file in the character set %s of its header',
  async (characterSet) => {
    const { name, guess, refused } = await checked(characterSet);
    expect(name).toMatchObject([{ line: 7, found: 'DVOŘÁK' }]);
    expect([guess, refused]).toEqual([[], []]);
  },
);

test.each([
  ['ISO-8859-5', [0xb4, 0xd2, 0xde, 0xe0]],
  ['Windows-1251', [0xc4, 0xe2, 0xee, 0xf0]],
  ['KOI8-R', [0xe4, 0xd7, 0xcf, 0xd2]],
])('reads a name in the Cyrillic letters of %s', async (characterSet, bytes) => {
  const { name, guess, refused } = await checked(characterSet, String.fromCharCode(...bytes));
  expect(name).toMatchObject([{ line: 7, found: 'Двор' }]);
  expect([guess, refused]).toEqual([[], []]);
});

test.each(['', 'ASCII'])('shows the words it guessed the letters of if the header says “%s”', async (characterSet) => {
  const { guess, report } = await checked(characterSet);
  expect(guess).toMatchObject([{ line: 1, column: 'HDR Character Set', found: 'DVOØÁK' }]);
  expect(report).toMatchObject({ clean: 1, is_refused: false });
});

test.each(['Traditional Big', 'Shift_JIS', 'Windows-31J', 'KS_C_5601-1987', 'ISO-2022-JP'])(
  'refuses a character set whose letters have two bytes: %s',
  async (characterSet) => {
    const { refused, report } = await checked(characterSet);
    expect(refused).toMatchObject([{ line: 1, found: characterSet }]);
    expect(report).toMatchObject({ is_refused: true });
  },
);

test('finds a work by title and parties in another script', async () => {
  const lines = [
    ...plainWork('NAT-1', 'MOTHERLAND'),
    `NAT0000000000000009${'Родина моя'.padEnd(640)}OTRU`,
    `NWN0000000000000010W1       ${'Менса'.padEnd(160)}${'Араба'.padEnd(160)}RU`,
  ];
  // A writer's name follows the writer.
  const [head, other, name, ...rest] = lines.slice(0, 5);
  const ordered = [head, other, name, ...rest, lines.at(-1), ...lines.slice(5, -1)].map((line) => line ?? '');
  const contents = Buffer.from(cwrOf('NWR', [ordered]), 'utf8');
  const checked = await sendImport(baobab, { name: 'CW260001BAO_052.V21', contents });
  await step(baobab, checked, ['POST', 'start', { as_drafts: false }]);
  const found = async (query: string) => {
    const answer = await baobab.inject('GET', `/repertoire/compositions?query=${encodeURIComponent(query)}`);
    return answer.json().data.items.map(({ title }: { title: string }) => title);
  };
  expect(await found('родина')).toEqual(['MOTHERLAND']);
  expect(await found('Араба Менса')).toEqual(['MOTHERLAND']);
});
