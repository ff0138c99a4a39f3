import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { aPerson, join } from '../../../testing/join.ts';
import { createTestApi, type TestApi, type TestMember } from '../../../testing/test-api.ts';
import {
  addComposer,
  follow,
  invitationsOf,
  invite,
  invitedToken,
  openInvitation,
} from '../../../testing/test-invitations.ts';
import { actOnWork, amend, changeWork, changing, workAs } from '../../../testing/test-revisions.ts';
import { aDraft, confirm as confirmAsMember, register, submit } from '../../../testing/test-works.ts';

let api: TestApi;
let ama: TestMember;
let kofi: TestMember;

beforeAll(async () => {
  api = await createTestApi();
  ama = await api.signUp({ given_name: 'Ama', other_names: 'Kusi', ipi_name_number: '00241555778' });
  kofi = await api.signUp({ given_name: 'Kofi', other_names: 'Mensah', ipi_name_number: '99900000158' });
});
afterAll(() => api.close());

/** Ama's work with a writer who isn't a member, and the token of the link mailed to that writer. */
async function anInvitation(title: string, ...others: TestMember[]) {
  const invited = await addComposer(ama);
  const work = await register(ama, aDraft(title, ama, invited, ...others));
  return { work, invited, token: await invitedToken(api, ama, { work, invited }) };
}

const shownBy = async (token: string): Promise<string> =>
  (await follow(api, 'checks', { token })).json().data?.shown ?? '';
const confirm = async (token: string) => follow(api, 'confirmations', { token, shown: await shownBy(token) });
const decline = async (token: string, reason = 'I wrote the words alone.') =>
  follow(api, 'refusals', { token, shown: await shownBy(token), reason });
const notices = async (member: TestMember) => (await member.inject('GET', '/notifications')).json().data.items;

async function confirmationOf(id: string, partyId: string) {
  return (await workAs(ama, id)).writers.find(({ party_id }) => party_id === partyId)?.confirmation;
}

