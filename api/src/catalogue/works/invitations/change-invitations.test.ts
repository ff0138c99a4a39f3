import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { runDueJobs } from '../../../platform/jobs/job-runner.ts';
import { createTestApi, type TestApi, type TestMember } from '../../../testing/test-api.ts';
import {
  addComposer,
  follow,
  invitationsOf,
  invite,
  invitedToken,
  openInvitation,
} from '../../../testing/test-invitations.ts';
import { lastToken, mailsTo } from '../../../testing/test-mail.ts';
import { amend, changeWork, performingShares, workAs } from '../../../testing/test-revisions.ts';
import { aDraft, confirm, newKey, register } from '../../../testing/test-works.ts';

const DAY_MS = 86_400_000;

let api: TestApi;
let ama: TestMember;

beforeAll(async () => {
  api = await createTestApi();
});
beforeEach(async () => {
  ama = await api.signUp({ given_name: 'Ama', other_names: 'Kusi' });
});
afterAll(() => api.close());

async function answer(token: string, refusal?: string) {
  const { shown } = await openInvitation(api, token);
  return refusal
    ? follow(api, 'refusals', { token, shown, reason: refusal })
    : follow(api, 'confirmations', { token, shown });
}

/** Ama's registered work, half of which a writer without an account has confirmed by email. */
async function aConfirmedWork(title: string) {
  const nana = await addComposer(ama);
  const registered = await register(ama, aDraft(title, ama, nana));
  await answer(await invitedToken(api, ama, { work: registered, invited: nana }));
  return { nana, work: await workAs(ama, registered.id) };
}

const split = (title: string, own: number, nana: { readonly partyId: string }) => ({
  title,
  writers: [
    { party_id: ama.partyId, role: 'CA' as const, shares: { pr: own, mr: own, sr: 0 } },
    { party_id: nana.partyId, role: 'CA' as const, shares: { pr: 10_000 - own, mr: 10_000 - own, sr: 0 } },
  ],
});
const linkTo = (nana: { readonly email: string }) => lastToken(api, nana.email, '/invitation');
async function declinedRevisions() {
  const { attention } = (await ama.inject('GET', '/dashboard')).json().data;
  return attention.filter(({ kind }: { kind: string }) => kind === 'revision_declined');
}
const runJobs = () => runDueJobs({ db: api.db, now: api.clock.now });

