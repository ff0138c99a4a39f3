import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api.ts';
import { newKey } from '../../testing/test-works.ts';
import { sendImport, step } from '../imports/testing/send-import.ts';
import { cwrOf, plainWork } from './testing/cwr-lines.ts';

let api: TestApi;
let baobab: TestMember;

beforeAll(async () => {
  api = await createTestApi();
  baobab = await api.signUp({ corporation_name: 'Baobab Songs' });
  const contents = Buffer.from(cwrOf('NWR', [plainWork('F-1', 'RIVER SONG'), plainWork('F-2', 'RAIN SONG')]));
  const checked = await sendImport(baobab, { name: 'CW260001BAO_052.V21', contents });
  await step(baobab, checked, ['POST', 'start', { as_drafts: false }]);
});
afterAll(() => api.close());

test.each([
  ['2.1', []],
  ['2.2', [{ rule: 'CWR-SPU-F40', place: 'SPU Publisher IPI Name #', rejects: true, works: 2 }]],
])('says what societies would reject in a file of version %s', async (version, faults) => {
  const answer = await baobab.inject('POST', '/cwr-files', { headers: newKey(), payload: { version } });
  expect(answer.json().data.faults).toMatchObject(faults);
  const { items } = (await baobab.inject('GET', '/cwr-files')).json().data;
  expect(items[0].faults).toEqual(answer.json().data.faults);
});
