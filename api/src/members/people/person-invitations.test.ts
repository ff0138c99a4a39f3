// cspell:ignore agir vous qwertyuiopasdfgh
import type { Role } from '@counterpoint/domain/permissions';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { recordAttempts } from '../../platform/limits/attempts.ts';
import { anAddress } from '../../testing/join.ts';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api.ts';
import { auditTrail } from '../../testing/test-audit.ts';
import { lastToken, mailsTo } from '../../testing/test-mail.ts';
import { canSignIn, PASSWORD, setPassword } from '../../testing/test-password.ts';
import { addPerson } from '../../testing/test-people.ts';
import { newKey } from '../../testing/test-works.ts';
import { networkLimits } from '../session/sign-in-limits.ts';

const PATH = '/people/invitations';
const NAME = 'Efua Sarpong';
const NEW_PASSWORD = 'nine drums by the lagoon';

let api: TestApi;
let owner: TestMember;
let email: string;
let invited = 0;
beforeAll(async () => {
  api = await createTestApi();
});
beforeEach(async () => {
  owner = await api.signUp({ corporation_name: 'Osu Music' });
  invited += 1;
  email = `efua${invited}@example.org`;
});
afterAll(() => api.close());

function invite(who: TestMember, role: Role = 'contributor', to = email) {
  return who.inject('POST', PATH, { headers: newKey(), payload: { email: to, role } });
}

const tokenOf = (to = email) => lastToken(api, to, '/people-invitation');

function follow(what: 'checks' | 'acceptances' | 'accounts', payload: object) {
  return api.inject('POST', `/person-invitations/${what}`, { payload, remoteAddress: anAddress() });
}

async function invitations(who: TestMember) {
  return (await who.inject('GET', PATH)).json().data.items;
}

async function roleOf(accountEmail: string): Promise<string | undefined> {
  const { items } = (await owner.inject('GET', '/people')).json().data;
  return items.find((each: { email: string }) => each.email === accountEmail)?.role;
}

describe('inviting a person', () => {
  test('mails a link that says who invites, for whom and in which role', async () => {
    const answer = await invite(owner, 'finance');
    expect(answer.statusCode).toBe(201);
    const [mail] = await mailsTo(api, email);
    expect(mail?.subject).toBe('Ama Mensah invites you to act for Osu Music');
    expect(mail?.body).toContain('In finance, you can see everything');
    expect(mail?.html).toContain('/people-invitation?token=');
    expect(await invitations(owner)).toEqual([answer.json().data]);
    expect(answer.json().data).toMatchObject({ email, role: 'finance', is_expired: false });
  });

  test('leaves an invitation to a role that the inviter can’t assign', async () => {
    const manager = await addPerson(api, owner, { role: 'manager' });
    await invite(owner, 'manager');
    expect((await invite(manager, 'reader')).statusCode).toBe(403);
    expect(await invitations(owner)).toMatchObject([{ email, role: 'manager' }]);
    expect((await follow('checks', { token: await tokenOf() })).json().data.role).toBe('manager');
  });

  test('doesn’t repeat the name of a person who invites to act for themselves', async () => {
    await invite(await api.signUp());
    const [mail] = await mailsTo(api, email);
    expect(mail?.subject).toMatch(/^[^@]+ invites you to act on their behalf$/);
    expect(mail?.body).toContain('invites you to act on their behalf at Counterpoint');
  });

  test('mails the areas that the role is limited to', async () => {
    await invite(owner);
    expect((await mailsTo(api, email))[0]?.body).not.toContain('limited');
    const payload = { email, role: 'contributor', areas: ['account', 'recordings'] };
    await owner.inject('POST', PATH, { headers: newKey(), payload });
    const mails = (await mailsTo(api, email)).map(({ body }) => body);
    expect(mails.join()).toContain('Your role is limited to these areas: Sound Recordings and Account.');
  });

  test('writes in the language of the person’s account', async () => {
    const member = await api.signUp();
    await member.inject('PUT', '/user/language', { payload: { language: 'fr' } });
    await invite(owner, 'reader', member.email);
    const [mail] = await mailsTo(api, member.email);
    expect(mail?.subject).toBe('Ama Mensah vous invite à agir pour Osu Music');
  });

  test('is refused for a person who already acts for the member, and for a role above one’s own', async () => {
    const manager = await addPerson(api, owner, { role: 'manager' });
    expect((await invite(owner, 'reader', manager.email)).json().details[0].path).toBe('email');
    expect((await invite(owner, 'owner')).statusCode).toBe(422);
    expect((await invite(manager, 'manager')).json().code).toBe('not_permitted');
    expect((await invite(manager, 'finance')).statusCode).toBe(201);
  });

  test('is limited per day, by address and by member', async () => {
    for (let count = 0; count < 3; count += 1) expect((await invite(owner)).statusCode).toBe(201);
    expect((await invite(owner)).statusCode).toBe(429);
    for (let count = 3; count < 30; count += 1) await invite(owner, 'reader', `person${count}-${email}`);
    expect((await invite(owner, 'reader', `last-${email}`)).statusCode).toBe(429);
  });

  test('again replaces the earlier link', async () => {
    const { id } = (await invite(owner)).json().data;
    const earlier = await tokenOf();
    expect((await owner.inject('POST', `${PATH}/${id}/sending`, { headers: newKey() })).statusCode).toBe(201);
    expect((await follow('checks', { token: earlier })).json().code).toBe('link_withdrawn');
    expect((await follow('checks', { token: await tokenOf() })).statusCode).toBe(200);
    expect(await invitations(owner)).toHaveLength(1);
  });

  test('can be revoked by the member alone, and by nobody who couldn’t have sent it', async () => {
    const { id } = (await invite(owner, 'manager')).json().data;
    const stranger = await api.signUp();
    expect((await stranger.inject('DELETE', `${PATH}/${id}`)).statusCode).toBe(404);
    const manager = await addPerson(api, owner, { role: 'manager' });
    expect((await manager.inject('DELETE', `${PATH}/${id}`)).json().code).toBe('not_permitted');
    expect((await owner.inject('DELETE', `${PATH}/${id}`)).statusCode).toBe(204);
    expect((await follow('checks', { token: await tokenOf() })).json().code).toBe('link_withdrawn');
    expect(await invitations(owner)).toEqual([]);
  });
});