describe('confirming', () => {
  test('confirms the line as a member’s confirmation does, and notifies the submitter', async () => {
    const { work, invited, token } = await anInvitation('By Word Alone');
    const answer = await confirm(token);
    expect([answer.statusCode, answer.json().data]).toEqual([
      200,
      { title: 'By Word Alone', inviter_name: 'Ama Kusi' },
    ]);
    const confirmed = await workAs(ama, work.id);
    expect(confirmed.writers[1]).toMatchObject({ confirmation: 'confirmed', confirmed_at: expect.any(String) });
    expect(confirmed.version).toBe(work.version + 1);
    expect(confirmed.events.at(-1)).toMatchObject({ type: 'confirmed', actor_name: invited.name });
    expect(await invitationsOf(ama, work)).toMatchObject([{ state: 'confirmed', revision: 1, reason: null }]);
    const [notice] = await notices(ama);
    expect(notice).toMatchObject({
      title: `${invited.name} confirmed their shares`,
      message: '50.00% performing and 50.00% mechanical of “By Word Alone”',
      link: { type: 'composition', id: work.id },
    });
    expect((await invite(ama, work, invited)).json().code).toBe('already_confirmed');
    const activity = (await ama.inject('GET', '/dashboard')).json().data.activity;
    expect(activity[0]).toMatchObject({ type: 'confirmed', actor_name: invited.name, is_me: false });
  });

  test('counts in a work that still waits for members, and doesn’t activate it', async () => {
    const { work, invited, token } = await anInvitation('Still Waiting', kofi);
    expect((await confirm(token)).statusCode).toBe(200);
    expect(await workAs(ama, work.id)).toMatchObject({ state: 'awaiting_confirmation' });
    expect(await confirmationOf(work.id, invited.partyId)).toBe('confirmed');
    const registered = await confirmAsMember(kofi, await workAs(kofi, work.id));
    expect(registered.writers.map(({ confirmation }) => confirmation)).toEqual(['submitter', 'confirmed', 'confirmed']);
  });

  test('works once, also if it is sent several times at once', async () => {
    const { work, token } = await anInvitation('Only Once');
    const shown = await shownBy(token);
    const answers = await Promise.all([
      follow(api, 'confirmations', { token, shown }),
      follow(api, 'confirmations', { token, shown }),
      follow(api, 'refusals', { token, shown, reason: 'Half is mine.' }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410, 410]);
    for (const again of [await confirm(token), await decline(token), await follow(api, 'checks', { token })])
      expect(again.json().code).toBe('link_used');
    const { events } = await workAs(ama, work.id);
    expect(events.filter(({ type }) => type === 'confirmed' || type === 'contested')).toHaveLength(1);
  });

  test('concerns one work alone', async () => {
    const { work, invited, token } = await anInvitation('This One');
    const other = await register(ama, aDraft('That One', ama, invited));
    await confirm(token);
    expect(await confirmationOf(work.id, invited.partyId)).toBe('confirmed');
    expect(await confirmationOf(other.id, invited.partyId)).toBe('not_a_member');
  });
});

describe('declining', () => {
  test('notifies the submitter of the reason, and opens no case', async () => {
    const { work, invited, token } = await anInvitation('Not My Words');
    expect((await decline(token)).statusCode).toBe(200);
    expect(await confirmationOf(work.id, invited.partyId)).toBe('not_a_member');
    expect(await invitationsOf(ama, work)).toMatchObject([{ state: 'declined', reason: 'I wrote the words alone.' }]);
    const [notice] = await notices(ama);
    expect(notice).toMatchObject({
      title: `${invited.name} declined their shares`,
      message: '“Not My Words”: I wrote the words alone.',
    });
    const declined = await workAs(ama, work.id);
    expect(declined).toMatchObject({ is_in_dispute: false, state: work.state });
    expect(declined.events.at(-1)).toMatchObject({ type: 'contested', note: 'I wrote the words alone.' });
    expect((await ama.inject('GET', '/oppositions')).json().data.total).toBe(0);
    expect((await invite(ama, work, invited)).statusCode).toBe(201);
  });

  test('asks for a reason, and keeps nobody from confirming', async () => {
    const { work, token } = await anInvitation('Declined and Confirmed', kofi);
    expect((await decline(token, ' ')).statusCode).toBe(422);
    await decline(token);
    const registered = await confirmAsMember(kofi, await workAs(kofi, work.id));
    expect(registered.state).toBe('registered_incomplete');
  });
});

describe('revisions in between', () => {
  const shifted = (partyId: string, pr: number) => ({
    writers: [
      { party_id: ama.partyId, role: 'CA' as const, shares: { pr: 10_000 - pr, mr: 5_000, sr: 0 } },
      { party_id: partyId, role: 'CA' as const, shares: { pr, mr: 5_000, sr: 0 } },
    ],
  });

  test('rejects an answer about shares that have changed, and accepts it about those now shown', async () => {
    const { work, invited, token } = await anInvitation('Moved On');
    const shown = await shownBy(token);
    await amend(ama, work, { title: 'Moved On', ...shifted(invited.partyId, 4_000) });
    for (const answer of [
      await follow(api, 'confirmations', { token, shown }),
      await follow(api, 'refusals', { token, shown, reason: 'Half is mine.' }),
    ])
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'invitation_changed']);
    expect((await openInvitation(api, token)).lines).toMatchObject([{ shares: { pr: 4_000 } }]);
    expect((await confirm(token)).statusCode).toBe(200);
    expect(await confirmationOf(work.id, invited.partyId)).toBe('confirmed');
    expect(await invitationsOf(ama, work)).toMatchObject([{ revision: 2 }]);
  });

  test('rejects an answer about a submission that was recalled and submitted again with other shares', async () => {
    const { work, invited, token } = await anInvitation('Same Number', kofi);
    const shown = await shownBy(token);
    const recalled = await changeWork(ama, await workAs(ama, work.id), 'taking-back');
    const writers = recalled.writers.map(({ party_id, role, shares }) => {
      const by = party_id === ama.partyId ? 300 : party_id === invited.partyId ? -300 : 0;
      return { party_id, role, shares: { ...shares, pr: shares.pr + by } };
    });
    const headers = changing(recalled);
    const saved = await ama.inject('PUT', `/compositions/${work.id}`, {
      headers,
      payload: { title: work.title, writers },
    });
    await submit(ama, saved.json().data);
    const answer = await follow(api, 'confirmations', { token, shown });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'invitation_changed']);
    expect((await workAs(ama, work.id)).revision).toBe(1);
  });

  test('keeps a confirmation while the line stays', async () => {
    const { work, invited, token } = await anInvitation('Kept');
    await confirm(token);
    const current = await workAs(ama, work.id);
    await amend(ama, current, { title: 'Another Title', ...shifted(invited.partyId, 5_000) });
    expect(await confirmationOf(work.id, invited.partyId)).toBe('confirmed');
  });

  test('shows the revision that waits for members, which names the party', async () => {
    const { work, invited, token } = await anInvitation('Waits for Kofi', kofi);
    const registered = await confirmAsMember(kofi, await workAs(kofi, work.id));
    const writers = registered.writers.map(({ party_id, role, shares }) => {
      const by = party_id === kofi.partyId ? -300 : party_id === invited.partyId ? 300 : 0;
      return { party_id, role, shares: { ...shares, pr: shares.pr + by } };
    });
    await amend(ama, await workAs(ama, work.id), { title: 'Waits for Kofi', writers });
    expect((await openInvitation(api, token)).lines).toMatchObject([{ shares: { pr: 3_633 } }]);
  });

  test('ends an invitation whose work was withdrawn or names the party no longer', async () => {
    const gone = await anInvitation('Gone');
    const left = await anInvitation('Left Out');
    await changeWork(ama, gone.work, { name: 'withdrawal', payload: { reason: 'Registered twice.' } });
    await amend(ama, left.work, aDraft('Left Out', ama));
    for (const [{ token }, code] of [
      [gone, 'link_ended'],
      [left, 'link_removed'],
    ] as const)
      for (const answer of [await follow(api, 'checks', { token }), await confirm(token)])
        expect([answer.statusCode, answer.json().code]).toEqual([410, code]);
  });

  test('ends with a submission that is recalled', async () => {
    const { work, token } = await anInvitation('Recalled', kofi);
    expect((await actOnWork(ama, await workAs(ama, work.id), 'taking-back')).statusCode).toBe(200);
    expect((await confirm(token)).json().code).toBe('link_ended');
  });
});

