// cspell:ignore otru
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
