import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestApi, type TestApi, type TestMember } from '../../../testing/test-api.ts';
import { auditTrail } from '../../../testing/test-audit.ts';
import {
  addComposer,
  follow,
  invitationsOf,
  invite,
  invitedToken,
  openInvitation,
} from '../../../testing/test-invitations.ts';
import { lastToken, mailsTo } from '../../../testing/test-mail.ts';
import { workAs } from '../../../testing/test-revisions.ts';
import { aDraft, newKey, register } from '../../../testing/test-works.ts';

let api: TestApi;
let ama: TestMember;
let kofi: TestMember;
let stranger: TestMember;

beforeAll(async () => {
  api = await createTestApi({ PUBLIC_URL: 'http://portal.example' });
  ama = await api.signUp({ given_name: 'Ama', other_names: 'Kusi' });
  kofi = await api.signUp({ given_name: 'Kofi', other_names: 'Mensah' });
  stranger = await api.signUp({ given_name: 'Yaa' });
});
afterAll(() => api.close());

/** Ama's registered work with a writer who isn't a member, and that writer's address. */
async function aSharedWork(title: string, ...others: TestMember[]) {
  const invited = await addComposer(ama);
  return { work: await register(ama, aDraft(title, ama, invited, ...others)), invited };
}

async function anInvitation(title: string) {
  const shared = await aSharedWork(title);
  return { ...shared, token: await invitedToken(api, ama, shared) };
}

const answering = async (token: string) => ({
  token,
  shown: (await follow(api, 'checks', { token })).json().data?.shown ?? '',
});
const confirm = async (token: string) => follow(api, 'confirmations', await answering(token));
const decline = async (token: string) =>
  follow(api, 'refusals', { ...(await answering(token)), reason: 'Half is mine.' });
const lineOf = async (id: string, partyId: string) =>
  (await workAs(ama, id)).writers.find(({ party_id }) => party_id === partyId);

