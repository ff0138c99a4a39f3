import type { ImportDetails } from '@counterpoint/domain/schemas/imports';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api.ts';
import { clearNewMembers } from '../../testing/test-clearance.ts';
import { check, csvFile, sendImport, step } from './testing/send-import.ts';

let api: TestApi;
let ama: TestMember;

beforeAll(async () => {
  api = await createTestApi();
  await clearNewMembers(api);
  ama = await api.signUp({ given_name: 'Ama' });
});
afterAll(() => api.close());

const HEADER = ['Work number', 'Title', 'ISWC', 'Writer last name', 'First name', 'Writer IPI', 'Role', 'Writer share'];

function columnsToFix({ report }: ImportDetails) {
  return report?.repairs.map(({ column }) => column);
}

test('reads corrected cells in place of the file’s, keeps them, and forgets them for the next file', async () => {
  const rows = [HEADER, ['C-1', 'Corrected Song', 'T-1', 'Addo', 'Kofi', '', 'CA', 'abc']];
  const checked = await check(ama, await sendImport(ama, csvFile(rows)));
  expect([checked.report?.clean, columnsToFix(checked)]).toEqual([0, expect.arrayContaining(['ISWC'])]);
  const { columns, share_unit } = checked.preview ?? {};
  const corrections = [
    { line: 2, column: 2, value: '' },
    { line: 2, column: 7, value: '100' },
  ];
  const corrected = await step(ama, checked, ['PUT', 'choices', { columns, share_unit, corrections }]);
  expect(corrected).toMatchObject({ state: 'checked', report: { works: 1, clean: 1 }, preview: { corrections } });
  const done = await step(ama, corrected, ['POST', 'start', { as_drafts: false }]);
  expect(done).toMatchObject({ state: 'done', imported: 1 });
  expect((await sendImport(ama, csvFile(rows))).preview).toMatchObject({ is_remembered: true, corrections: [] });
});

test('remembers columns, but takes the unit of shares from each file', async () => {
  const send = (share: string) =>
    sendImport(
      ama,
      csvFile([
        ['Title', 'Writer last name', 'Share', 'Note'],
        ['Units', 'Addo', share, ''],
      ]),
    );
  await check(ama, await send('100'));
  expect((await send('1')).preview).toMatchObject({ is_remembered: true, share_unit: 'fraction' });
  await check(ama, await send('1'));
  expect((await send('100')).preview).toMatchObject({ is_remembered: true, share_unit: 'percent' });
});

test('names the empty cell of a missing title, so that it can be filled in', async () => {
  const rows = [HEADER, ['C-3', '', '', 'Addo', 'Kofi', '', 'CA', '100']];
  const checked = await check(ama, await sendImport(ama, csvFile(rows)));
  expect(columnsToFix(checked)).toContain('Title');
  const { columns, share_unit } = checked.preview ?? {};
  const corrections = [{ line: 2, column: 1, value: 'Late Title' }];
  const corrected = await step(ama, checked, ['PUT', 'choices', { columns, share_unit, corrections }]);
  expect(corrected.report).toMatchObject({ works: 1, clean: 1 });
});

test('takes a correction as text, even one that begins like a formula', async () => {
  const rows = [HEADER, ...['C-4', 'C-5'].map((number) => [number, '=cmd|calc', '', 'Addo', 'Kofi', '', 'CA', '100'])];
  const checked = await check(ama, await sendImport(ama, csvFile(rows)));
  const { columns, share_unit } = checked.preview ?? {};
  const corrections = [
    { line: 2, column: 1, value: '= (Equals)' },
    { line: 3, column: 1, value: "'= (Escaped)" },
  ];
  const corrected = await step(ama, checked, ['PUT', 'choices', { columns, share_unit, corrections }]);
  expect(corrected.report).toMatchObject({ works: 2, clean: 2 });
  await step(ama, corrected, ['POST', 'start', { as_drafts: true }]);
  const { items } = (await ama.inject('GET', '/compositions?filter=draft')).json().data;
  expect(items.map(({ title }: { title: string }) => title)).toEqual(
    expect.arrayContaining(['= (Equals)', '= (Escaped)']),
  );
});

test('rejects a correction outside the table', async () => {
  const sent = await sendImport(ama, csvFile([HEADER, ['C-2', 'Outside', '', 'Addo', 'Kofi', '', 'CA', '100']]));
  const { columns, share_unit } = sent.preview ?? {};
  const answer = await ama.inject('PUT', `/imports/${sent.id}/choices`, {
    headers: { 'if-match': `"${sent.version}"` },
    payload: { columns, share_unit, corrections: [{ line: 2, column: HEADER.length, value: 'x' }] },
  });
  expect(answer.statusCode).toBe(422);
  expect(answer.json().details).toMatchObject([{ path: 'corrections.0.column' }]);
});

test.each(['composition', 'recording'])('has a short template of twelve columns for each %s', async (subject) => {
  const answer = await ama.inject('GET', `/imports/template?subject=${subject}&format=csv&columns=short`);
  expect(answer.statusCode).toBe(200);
  const [header] = parse(answer.body, { bom: true });
  expect(header).toHaveLength(12);
});
