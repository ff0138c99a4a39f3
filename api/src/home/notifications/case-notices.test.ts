import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api.ts';
import { aFiledClaimFrom, aFiledShare, aWorkOf, caseAs, changeCase } from '../../testing/test-filing.ts';

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

interface ListedNotice {
  readonly message: string;
  readonly link: { readonly type: string; readonly id: string } | null;
}

/** A member’s notifications about a case, the latest first. */
async function noticesOf(member: TestMember, number: string): Promise<ListedNotice[]> {
  const { items } = (await member.inject('GET', '/notifications?per_page=100')).json().data;
  return items.filter(({ message }: ListedNotice) => message.includes(number));
}

/** The writers of a work in which Ama holds half and Kofi and Esi the rest. */
const aWorkOfThree = (title: string) =>
  aWorkOf(title, [
    [ama, 5000],
    [kofi, 3000],
    [esi, 2000],
  ]);

const ACCEPTED = { name: 'answers', payload: { answer: 'update' } };

test('asks a member to respond whose share is claimed once the parties disagree', async () => {
  const { id: workId } = await aWorkOfThree('Asked in Dispute');
  const { id, number } = await aFiledClaimFrom(kofi, workId, { from: ama, share: 1000 });
  const maintained = { name: 'answers', payload: { answer: 'maintain', statement: 'I wrote it all.' } };
  await changeCase(ama, await caseAs(ama, id), maintained);
  await aFiledClaimFrom(yaw, workId, { from: esi, share: 500 });
  expect(await caseAs(esi, id)).toMatchObject({ state: 'in_dispute', is_my_turn: true });
  expect((await noticesOf(esi, number)).map(({ message }) => message)).toEqual([
    `Kofi Mensah and Yaw Mensah opened case ${number} about “Asked in Dispute”. It concerns you: open it to respond`,
  ]);
  const { text_id } = await api.db
    .selectFrom('notification')
    .select('text_id')
    .where('member_id', '=', esi.memberId)
    .where('object_id', '=', id)
    .executeTakeFirstOrThrow();
  // The text of an opened case has a day, which an earlier release beside this one would read as one in 1970.
  expect(text_id).not.toBe('caseOpened');
});

test('asks a member again whose response is void because a claimant left', async () => {
  const { id: workId } = await aWorkOf('Asked Again', [
    [ama, 5000],
    [kofi, 5000],
  ]);
  const { id, number } = await aFiledClaimFrom(kofi, workId, { from: ama, share: 2000 });
  await aFiledClaimFrom(esi, workId, { from: kofi, share: 1000 });
  expect((await changeCase(ama, await caseAs(ama, id), ACCEPTED)).state).toBe('in_dispute');
  await changeCase(esi, await caseAs(esi, id), { name: 'withdrawal', payload: { reason: '' } });
  expect((await caseAs(ama, id)).is_my_turn).toBe(true);
  const [latest] = await noticesOf(ama, number);
  expect(latest?.message).toBe(
    `Kofi Mensah opened case ${number} about “Asked Again”. It concerns you: open it to respond`,
  );
});

test('notifies a member once whose response is void because another claimant joined', async () => {
  const { id: workId } = await aWorkOf('Asked Once', [
    [ama, 5000],
    [kofi, 5000],
  ]);
  const { id, number } = await aFiledShare(yaw, workId, 1000);
  await changeCase(kofi, await caseAs(kofi, id), ACCEPTED);
  await aFiledShare(esi, workId, 1000);
  const latestOf = async (member: TestMember) => (await noticesOf(member, number)).map(({ message }) => message);
  expect(await latestOf(kofi)).toEqual([
    expect.stringMatching(/^Yaw Mensah and Esi Mensah opened case|^Esi Mensah and Yaw Mensah opened case/),
    expect.stringMatching(/^Yaw Mensah opened case/),
  ]);
  expect((await latestOf(ama))[0]).toBe(`Esi Mensah joined case ${number} about “Asked Once” as a claimant`);
});

test('links the end of a case to the work for a writer who can’t open the case', async () => {
  const { id: workId } = await aWorkOfThree('Not My Case');
  const { id, number } = await aFiledClaimFrom(yaw, workId, { from: ama, share: 1000 });
  await changeCase(ama, await caseAs(ama, id), ACCEPTED);
  expect((await esi.inject('GET', `/oppositions/${id}`)).statusCode).toBe(404);
  expect((await noticesOf(esi, number)).map(({ link }) => link)).toEqual([{ type: 'composition', id: workId }]);
  expect((await noticesOf(yaw, number))[0]?.link).toEqual({ type: 'opposition', id });
});
