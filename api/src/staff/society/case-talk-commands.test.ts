import fs from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { aPdf } from '../../disputes/evidence/testing/sample-documents.ts';
import { sendEvidence } from '../../disputes/evidence/testing/send-evidence.ts';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api.ts';
import { forceCaseState, storeCase } from '../../testing/test-cases.ts';
import { society } from '../../testing/test-society.ts';
import { newKey } from '../../testing/test-works.ts';

let api: TestApi;
let ama: TestMember;
let kofi: TestMember;
let caseId: string;
beforeAll(async () => {
  api = await createTestApi();
  ama = await api.signUp({ given_name: 'Ama' });
  kofi = await api.signUp({ given_name: 'Kofi' });
  caseId = await storeCase(api, { claimant: ama, respondent: kofi });
});
afterAll(() => api.close());

test('shows staff the messages to the society, and sends their reply to everyone', async () => {
  const payload = { body: 'They told me otherwise.', visibility: 'society_only' };
  await ama.inject('POST', `/oppositions/${caseId}/messages`, { headers: newKey(), payload });
  const read = await society(api, 'cases', 'messages', caseId);
  expect(read.data).toEqual([expect.objectContaining({ body: 'They told me otherwise.', isToSociety: true })]);
  expect((await society(api, 'cases', 'write', caseId)).code).toBe(2);
  await society(api, 'cases', 'write', caseId, '--text', 'We look at it next week.');
  const { items } = (await kofi.inject('GET', `/oppositions/${caseId}/messages`)).json().data;
  expect(items).toEqual([expect.objectContaining({ author: 'The society', body: 'We look at it next week.' })]);
  const notifications = api.db.selectFrom('notification').select('member_id').where('text_id', '=', 'caseMessage');
  expect((await notifications.execute()).map(({ member_id }) => member_id).sort()).toEqual(
    [ama.memberId, kofi.memberId].sort(),
  );
});

test('saves uploaded documents for staff, also confidential ones and equal names, and overwrites none', async () => {
  const [shared, secret] = [aPdf('shared'), aPdf('secret')];
  await sendEvidence(ama, caseId, { payload: shared });
  await sendEvidence(ama, caseId, { payload: secret, query: { visibility: 'society_only' } });
  const folder = path.join(api.env.DATA_DIR, 'looked-at');
  const { data } = await society(api, 'cases', 'save-documents', caseId, '--to', folder);
  expect(data).toEqual([path.join(folder, '1 sheet.pdf'), path.join(folder, '2 sheet.pdf')]);
  expect(await Promise.all(data.map((place: string) => fs.readFile(place)))).toEqual([shared, secret]);
  const { problem } = await society(api, 'cases', 'save-documents', caseId, '--to', folder);
  expect(problem).toEqual({
    code: 'file_exists',
    message: `${path.join(folder, '1 sheet.pdf')} already exists. Choose an empty folder.`,
  });
});

test('rejects messages in a closed case', async () => {
  await forceCaseState(api, caseId, 'resolved');
  const refused = await society(api, 'cases', 'write', caseId, '--text', 'Too late.');
  expect(refused.problem?.code).toBe('case_closed');
});
