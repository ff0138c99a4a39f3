import type { CaseMessage } from '@counterpoint/domain/schemas/cases';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api.ts';
import { forceCaseState, storeCase } from '../../testing/test-cases.ts';
import { newKey } from '../../testing/test-works.ts';

let api: TestApi;
let ama: TestMember;
let kofi: TestMember;
let caseId: string;
beforeAll(async () => {
  api = await createTestApi();
  ama = await api.signUp({ given_name: 'Ama' });
  kofi = await api.signUp({ given_name: 'Kofi' });
});
afterAll(() => api.close());
beforeEach(async () => {
  caseId = await storeCase(api, { claimant: ama, respondent: kofi });
});

const at = () => `/oppositions/${caseId}/messages`;
const write = (member: TestMember, payload: object, headers = newKey()) =>
  member.inject('POST', at(), { headers, payload });
const read = async (member: TestMember): Promise<CaseMessage[]> => (await member.inject('GET', at())).json().data.items;

test('shows messages to the other parties, oldest first', async () => {
  const sent = await write(ama, { body: ' We wrote it\r\nin one room. ' });
  expect([sent.statusCode, sent.json().data]).toEqual([
    201,
    expect.objectContaining({ body: 'We wrote it\nin one room.', is_mine: true, visibility: 'shared' }),
  ]);
  await write(kofi, { body: 'I remember another room.' });
  const target = await read(kofi);
  expect(target.map(({ body, is_mine }) => [body, is_mine])).toEqual([
    ['We wrote it\nin one room.', false],
    ['I remember another room.', true],
  ]);
  expect(target[0]?.author).toContain('Ama');
});

test('hides messages to the society from the other parties', async () => {
  await write(ama, { body: 'They have said otherwise to me.', visibility: 'society_only' });
  expect(await read(kofi)).toEqual([]);
  expect(await read(ama)).toHaveLength(1);
  const notifications = await api.db
    .selectFrom('notification')
    .select('kind')
    .where('object_id', '=', caseId)
    .execute();
  expect(notifications).toEqual([]);
});

test('notifies the other parties but not the author', async () => {
  await write(ama, { body: 'Shall we say half each?' });
  const notifications = await api.db
    .selectFrom('notification')
    .select(['member_id', 'text_id'])
    .where('object_id', '=', caseId)
    .execute();
  expect(notifications).toEqual([{ member_id: kofi.memberId, text_id: 'caseMessage' }]);
});

test('sends one notification an hour for consecutive unread messages', async () => {
  const notices = async () =>
    (
      await api.db
        .selectFrom('notification')
        .select('id')
        .where('object_id', '=', caseId)
        .where('member_id', '=', kofi.memberId)
        .execute()
    ).length;
  for (const body of ['One.', 'Two.', 'Three.']) await write(ama, { body });
  expect(await notices()).toBe(1);
  await api.db.updateTable('notification').set({ read_at: api.clock.now() }).execute();
  await write(ama, { body: 'Four.' });
  expect(await notices()).toBe(2);
  api.clock.advance(61 * 60_000);
  await write(ama, { body: 'Five.' });
  expect(await notices()).toBe(3);
});

test('stores one message for a repeated request with the same key', async () => {
  const key = newKey();
  const first = await write(ama, { body: 'Once.' }, key);
  expect((await write(ama, { body: 'Once.' }, key)).json()).toEqual(first.json());
  expect(await read(ama)).toHaveLength(1);
});

test('rejects an empty message, and one about no case', async () => {
  const stranger = await api.signUp();
  const answers = [
    await write(ama, { body: ' \n ' }),
    await write(ama, { body: 'x'.repeat(4_001) }),
    await write(stranger, { body: 'Hello' }),
    await stranger.inject('GET', at()),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([422, 422, 404, 404]);
});

test('rejects messages in drafts and closed cases, and keeps the earlier ones', async () => {
  await write(ama, { body: 'Before.' });
  await forceCaseState(api, caseId, 'draft');
  expect((await write(ama, { body: 'To nobody.' })).json().code).toBe('case_not_filed');
  expect((await kofi.inject('GET', at())).statusCode).toBe(404);
  await forceCaseState(api, caseId, 'resolved');
  expect((await write(kofi, { body: 'Too late.' })).json().code).toBe('case_closed');
  expect(await read(kofi)).toHaveLength(1);
});
