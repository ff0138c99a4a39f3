// cspell:ignore eplaced
import type { AcknowledgementReport } from '@counterpoint/domain/schemas/imports';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api.ts';
import { answersOf } from './testing/cwr-lines.ts';

let api: TestApi;
let baobab: TestMember;

beforeAll(async () => {
  api = await createTestApi();
  baobab = await api.signUp({ corporation_name: 'Baobab Songs' });
});
afterAll(() => api.close());

test('reports and skips acknowledgements with unknown statuses or damaged letters', async () => {
  const text = answersOf({ 'BS-1': 'AS', 'BS-2': 'ZQ', 'BS-3': '', 'BS-4': 'RA' }).replace(
    /BS-4(.*\r\n.*)DATE REPLACED/,
    'BS-4$1DATE \uFFFDEPLACED',
  );
  const answer = await baobab.inject('PUT', '/acknowledgements?file_name=CW260001052_BAO.V21', {
    headers: { 'content-type': 'application/octet-stream' },
    payload: Buffer.from(text),
  });
  const report: AcknowledgementReport = answer.json().data;
  expect(report).toMatchObject({ answered: 1, refused: 3 });
  expect(
    report.refusals.map(({ line, number, column, rule, found }) => [line, number, column, rule, found].join(' | ')),
  ).toEqual([
    '6 | BS-2 | ACK Transaction Status | CWR-ACK-F8 | ZQ',
    '9 | BS-3 | ACK Transaction Status | CWR-ACK-F8 | ',
    '13 | BS-4 | MSG Message Text | I-ENC-01 | DATE \uFFFDEPLACED',
  ]);
  expect(report.refusals[0]?.correction).toContain('CWR has no such status');
});
