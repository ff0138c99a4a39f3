import { IMPORT_PART_BYTES } from '@counterpoint/domain/schemas/imports';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { check, csvFile, sendImport, step } from '../../interchange/imports/testing/send-import.ts';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api.ts';
import { aSharedWork, beginCase } from '../../testing/test-filing.ts';
import { aDraft, newKey, storeDraft } from '../../testing/test-works.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({
    MEMBER_STORAGE_MB: '6',
    MEMBER_OPEN_IMPORTS: '2',
    MEMBER_PARTS_PER_MINUTE: '3',
    MEMBER_DRAFTS: '2',
    MEMBER_PARTIES: '1',
  });
});
afterAll(() => api.close());

const HEADER = ['Title', 'Writer last name', 'Writer share'];
const limitsOf = async (member: TestMember) => (await member.inject('GET', '/user/limits')).json().data;
const announce = (member: TestMember, bytes: number) =>
  member.inject('POST', '/imports', { headers: newKey(), payload: { file_name: 'works.csv', bytes } });
const sendPart = (member: TestMember, id: string, payload: Buffer) =>
  member.inject('PUT', `/imports/${id}/parts/0`, {
    headers: { 'content-type': 'application/octet-stream' },
    payload,
  });

test('counts what a member keeps, and nothing of others', async () => {
  const ama = await api.signUp();
  await storeDraft(ama, aDraft('Harbour lights', ama));
  await sendImport(ama, csvFile([HEADER, ['River', 'Mensah', '100']]));
  const limits = await limitsOf(ama);
  expect(limits).toMatchObject({ open_imports: { used: 1, most: 2 }, drafts: { used: 1, most: 2 } });
  expect(limits.storage).toEqual({ used: expect.any(Number), most: 6_000_000 });
  expect(limits.storage.used).toBeGreaterThan(50);
  expect((await limitsOf(await api.signUp())).storage.used).toBe(0);
});

test('rejects imports beyond those that may be open, and accepts one again after another was removed', async () => {
  const ama = await api.signUp();
  const first = (await announce(ama, 9)).json().data;
  await announce(ama, 9);
  const refused = await announce(ama, 9);
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'too_many_imports']);
  await ama.inject('DELETE', `/imports/${first.id}`, { headers: { 'if-match': `"${first.version}"` } });
  expect((await announce(ama, 9)).statusCode).toBe(201);
});

test('rejects files that don’t fit, and has room again once an import is removed', async () => {
  const ama = await api.signUp();
  const sent = (await announce(ama, 5_000_000)).json().data;
  await sendPart(ama, sent.id, Buffer.alloc(IMPORT_PART_BYTES, 'x'));
  const refused = await announce(ama, 2_500_000);
  expect([refused.statusCode, refused.json()]).toEqual([
    409,
    expect.objectContaining({ code: 'storage_full', message: expect.stringContaining('you can keep 6 MB') }),
  ]);
  await ama.inject('DELETE', `/imports/${sent.id}`, { headers: { 'if-match': `"${sent.version}"` } });
  expect((await limitsOf(ama)).storage.used).toBe(0);
  expect((await announce(ama, 2_500_000)).statusCode).toBe(201);
});

test('deletes a replaced part at once, and limits parts per minute', async () => {
  const ama = await api.signUp();
  const { id } = (await announce(ama, IMPORT_PART_BYTES + 1)).json().data;
  for (const letter of ['a', 'b', 'c'])
    expect((await sendPart(ama, id, Buffer.alloc(IMPORT_PART_BYTES, letter))).statusCode).toBe(200);
  expect((await limitsOf(ama)).storage.used).toBe(IMPORT_PART_BYTES);
  const refused = await sendPart(ama, id, Buffer.alloc(IMPORT_PART_BYTES, 'd'));
  expect(refused.statusCode).toBe(429);
  // The minute began with the first part.
  expect(refused.headers['retry-after']).toMatch(/^([1-5]?\d|60)$/);
});

test('rejects drafts beyond the limit, one by one and by file', async () => {
  const ama = await api.signUp();
  await storeDraft(ama, aDraft('One', ama));
  const rows = ['Two', 'Three'].map((title) => [title, 'Mensah', '100']);
  const checked = await check(ama, await sendImport(ama, csvFile([HEADER, ...rows])));
  await expect(step(ama, checked, ['POST', 'start', { as_drafts: true }])).rejects.toThrow('You can have 2 drafts.');
  await storeDraft(ama, aDraft('Two', ama));
  const refused = await ama.inject('POST', '/compositions', { headers: newKey(), payload: aDraft('Three', ama) });
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'too_many_drafts']);
});

test('counts drafts of cases, too', async () => {
  const [ama, kofi] = [await api.signUp(), await api.signUp()];
  const { id } = await aSharedWork('In Dispute', ama, kofi);
  const object = { type: 'composition' as const, id };
  await beginCase(kofi, object);
  await storeDraft(kofi, aDraft('One', kofi));
  const refused = await kofi.inject('POST', '/oppositions', { headers: newKey(), payload: { object, kind: null } });
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'too_many_drafts']);
  expect((await limitsOf(kofi)).drafts).toEqual({ used: 2, most: 2 });
});

test('rejects parties beyond the limit, one by one and by file', async () => {
  const ama = await api.signUp();
  const rows = ['Mensah', 'Boateng'].map((name) => [`Song of ${name}`, name, '100']);
  const checked = await check(ama, await sendImport(ama, csvFile([HEADER, ...rows])));
  const failed = await step(ama, checked, ['POST', 'start', { as_drafts: true }]);
  expect(failed).toMatchObject({ state: 'failed', imported: 0, problem: expect.stringContaining('add 1 party') });
  const add = (family_name: string) =>
    ama.inject('POST', '/composers', {
      headers: newKey(),
      payload: { kind: 'person', given_names: 'Esi', family_name },
    });
  expect((await add('Owusu')).statusCode).toBe(201);
  expect((await add('Addo')).json().code).toBe('too_many_parties');
});