describe('a revision that lowers a share confirmed by email', () => {
  test('waits for the confirmation of its writer, who is asked at the same address', async () => {
    const { nana, work } = await aConfirmedWork('Less for Nana');
    const pending = await amend(ama, work, split(work.title, 7_000, nana));
    expect(pending).toMatchObject({ state: 'awaiting_confirmation', writers: [{}, { confirmation: 'invited' }] });
    expect(performingShares(await workAs(ama, work.id))).toEqual([5_000, 5_000]);
    const mail = (await mailsTo(api, nana.email)).at(-1);
    expect(mail?.subject).toBe('Ama Kusi wants to change your shares of “Less for Nana”');
    expect(mail?.body).toContain('Your registered shares stay as they are unless you confirm.');
    const token = await linkTo(nana);
    const shares = { pr: 3_000, mr: 3_000, sr: 0 };
    expect((await openInvitation(api, token)).lines).toEqual([
      { role: 'CA', shares, collections: [], agreement: null },
    ]);
    expect((await answer(token)).statusCode).toBe(200);
    await runJobs();
    const changed = await workAs(ama, work.id);
    expect(performingShares(changed)).toEqual([7_000, 3_000]);
    expect(changed).toMatchObject({
      revision: 2,
      pending_revision: null,
      writers: [{}, { confirmation: 'confirmed' }],
    });
  });

  test('shows its writer where they collect, and asks again once that changes', async () => {
    const { nana, work } = await aConfirmedWork('Only in Ghana');
    const { writers, title } = split(work.title, 5_000, nana);
    const collections = [{ is_included: true, territory: '0288', shares: { pr: 5_000, mr: 5_000, sr: 0 } }];
    const amended = { title, writers: writers.map((line) => ({ ...line, collections })) };
    const pending = await amend(ama, work, amended);
    expect(pending.writers[1]?.confirmation).toBe('invited');
    const { lines } = await openInvitation(api, await linkTo(nana));
    expect(lines).toMatchObject([{ shares: { pr: 5_000 }, collections }]);
  });

  test('names its writer even if it leaves them nothing', async () => {
    const { nana, work } = await aConfirmedWork('Nothing for Nana');
    await amend(ama, work, split(work.title, 10_000, nana));
    expect(await openInvitation(api, await linkTo(nana))).toMatchObject({
      lines: [{ role: 'CA', shares: { pr: 0, mr: 0, sr: 0 } }],
      registered: { pr: 5_000, mr: 5_000, sr: 0 },
    });
  });

  test('is reminded of by email, with a new link', async () => {
    const { nana, work } = await aConfirmedWork('Reminded');
    await amend(ama, work, split(work.title, 7_000, nana));
    const first = await linkTo(nana);
    await ama.inject('POST', `/compositions/${work.id}/reminder`, { headers: newKey() });
    expect(await linkTo(nana)).not.toBe(first);
    expect((await answer(await linkTo(nana))).statusCode).toBe(200);
  });

  test('lapses without it, and ends its link', async () => {
    const { nana, work } = await aConfirmedWork('Silence');
    await amend(ama, work, split(work.title, 7_000, nana));
    expect(await invitationsOf(ama, work)).toMatchObject([{ state: 'sent' }]);
    api.clock.advance(31 * DAY_MS);
    await runJobs();
    ama = await api.signIn(ama);
    expect(performingShares(await workAs(ama, work.id))).toEqual([5_000, 5_000]);
    expect(await workAs(ama, work.id, '/amendment')).toMatchObject({ state: 'draft' });
    expect(await invitationsOf(ama, work)).toMatchObject([{ state: 'confirmed', revision: 1 }]);
    const [notice] = (await ama.inject('GET', '/notifications')).json().data.items;
    expect(notice.message).toContain(nana.name);
  });

  test('changes nothing if it is declined, and the submitter gets the reason', async () => {
    const { nana, work } = await aConfirmedWork('No');
    await amend(ama, work, split(work.title, 7_000, nana));
    expect((await answer(await linkTo(nana), 'Half is mine.')).statusCode).toBe(200);
    await runJobs();
    expect(performingShares(await workAs(ama, work.id))).toEqual([5_000, 5_000]);
    const [notice] = (await ama.inject('GET', '/notifications')).json().data.items;
    expect(notice.message).toBe('“No”: Half is mine.');
  });

  test('reads as declined, and lapses at its deadline without taking effect', async () => {
    const { nana, work } = await aConfirmedWork('Declined');
    await amend(ama, work, split(work.title, 7_000, nana));
    await answer(await linkTo(nana), 'Half is mine.');
    const declined = await workAs(ama, work.id, '/amendment');
    expect(declined).toMatchObject({ writers: [{}, { confirmation: 'contested' }], is_in_dispute: false });
    expect(await declinedRevisions()).toEqual([expect.objectContaining({ object_id: work.id, actor_name: nana.name })]);
    await register(ama, aDraft('Another', ama));
    const query = { filter: 'revision_declined' };
    const listed = (await ama.inject('GET', '/compositions', { query })).json().data;
    expect(listed).toMatchObject({ total: 1, items: [{ id: work.id }], counts: { all: 2 } });
    api.clock.advance(31 * DAY_MS);
    await runJobs();
    ama = await api.signIn(ama);
    expect(performingShares(await workAs(ama, work.id))).toEqual([5_000, 5_000]);
    expect(await workAs(ama, work.id, '/amendment')).toMatchObject({ state: 'draft' });
  });

  test('can be confirmed after all if its writer is asked again', async () => {
    const { nana, work } = await aConfirmedWork('Asked Again');
    await amend(ama, work, split(work.title, 7_000, nana));
    await answer(await linkTo(nana), 'Half is mine.');
    expect((await invite(ama, work, { ...nana, email: 'another@example.org' })).statusCode).toBe(422);
    expect((await invite(ama, work, nana)).statusCode).toBe(201);
    expect(await declinedRevisions()).toEqual([]);
    await answer(await linkTo(nana));
    await runJobs();
    expect(performingShares(await workAs(ama, work.id))).toEqual([7_000, 3_000]);
  });

  test('can’t be confirmed at another address that the submitter enters', async () => {
    const { nana, work } = await aConfirmedWork('Another Address');
    await amend(ama, work, split(work.title, 7_000, nana));
    const refused = await invite(ama, work, { ...nana, email: 'another@example.org' });
    expect([refused.statusCode, refused.json().details[0].path]).toEqual([422, 'email']);
    expect((await invite(ama, work, nana)).statusCode).toBe(201);
  });

  test('ends its link when it is recalled', async () => {
    const { nana, work } = await aConfirmedWork('Recalled');
    await amend(ama, work, split(work.title, 7_000, nana));
    const token = await linkTo(nana);
    await changeWork(ama, await workAs(ama, work.id), 'taking-back');
    expect((await follow(api, 'checks', { token })).json().code).toBe('link_withdrawn');
  });
});

test('a revision that removes a share confirmed by email shows its writer that nothing is left, and waits', async () => {
  const { nana, work } = await aConfirmedWork('Without Nana');
  const pending = await amend(ama, work, aDraft(work.title, ama));
  expect(pending).toMatchObject({ state: 'awaiting_confirmation', removed: [{ name: nana.name }] });
  const token = await linkTo(nana);
  expect(await openInvitation(api, token)).toMatchObject({
    lines: [],
    registered: { pr: 5_000, mr: 5_000, sr: 0 },
  });
  expect(performingShares(await workAs(ama, work.id))).toEqual([5_000, 5_000]);
  expect((await answer(token)).statusCode).toBe(200);
  await runJobs();
  expect(performingShares(await workAs(ama, work.id))).toEqual([10_000]);
});

test('a revision that changes an unconfirmed share of a party without an account waits for nobody', async () => {
  const nana = await addComposer(ama);
  const work = await register(ama, aDraft('Never Asked', ama, nana));
  await amend(ama, work, split(work.title, 7_000, nana));
  expect(performingShares(await workAs(ama, work.id))).toEqual([7_000, 3_000]);
});

test('a confirmation of registered shares outlasts a revision that leaves them and is recalled', async () => {
  const kofi = await api.signUp({ given_name: 'Kofi', other_names: 'Mensah' });
  const nana = await addComposer(ama);
  const registered = await register(ama, aDraft('Beside a Revision', ama, kofi, nana));
  const work = await confirm(kofi, registered);
  const writers = [ama, kofi, nana].map(({ partyId }, index) => {
    const share = [4_000, 2_667, 3_333][index] ?? 0;
    return { party_id: partyId, role: 'CA' as const, shares: { pr: share, mr: share, sr: 0 } };
  });
  await amend(ama, await workAs(ama, work.id), { title: work.title, writers });
  await answer(await invitedToken(api, ama, { work, invited: nana }));
  await changeWork(ama, await workAs(ama, work.id), 'taking-back');
  expect((await workAs(ama, work.id)).writers.map(({ confirmation }) => confirmation)).toEqual([
    'submitter',
    'confirmed',
    'confirmed',
  ]);
});
