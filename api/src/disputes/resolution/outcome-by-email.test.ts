import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { anAddress } from '../../testing/join.ts';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api.ts';
import { aFiledCase, caseAs, changeCase, writersWith } from '../../testing/test-filing.ts';
import { addComposer, follow, invitedToken, openInvitation } from '../../testing/test-invitations.ts';
import { lastToken, mailsTo } from '../../testing/test-mail.ts';
import { amend, performingShares, workAs } from '../../testing/test-revisions.ts';
import { confirm, register } from '../../testing/test-works.ts';

let api: TestApi;
let ama: TestMember;
let kofi: TestMember;

beforeAll(async () => {
  api = await createTestApi();
  ama = await api.signUp({ given_name: 'Ama' });
  kofi = await api.signUp({ given_name: 'Kofi' });
});
afterAll(() => api.close());

type Nana = Awaited<ReturnType<typeof addComposer>>;

const sharesOf = (nana: Nana, shares: readonly [number, number, number]) =>
  writersWith([
    [ama, shares[0]],
    [kofi, shares[1]],
    [nana, shares[2]],
  ]);

async function answer(token: string, language = 'en') {
  const { shown } = await openInvitation(api, token);
  return api.inject('POST', '/work-invitations/confirmations', {
    headers: { 'accept-language': language },
    payload: { token, shown },
    remoteAddress: anAddress(),
  });
}

/** A work of which a writer without an account has confirmed 30% by email. */
async function aConfirmedWork(title: string, language?: string) {
  const nana = await addComposer(ama);
  const work = await register(ama, { title, writers: sharesOf(nana, [4000, 3000, 3000]) });
  await confirm(kofi, work);
  const confirmed = await answer(await invitedToken(api, ama, { work, invited: nana }), language);
  expect(confirmed.statusCode).toBe(200);
  return { nana, id: work.id };
}

/** Kofi claims performing shares, and Ama accepts. */
async function acceptedCase(id: string, nana: Nana, shares: Readonly<Record<string, number>>) {
  const filed = await aFiledCase(kofi, { id }, { [nana.partyId]: 1000, [kofi.partyId]: 5000, ...shares });
  return changeCase(ama, await caseAs(ama, filed.id), { name: 'answers', payload: { answer: 'update' } });
}

test('mails a writer without an account how a case changed the shares they confirmed, with a link to answer', async () => {
  const { nana, id } = await aConfirmedWork('Told by Mail');
  const { state, number } = await acceptedCase(id, nana, {});
  expect([state, performingShares(await workAs(ama, id))]).toEqual(['resolved', [4000, 5000, 1000]]);
  const mail = (await mailsTo(api, nana.email)).at(-1);
  expect(mail?.subject).toBe('A case has changed your shares of “Told by Mail”');
  expect(mail?.body).toContain(`Case ${number} about the musical work “Told by Mail” has ended.`);
  expect(mail?.body).toContain('Performing right: 30.00% before, 10.00% now');
  expect(mail?.body).not.toContain('Mechanical right');
  const token = await lastToken(api, nana.email, '/invitation');
  expect((await openInvitation(api, token)).lines).toMatchObject([
    { role: 'CA', shares: { pr: 1000, mr: 3000, sr: 0 } },
  ]);
  expect((await answer(token)).statusCode).toBe(200);
});

test('still waits for their confirmation when an amendment changes those shares again', async () => {
  const { nana, id } = await aConfirmedWork('Changed Again');
  await acceptedCase(id, nana, {});
  const writers = sharesOf(nana, [4500, 5000, 500]);
  const pending = await amend(ama, await workAs(ama, id), { title: 'Changed Again', writers });
  expect([pending.state, pending.writers[2]?.confirmation]).toEqual(['awaiting_confirmation', 'invited']);
});

test('writes in the language in which they confirmed', async () => {
  const { nana, id } = await aConfirmedWork('En français', 'fr');
  await acceptedCase(id, nana, {});
  const mail = (await mailsTo(api, nana.email)).at(-1);
  expect(mail?.subject).toBe('Un litige a modifié vos parts de «\u00a0En français\u00a0»');
});

test('mails nothing if their shares stay', async () => {
  const { nana, id } = await aConfirmedWork('Not Theirs');
  const before = (await mailsTo(api, nana.email)).length;
  await acceptedCase(id, nana, { [nana.partyId]: 3000, [ama.partyId]: 2000 });
  expect(performingShares(await workAs(ama, id))).toEqual([2000, 5000, 3000]);
  expect(await mailsTo(api, nana.email)).toHaveLength(before);
});

test('replaces the open link to an amendment that the case changes, which shows both', async () => {
  const { nana, id } = await aConfirmedWork('Changed Twice');
  await amend(ama, await workAs(ama, id), { title: 'Changed Twice', writers: sharesOf(nana, [4500, 3000, 2500]) });
  const asked = await lastToken(api, nana.email, '/invitation');
  const { shown } = await openInvitation(api, asked);
  await acceptedCase(id, nana, {});
  expect((await follow(api, 'confirmations', { token: asked, shown })).statusCode).toBe(410);
  expect(await openInvitation(api, await lastToken(api, nana.email, '/invitation'))).toMatchObject({
    registered: { pr: 1000, mr: 3000, sr: 0 },
    lines: [{ shares: { pr: 500, mr: 2500, sr: 0 } }],
  });
});