describe('invitations of a manager', () => {
  let manager: TestMember;
  beforeEach(async () => {
    manager = await addPerson(api, owner, { role: 'manager' });
  });

  const setRole = (role: Role, areas?: readonly string[]) =>
    owner.inject('PUT', `/people/${manager.accountId}`, { payload: { role, areas } });

  test.each<[string, () => ReturnType<TestMember['inject']>]>([
    ['is removed', () => owner.inject('DELETE', `/people/${manager.accountId}`)],
    ['leaves', () => manager.inject('DELETE', '/user/membership')],
    ['is demoted', () => setRole('contributor')],
  ])('are withdrawn when the manager %s, and those of others stay', async (_, end) => {
    const { id } = (await invite(manager)).json().data;
    await invite(owner, 'reader', `other-${email}`);
    expect((await end()).statusCode).toBe(204);
    const refused = await follow('accounts', { token: await tokenOf(), name: NAME, password: NEW_PASSWORD });
    expect([refused.statusCode, refused.json().code]).toEqual([410, 'link_withdrawn']);
    expect(await invitations(owner)).toMatchObject([{ email: `other-${email}` }]);
    expect((await auditTrail(api, id)).at(-1)?.action).toBe('person.revoke');
  });

  test('are withdrawn only where they allow more than the manager now may', async () => {
    const ofWorks = { email: `works-${email}`, role: 'reader', areas: ['compositions'] };
    await manager.inject('POST', PATH, { headers: newKey(), payload: ofWorks });
    await invite(manager);
    expect((await setRole('manager', ['compositions', 'account'])).statusCode).toBe(204);
    expect(await invitations(owner)).toMatchObject([{ email: ofWorks.email }]);
  });

  test('are withdrawn if a former owner made them and only owners may', async () => {
    await invite(owner, 'manager');
    await invite(owner, 'reader', `other-${email}`);
    await setPassword(api, owner);
    const path = `/people/${manager.accountId}/ownership`;
    expect((await owner.inject('POST', path, { payload: { password: PASSWORD } })).statusCode).toBe(204);
    expect(await invitations(manager)).toMatchObject([{ email: `other-${email}` }]);
  });
});