describe('inviting', () => {
  test('mails a link with the work and who invites, and shows its state to the submitter alone', async () => {
    const { work, invited } = await aSharedWork('Volta Tide');
    const answer = await invite(ama, work, invited);
    expect([answer.statusCode, answer.json().data]).toMatchObject([
      201,
      { party_id: invited.partyId, state: 'sent', address: 'n•••@example.org', opened_at: null },
    ]);
    const [mail] = await mailsTo(api, invited.email);
    expect(mail?.subject).toBe('Ama Kusi asks you to confirm your shares of “Volta Tide”');
    expect(mail?.body).toContain('named you in it as Nana Darko');
    expect(mail?.body).toMatch(/See my shares:\nhttp:\/\/portal\.example\/invitation\?token=\S{43}\n/);
    expect(mail?.html).toContain('<a href="http://portal.example/invitation?token=');
    expect(await invitationsOf(ama, work)).toMatchObject([{ state: 'sent', address: 'n•••@example.org' }]);
    expect((await stranger.inject('GET', `/compositions/${work.id}/invitations`)).statusCode).toBe(404);
  });

  test('stores no token, and no address in the audit trail', async () => {
    const { work, invited, token } = await anInvitation('Kept Secret');
    const rows = await api.db
      .selectFrom('composition_invitation')
      .selectAll()
      .where('composition_id', '=', work.id)
      .execute();
    expect(rows.every(({ token_hash }) => token_hash.length === 32)).toBe(true);
    expect(JSON.stringify(rows)).not.toContain(token);
    const audited = await auditTrail(api, work.id);
    expect(audited.map(({ action }) => action)).toContain('composition.invite');
    expect(JSON.stringify(audited)).not.toContain(invited.email);
  });

  test.each(['kofi', 'stranger'])('is not for %s, whose work it is not', async (who) => {
    const { work, invited } = await aSharedWork(`Not Yours, ${who}`, kofi);
    const answer = await invite(who === 'kofi' ? kofi : stranger, work, invited);
    expect(answer.statusCode).toBe(404);
    expect(await mailsTo(api, invited.email)).toEqual([]);
  });

  test('rejects members, parties that the work doesn’t name, and the submitter’s own address', async () => {
    const { work, invited } = await aSharedWork('Wrong Person', kofi);
    const { partyId } = await addComposer(ama);
    const codes = [
      await invite(ama, work, { ...invited, partyId: kofi.partyId }),
      await invite(ama, work, { ...invited, partyId }),
      await invite(ama, work, { ...invited, email: ama.email.toUpperCase() }),
      await invite(ama, work, { ...invited, email: 'nobody' }),
    ].map((answer) => answer.json().code);
    expect(codes).toEqual(['is_member', 'not_named', 'validation_failed', 'validation_failed']);
  });

  test('replaces an open invitation, also if two are sent at once', async () => {
    const { work, invited, token } = await anInvitation('Sent Again');
    const answers = await Promise.all([invite(ama, work, invited), invite(ama, work, invited)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    expect((await confirm(token)).json().code).toBe('link_withdrawn');
    expect(await invitationsOf(ama, work)).toHaveLength(1);
    const open = await api.db
      .selectFrom('composition_invitation')
      .select('id')
      .where('composition_id', '=', work.id)
      .where('withdrawn_at', 'is', null)
      .execute();
    expect(open).toHaveLength(1);
  });

  test('is sent again to the same address, and the earlier link no longer works', async () => {
    const { work, invited, token } = await anInvitation('Once More');
    const [sent] = await invitationsOf(ama, work);
    const sendAgain = (member: TestMember) =>
      member.inject('POST', `/compositions/${work.id}/invitations/${sent?.id}/sending`, { headers: newKey() });
    expect((await sendAgain(stranger)).statusCode).toBe(404);
    expect((await sendAgain(ama)).statusCode).toBe(201);
    expect((await confirm(token)).json().code).toBe('link_withdrawn');
    expect((await confirm(await lastToken(api, invited.email, '/invitation'))).statusCode).toBe(200);
    expect((await sendAgain(ama)).statusCode).toBe(404);
  });

  test('mails once for a repeated request', async () => {
    const { work, invited } = await aSharedWork('Clicked Twice');
    const request = { headers: newKey(), payload: { party_id: invited.partyId, email: invited.email } };
    const send = () => ama.inject('POST', `/compositions/${work.id}/invitations`, request);
    const answers = await Promise.all([send(), send()]);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await mailsTo(api, invited.email)).toHaveLength(1);
  });

  test('limits the invitations of an address and of a member', async () => {
    const sender = await api.signUp({ given_name: 'Busy' });
    const person = await addComposer(sender);
    const work = await register(sender, aDraft('Too Often', sender, person));
    const statuses: number[] = [];
    for (let count = 1; count <= 4; count += 1)
      statuses.push((await invite(sender, work, { ...person, email: 'often@example.org' })).statusCode);
    expect(statuses).toEqual([201, 201, 201, 429]);
    for (let count = 4; count <= 50; count += 1)
      await invite(sender, work, { ...person, email: `n${count}@example.org` });
    const refused = await invite(sender, work, { ...person, email: 'n51@example.org' });
    expect([refused.statusCode, refused.json().message]).toMatchObject([
      429,
      /^You’ve reached the daily limit for invitations. Try again in 24 hours/,
    ]);
  });

  test('can be withdrawn by the submitter until it is answered', async () => {
    const { work, token } = await anInvitation('Called Off');
    const [sent] = await invitationsOf(ama, work);
    const withdraw = (member: TestMember) =>
      member.inject('DELETE', `/compositions/${work.id}/invitations/${sent?.id}`);
    expect((await withdraw(stranger)).statusCode).toBe(404);
    expect((await withdraw(ama)).statusCode).toBe(204);
    expect(await invitationsOf(ama, work)).toEqual([]);
    for (const answer of [await follow(api, 'checks', { token }), await confirm(token), await decline(token)])
      expect([answer.statusCode, answer.json().code]).toEqual([410, 'link_withdrawn']);
    expect((await withdraw(ama)).statusCode).toBe(404);
  });
});

describe('the link', () => {
  test('shows the own lines and the sum of the others, and no other name', async () => {
    const { work, invited } = await aSharedWork('In Figures', kofi);
    const token = await invitedToken(api, ama, { work, invited });
    const answer = await follow(api, 'checks', { token });
    const each = { pr: 3333, mr: 3333, sr: 0 };
    expect(answer.json().data).toEqual({
      title: 'In Figures',
      name: expect.stringMatching(/^Nana Darko/),
      inviter_name: 'Ama Kusi',
      registered: null,
      shown: expect.any(String),
      expires_at: expect.any(String),
      lines: [{ role: 'CA', shares: each, collections: [], agreement: null }],
      others: { count: 2, shares: { pr: 6666, mr: 6666, sr: 0 } },
    });
    expect(answer.body).not.toMatch(/Kofi|Mensah|IPI|reference|@/);
  });

  test('changes nothing when opened, except that the submitter sees it', async () => {
    const { work, invited, token } = await anInvitation('Only Opened');
    await openInvitation(api, token);
    await openInvitation(api, token);
    expect(await workAs(ama, work.id)).toMatchObject({ version: work.version, revision: 1 });
    expect(await lineOf(work.id, invited.partyId)).toMatchObject({ confirmation: 'not_a_member' });
    expect(await invitationsOf(ama, work)).toMatchObject([{ state: 'opened', answered_at: null }]);
    expect((await api.inject('GET', `/work-invitations/checks?token=${token}`)).statusCode).toBe(405);
  });

  test('says nothing about unknown tokens', async () => {
    for (const token of ['x', 'a'.repeat(43), '../..', "' or 1=1", '%00'])
      for (const answer of [await follow(api, 'checks', { token }), await confirm(token), await decline(token)])
        expect([answer.statusCode, answer.json().code, answer.json().current]).toEqual([
          404,
          'link_unknown',
          undefined,
        ]);
    expect((await follow(api, 'checks', { token: '' })).statusCode).toBe(422);
  });

  test('is limited per network', async () => {
    const check = () =>
      api.inject('POST', '/work-invitations/checks', { payload: { token: 'x' }, remoteAddress: '198.51.100.9' });
    for (let count = 0; count < 60; count += 1) await check();
    expect((await check()).statusCode).toBe(429);
  });

  test('expires after 30 days, and can be replaced', async () => {
    const { work, invited, token } = await anInvitation('Too Late');
    const [sent] = await invitationsOf(ama, work);
    expect(Date.parse(sent?.expires_at ?? '') - Date.parse(sent?.sent_at ?? '')).toBe(30 * 86_400_000);
    const ended = { sent_at: new Date(Date.now() - 60_000), expires_at: new Date(Date.now() - 1) };
    await api.db.updateTable('composition_invitation').set(ended).where('composition_id', '=', work.id).execute();
    expect(await invitationsOf(ama, work)).toMatchObject([{ state: 'expired' }]);
    for (const answer of [await follow(api, 'checks', { token }), await confirm(token)])
      expect([answer.statusCode, answer.json().code]).toEqual([410, 'link_expired']);
    expect((await confirm(await invitedToken(api, ama, { work, invited }))).statusCode).toBe(200);
  });
});
