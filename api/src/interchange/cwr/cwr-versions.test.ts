// cspell:ignore pbbao
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api.ts';
import { newKey } from '../../testing/test-works.ts';
import { sendImport, step } from '../imports/testing/send-import.ts';
import { cwrOf, plainWork } from './testing/cwr-lines.ts';

let api: TestApi;
let baobab: TestMember;
let other: TestMember;

beforeAll(async () => {
  api = await createTestApi();
  baobab = await api.signUp({ corporation_name: 'Baobab Songs' });
  other = await api.signUp({ corporation_name: 'Baobab Songs' });
  const text = cwrOf('NWR', [plainWork('BS-1', 'RIVER SONG'), plainWork('BS-2', 'RAIN SONG')]);
  await importAll(baobab, { name: 'CW260001BAO_052.V21', contents: Buffer.from(text) });
});
afterAll(() => api.close());

async function importAll(member: TestMember, file: { name: string; contents: Buffer }) {
  const checked = await sendImport(member, file);
  expect(checked.report?.repairs.filter(({ severity }) => severity === 'block')).toEqual([]);
  await step(member, checked, ['POST', 'start', { as_drafts: false }]);
  return checked;
}

async function exported(member: TestMember, payload: object) {
  const { data } = (await member.inject('POST', '/cwr-files', { headers: newKey(), payload })).json();
  const { body } = await member.inject('GET', `/cwr-files/${data.id}/contents`);
  return { file: data, lines: body.split('\r\n').slice(0, -1) };
}

const recordsIn = (lines: readonly string[]) => lines.filter((line) => !/^(HDR|GRH|GRT|TRL)/.test(line));

test.each([
  ['2.1', []],
  ['2.2', [{ rule: 'CWR-SPU-F40', place: 'SPU Publisher IPI Name #', rejects: true, works: 2 }]],
])('says what societies would reject in a file of version %s', async (version, faults) => {
  const { file } = await exported(baobab, { version });
  expect(file.faults).toMatchObject(faults);
  const { items } = (await baobab.inject('GET', '/cwr-files')).json().data;
  expect(items[0].faults).toEqual(file.faults);
});

test.each(['3.0', '3.1'])(
  'exports works in version %s, which another member imports and exports alike',
  async (version) => {
    const { file, lines } = await exported(baobab, { version, receiver: '052' });
    expect(file.file_name).toMatch(new RegExp(`^CW\\d{6}BAO_0052_V${version.replace('.', '-')}-0\\.SUB$`));
    expect([lines[0]?.slice(3, 9), lines[0]?.slice(168)]).toEqual(['PBBAO ', file.file_name]);
    expect(lines[1]).toBe(`GRHWRK000010${version}00000000000`);
    expect(file.faults.filter(({ rejects }: { rejects: boolean }) => rejects)).toMatchObject([{ rule: 'CWR-SPU-F40' }]);

    // Works with other numbers and titles, which we don't know yet.
    const digits = version.replace('.', '');
    const own = lines.map((line: string) =>
      line
        .replaceAll('BS-', `${digits}-`)
        .replace('RIVER SONG', `WATER ${digits}GO`)
        .replace('RAIN SONG', `WIND ${digits}GO`),
    );
    const checked = await importAll(other, { name: file.file_name, contents: Buffer.from(own.join('\r\n')) });
    expect(checked).toMatchObject({
      about: `CWR ${version}, UTF-8, from BAOBAB SONGS`,
      report: { works: 2, clean: 2 },
    });
    const { items } = (await other.inject('GET', '/compositions?per_page=100')).json().data;
    const ids = items.slice(0, 2).map(({ id }: { id: string }) => id);
    const again = await exported(other, { version, receiver: '052', ids });
    expect(recordsIn(again.lines)).toEqual(recordsIn(own));
    expect(again.file.losses.map(({ place }: { place: string }) => place)).toEqual(['HDR Sender ID', 'file name']);
  },
);

test('imports a work of version 3 again as a revision, and answers it in version 3', async () => {
  const { file, lines } = await exported(baobab, { version: '3.0', receiver: '052' });
  const contents = Buffer.from(lines.join('\r\n').replace('RIVER SONG ', 'RIVER TUNE '));
  const checked = await importAll(baobab, { name: file.file_name, contents });
  const titles = (await baobab.inject('GET', '/compositions?per_page=100')).json().data.items;
  expect(titles.map(({ title }: { title: string }) => title).sort()).toEqual(['RAIN SONG', 'RIVER TUNE']);
  const answer = await baobab.inject('GET', `/imports/${checked.id}/acknowledgement`);
  expect(answer.headers['content-disposition']).toMatch(/CW\d{6}0?999_BAO_V3-0-0\.ACK/);
  const received = await other.inject('PUT', '/acknowledgements?file_name=ack', {
    headers: { 'content-type': 'application/octet-stream' },
    payload: answer.rawPayload,
  });
  expect([answer.body.slice(0, 9), received.statusCode]).toEqual(['HDRSO999 ', 200]);
});

test('warns of a name of another version, and names each transaction that registers no work', async () => {
  const { lines } = await exported(baobab, { version: '3.0', receiver: '052' });
  const request = [
    'GRHISR0000203.000000000000',
    `ISR0000000000000000${'A SONG'.padEnd(62)}BS-9`,
    'WRI0000000000000001W000001  00000000199MENSAH',
    `ISR0000000100000000${'ANOTHER'.padEnd(62)}BS-10`,
    'GRT000020000000200000005',
  ];
  const count = String(lines.length + request.length).padStart(8, '0');
  const file = [...lines.slice(0, -1), ...request, `TRL0000200000004${count}`];
  const checked = await sendImport(baobab, { name: 'CW260001BAO_052.V21', contents: Buffer.from(file.join('\r\n')) });
  const found = checked.report?.repairs.map(({ rule, severity }) => [rule, severity]);
  expect(found).toEqual(
    expect.arrayContaining([
      ['I-CWR-NAME', 'warn'],
      ['I-CWR-SKIPPED', 'warn'],
    ]),
  );
  const skipped = checked.report?.repairs.find(({ rule }) => rule === 'I-CWR-SKIPPED')?.repair;
  const { items } = (await baobab.inject('GET', `/imports/${checked.id}/findings?repair=${skipped}`)).json().data;
  expect(items.map(({ line, found }: { line: number; found: string }) => [line, found])).toEqual([
    [lines.length + 1, 'A SONG BS-9'],
    [lines.length + 3, 'ANOTHER BS-10'],
  ]);
});

test('remembers the sender’s code until it is removed', async () => {
  const first = await exported(baobab, { version: '2.1', sender_code: 'QX' });
  expect(first.file.file_name).toMatch(/QX_000\.V21$/);
  expect(first.file.losses.map(({ place }: { place: string }) => place)).not.toContain('file name');
  const second = await exported(baobab, { version: '3.0' });
  expect([second.file.file_name.slice(8), second.lines[0]?.slice(5, 9)]).toEqual(['QX_0000_V3-0-0.SUB', 'QX  ']);
  expect((await baobab.inject('GET', '/cwr-files')).json().data.sender_code).toBe('QX');
  const payload = { version: '2.1', sender_code: 'q-' };
  expect((await baobab.inject('POST', '/cwr-files', { headers: newKey(), payload })).statusCode).toBe(422);
  const third = await exported(baobab, { version: '2.1', sender_code: '' });
  expect(third.file.file_name).toMatch(/BAO_000\.V21$/);
  expect((await baobab.inject('GET', '/cwr-files')).json().data.sender_code).toBeNull();
});