describe('accepting an invitation', () => {
  test('without an account creates one for this member alone', async () => {
    await invite(owner);
    const token = await tokenOf();
    expect((await follow('checks', { token })).json().data).toEqual({
      member_name: 'Osu Music',
      inviter: 'Ama Mensah',
      email,
      role: 'contributor',
      accepts: 'with_new_account',
    });
    const parties = () => api.db.selectFrom('party').select('id').execute();
    const before = await parties();
    const answer = await follow('accounts', { token, name: NAME, password: NEW_PASSWORD });
    expect(answer.json().data).toEqual({ member_id: owner.memberId, member_name: 'Osu Music', email });
    expect(await parties()).toHaveLength(before.length);
    expect(await roleOf(email)).toBe('contributor');
    expect(await canSignIn(api, { email, password: NEW_PASSWORD }, anAddress())).toBe(true);
    expect((await follow('accounts', { token, name: NAME, password: NEW_PASSWORD })).json().code).toBe('link_used');
  });

  test('refuses a common password and a missing name', async () => {
    await invite(owner);
    const token = await tokenOf();
    const weak = await follow('accounts', { token, name: NAME, password: 'qwertyuiopasdfgh' });
    expect(weak.json().details[0].path).toBe('password');
    const nameless = await follow('accounts', { token, name: ' ', password: NEW_PASSWORD });
    expect(nameless.json().details[0]).toMatchObject({ path: 'name', message: 'Enter your name.' });
  });

  test('with an account needs its password', async () => {
    const member = await api.signUp();
    await setPassword(api, member);
    await invite(owner, 'reader', member.email);
    const token = await tokenOf(member.email);
    expect((await follow('checks', { token })).json().data.accepts).toBe('with_password');
    expect((await follow('acceptances', { token, password: 'not the password' })).statusCode).toBe(422);
    expect((await follow('accounts', { token, name: NAME, password: NEW_PASSWORD })).json().code).toBe('has_account');
    expect(await roleOf(member.email)).toBeUndefined();
    expect((await follow('acceptances', { token, password: PASSWORD })).statusCode).toBe(200);
    expect(await roleOf(member.email)).toBe('reader');
  });

  test('counts a right password for no network', async () => {
    const member = await api.signUp();
    await setPassword(api, member);
    await invite(owner, 'reader', member.email);
    const remoteAddress = anAddress();
    for (let wrong = 0; wrong < 199; wrong += 1)
      await recordAttempts(api.db, networkLimits(remoteAddress), api.clock.now());
    const payload = { token: await tokenOf(member.email), password: PASSWORD };
    const answer = await api.inject('POST', '/person-invitations/acceptances', { payload, remoteAddress });
    expect(answer.statusCode).toBe(200);
    expect(await canSignIn(api, { email: member.email, password: PASSWORD }, remoteAddress)).toBe(true);
  });

  test('is possible with a new password for an account that acts for no member any more', async () => {
    const former = await addPerson(api, owner);
    expect((await owner.inject('DELETE', `/people/${former.accountId}`)).statusCode).toBe(204);
    await invite(owner, 'reader', former.email);
    await api.inject('POST', '/password-resets', { payload: { email: former.email }, remoteAddress: anAddress() });
    const reset = {
      payload: {
        token: await lastToken(api, former.email, '/account/password/reset/'),
        password: NEW_PASSWORD,
      },
      remoteAddress: anAddress(),
    };
    expect((await api.inject('PUT', `/password-resets/${former.accountId}`, reset)).statusCode).toBe(204);
    const token = await tokenOf(former.email);
    expect((await follow('acceptances', { token, password: NEW_PASSWORD })).statusCode).toBe(200);
    expect(await roleOf(former.email)).toBe('reader');
  });

  test('limits guesses of the password like signing in', async () => {
    const member = await api.signUp();
    await setPassword(api, member);
    await invite(owner, 'reader', member.email);
    const token = await tokenOf(member.email);
    for (let guess = 0; guess < 20; guess += 1) await follow('acceptances', { token, password: `guess ${guess}` });
    expect((await follow('acceptances', { token, password: PASSWORD })).statusCode).toBe(429);
  });

  test('signed in needs no password, but the invited address', async () => {
    const member = await api.signUp();
    await invite(owner, 'reader', member.email);
    const payload = { token: await tokenOf(member.email) };
    const check = await member.inject('POST', '/person-invitations/checks', { payload });
    expect(check.json().data.accepts).toBe('signed_in');
    const stranger = await api.signUp();
    expect((await stranger.inject('POST', '/user/memberships', { payload })).json().code).toBe('other_address');
    expect((await member.inject('POST', '/user/memberships', { payload })).statusCode).toBe(200);
    expect((await member.inject('GET', '/user/profile')).json().data.person.acts_for).toBe(2);
  });

  test('works for seven days', async () => {
    await invite(owner);
    await api.db.updateTable('person_invitation').set({ expires_at: new Date() }).where('email', '=', email).execute();
    expect((await follow('checks', { token: await tokenOf() })).json().code).toBe('link_expired');
    expect(await invitations(owner)).toMatchObject([{ is_expired: true }]);
    expect((await follow('checks', { token: 'unknown' })).json().code).toBe('link_unknown');
  });
});