describe('joining afterwards', () => {
  const joining = (email: string, other_names: string, more = {}) =>
    join(api, { ...aPerson, email, given_name: 'Nana', other_names, ...more });

  async function partyOf(email: string): Promise<string | undefined> {
    const found = await api.db
      .selectFrom('account')
      .innerJoin('membership', 'membership.account_id', 'account.id')
      .innerJoin('party', 'party.member_id', 'membership.member_id')
      .select('party.id')
      .where('account.email', '=', email)
      .executeTakeFirst();
    return found?.id;
  }

  test('keeps the confirmation, and the work is the new member’s', async () => {
    const { work, invited, token } = await anInvitation('Mine Now');
    await confirm(token);
    const ipi_name_number = '00052210040';
    await joining(invited.email, 'Kwame Darko', { ipi_name_number });
    expect(await partyOf(invited.email)).toBe(invited.partyId);
    const joined = await workAs(ama, work.id);
    expect(joined.writers[1]).toMatchObject({
      name: 'Nana Kwame Darko',
      is_member: true,
      confirmation: 'confirmed',
      ipi_name_number,
    });
    expect(joined.state).toBe('registered');
    expect((await confirm(token)).json().code).toBe('link_used');
  });

  test('links the party by name if the invitation is unanswered, and ends its link', async () => {
    const { invited, token } = await anInvitation('Unanswered');
    await joining(invited.email, invited.family_name);
    expect(await partyOf(invited.email)).toBe(invited.partyId);
    for (const answer of [await follow(api, 'checks', { token }), await confirm(token)])
      expect(answer.json().code).toBe('link_joined');
  });

  test('shows the ISNI that the submitter entered for the party as assigned', async () => {
    const invited = await addComposer(ama, { isni: '999000000000002X' });
    const work = await register(ama, aDraft('With an ISNI', ama, invited));
    await confirm(await invitedToken(api, ama, { work, invited }));
    await joining(invited.email, invited.family_name);
    const isni = await ama.inject('GET', `/user/rightsholder_isni/${invited.partyId}`);
    expect(isni.json().data).toMatchObject({ isni_number: '999000000000002X', status: 'assigned' });
  });

  test('links nobody of another name who hasn’t confirmed, or who declined', async () => {
    const unanswered = await anInvitation('Another Writer');
    await joining(unanswered.invited.email, 'Boateng');
    expect(await partyOf(unanswered.invited.email)).not.toBe(unanswered.invited.partyId);
    const declined = await anInvitation('Wrong Address');
    await decline(declined.token, 'I’m not this writer.');
    await joining(declined.invited.email, declined.invited.family_name);
    expect(await partyOf(declined.invited.email)).not.toBe(declined.invited.partyId);
  });

  test('links no party with another IPI name number', async () => {
    const invited = await addComposer(ama, { ipi_name_number: '99900000354' });
    const work = await register(ama, aDraft('Known by Number', ama, invited));
    await confirm(await invitedToken(api, ama, { work, invited }));
    await joining(invited.email, invited.family_name, { ipi_name_number: '99900000452' });
    expect(await partyOf(invited.email)).not.toBe(invited.partyId);
  });

  test('gives nobody a party with a number unless the member who invited them entered it', async () => {
    const known = await addComposer(kofi, { ipi_name_number: '99900000550' });
    const work = await register(ama, aDraft('Known to the Index', ama, known));
    await confirm(await invitedToken(api, ama, { work, invited: known }));
    await joining(known.email, known.family_name, { ipi_name_number: '99900000550' });
    expect(await partyOf(known.email)).not.toBe(known.partyId);
    const claims = api.db.selectFrom('party_claim').select('state').where('party_id', '=', known.partyId);
    expect(await claims.execute()).toEqual([{ state: 'open' }]);
  });

  test('gives nobody a party that another member’s works name, unless that member invited them, too', async () => {
    const { invited, token } = await anInvitation('Taken Over');
    await confirm(token);
    const theirs = await register(kofi, aDraft('Of Kofi', kofi, invited));
    const accomplice = await anInvitation('Both Invited');
    const shared = await register(kofi, aDraft('Of Kofi, Too', kofi, accomplice.invited));
    await invite(kofi, shared, accomplice.invited);
    await joining(invited.email, invited.family_name);
    await joining(accomplice.invited.email, accomplice.invited.family_name);
    expect(await partyOf(invited.email)).not.toBe(invited.partyId);
    expect((await workAs(kofi, theirs.id)).writers[1]).toMatchObject({ is_member: false });
    expect(await partyOf(accomplice.invited.email)).toBe(accomplice.invited.partyId);
  });
});
