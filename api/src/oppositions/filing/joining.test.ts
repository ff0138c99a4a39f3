import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api.ts';
import {
  actOnCase,
  aFiledCase,
  aFiledShare,
  aSharedWork,
  aWrittenCase,
  beginCase,
  caseAs,
  claiming,
  doneToCase,
  savedCase,
  WORDS,
} from '../../testing/test-filing.ts';
import { amend, workAs } from '../../testing/test-versions.ts';
import { confirm } from '../../testing/test-works.ts';

let api: TestApi;
let ama: TestMember;
let kofi: TestMember;
let esi: TestMember;
let yaw: TestMember;

beforeAll(async () => {
  api = await createTestApi();
  ama = await api.signUp({ given_name: 'Ama' });
  kofi = await api.signUp({ given_name: 'Kofi' });
  esi = await api.signUp({ given_name: 'Esi' });
  yaw = await api.signUp({ given_name: 'Yaw' });
});
afterAll(() => api.close());

test('two who answer in the same moment are both heard, in a case that somebody joined too', async () => {
  const work = await aSharedWork('Joined And Heard', ama, kofi);
  const { id } = await aFiledShare(esi, work.id, 1000);
  await aFiledShare(yaw, work.id, 1000);
  const seen = await Promise.all([caseAs(ama, id), caseAs(kofi, id)]);
  const both = await Promise.all([
    actOnCase(ama, seen[0], 'answers', { answer: 'update' }),
    actOnCase(kofi, seen[1], 'answers', { answer: 'update' }),
  ]);
  expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
});

test('who gave way to one claim has said nothing to another one that comes while others argue', async () => {
  const work = await aSharedWork('Asked Again', ama, kofi);
  const { id } = await aFiledShare(esi, work.id, 1000);
  await doneToCase(kofi, await caseAs(kofi, id), 'answers', { answer: 'update' });
  await doneToCase(ama, await caseAs(ama, id), 'answers', { answer: 'maintain', statement: 'I wrote it all.' });
  await aFiledShare(yaw, work.id, 1000);
  const released = await doneToCase(ama, await caseAs(ama, id), 'answers', { answer: 'revoke' });
  expect(released).toMatchObject({ state: 'in_dispute', waits_for: ['Kofi Mensah'] });
  expect((await doneToCase(kofi, await caseAs(kofi, id), 'answers', { answer: 'update' })).state).toBe('resolved');
});

test('who is asked while others argue sees the case still when it is withdrawn', async () => {
  const work = await aSharedWork('Late To It', ama, kofi);
  const { id } = await aFiledCase(kofi, work.id, { [kofi.partyId]: 7000, [ama.partyId]: 3000 });
  await doneToCase(ama, await caseAs(ama, id), 'answers', { answer: 'maintain', statement: 'We shared it equally.' });
  const begun = await beginCase(esi, { type: 'composition', id: work.id }, 'author_share');
  const parts = [esi, yaw].map(({ partyId }, index) => ({
    ...{ key: `new:${index}`, group: 'writer' as const, party_id: partyId, name: 'New', role: 'A' },
    shares: { pr: 1000 },
  }));
  const lines = begun.registered_lines.map((line) => ({ ...line, shares: { pr: 4000 } }));
  const filing = { ...WORDS, scope: { ...begun.scope, rights: ['pr'] }, claimed_lines: [...lines, ...parts] };
  await doneToCase(esi, await savedCase(esi, begun, filing), 'submission');
  expect((await caseAs(yaw, id)).my_side).toBe('respondent');
  for (const claimant of [esi, kofi])
    await doneToCase(claimant, await caseAs(claimant, id), 'withdrawal', { reason: '' });
  expect((await caseAs(yaw, id)).state).toBe('withdrawn');
  const { items } = (await yaw.inject('GET', '/oppositions?query=late')).json().data;
  expect(items.map((row: { id: string }) => row.id)).toEqual([id]);
});

test('a case that was written about other shares is looked at again before it is filed', async () => {
  const work = await aSharedWork('Amended Meanwhile', ama, kofi);
  const written = await aWrittenCase(kofi, work.id, { [kofi.partyId]: 7000, [ama.partyId]: 3000 });
  const before = await workAs(ama, work.id);
  const both = before.writers.map(({ party_id, role }) => ({ party_id, role, shares: { pr: 4000, mr: 5000, sr: 0 } }));
  const added = { party_id: esi.partyId, role: 'A' as const, shares: { pr: 2000, mr: 0, sr: 0 } };
  await amend(ama, before, { title: before.title, writers: [...both, added] });
  for (const member of [kofi, esi]) await confirm(member, await workAs(member, work.id, '/amendment'));
  const refused = await actOnCase(kofi, written, 'submission');
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'registration_changed']);
  const saved = await savedCase(kofi, written, {});
  expect(saved.registered_lines.map(({ shares }) => shares.pr)).toEqual([4000, 4000, 2000]);
  const claimed_lines = claiming(saved.registered_lines, { [kofi.partyId]: 5000, [ama.partyId]: 3000 });
  const again = await savedCase(kofi, saved, { claimed_lines });
  expect((await doneToCase(kofi, again, 'submission')).state).toBe('awaiting_response');
});

test('a case that is still with who filed it is told of to nobody who might file', async () => {
  const work = await aSharedWork('With Its Filer', ama, kofi);
  const filed = await aFiledCase(kofi, work.id, { [kofi.partyId]: 7000, [ama.partyId]: 3000 }, 'ownership');
  const openFor = async (member: TestMember) => {
    const answer = await member.inject('GET', `/oppositions/about?type=composition&id=${work.id}`);
    return answer.json().data.open_cases.map(({ id }: { id: string }) => id);
  };
  expect([await openFor(kofi), await openFor(ama), await openFor(esi)]).toEqual([[filed.id], [], []]);
});
