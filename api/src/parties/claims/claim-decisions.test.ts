import { ipiCheckDigits } from '@counterpoint/domain/identifiers';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api.ts';
import { mailsTo } from '../../testing/test-mail.ts';
import { aRecordingDraft, aRight, registerRecording } from '../../testing/test-recordings.ts';
import { society } from '../../testing/test-society.ts';
import { aDraft, register, storeDraft } from '../../testing/test-works.ts';
import { aClaimant, aParty, claimOf, partyOf } from './testing/claims.ts';

let api: TestApi;
let kofi: TestMember;
beforeAll(async () => {
  api = await createTestApi();
  kofi = await api.signUp({ email: 'kofi@example.org', given_name: 'Kofi' });
});
afterAll(() => api.close());

let claimed = 0;

function nextNumber(): string {
  claimed += 1;
  const digits = String(claimed).padStart(9, '0');
  return `${digits}${ipiCheckDigits(digits)}`;
}

/** A claim of a party that one work of another member names, with a contact on file. */
async function aClaimedParty(email: string | null = null) {
  const number = nextNumber();
  const partyId = await aParty(api, { ipi_name_number: number });
  const work = await register(kofi, aDraft('Theirs', kofi, { partyId }));
  if (email) await society(api, 'parties', 'contact', partyId, email);
  return { number, partyId, work, ...(await aClaimant(api, number)) };
}

async function codeMailedTo(email: string): Promise<string> {
  const mail = (await mailsTo(api, email)).at(-1);
  return /: ([0-9A-Z]{4}-[0-9A-Z]{4})/.exec(mail?.body ?? '')?.[1] ?? '';
}

const requestCode = (member: TestMember, id: string) => member.inject('POST', `/party-claims/${id}/codes`);
const enter = (member: TestMember, id: string, code: string) =>
  member.inject('POST', `/party-claims/${id}/confirmation`, { payload: { code } });
const titles = async (member: TestMember) =>
  (await member.inject('GET', '/compositions')).json().data.items.map(({ title }: { title: string }) => title);
const notices = async (member: TestMember) =>
  (await member.inject('GET', '/notifications')).json().data.items.map(({ title }: { title: string }) => title);

describe('staff', () => {
  test('accept a claim: the party, its works and its number become the member’s, who is notified', async () => {
    const { member, claim, partyId, number } = await aClaimedParty();
    await storeDraft(kofi, aDraft('Still a Draft', kofi, { partyId }));
    expect((await society(api, 'claims', 'list')).data).toContainEqual(
      expect.objectContaining({ id: claim.id, party_id: partyId, number }),
    );
    const { code, data } = await society(api, 'claims', 'accept', claim.id, '--yes');
    expect([code, data]).toEqual([0, expect.objectContaining({ state: 'accepted', decided_by: 'Esi Kyei' })]);
    expect(await partyOf(api, member)).toBe(partyId);
    expect(await titles(member)).toEqual(['Theirs']);
    expect((await member.inject('GET', '/user/profile')).json().data).toMatchObject({
      party_id: partyId,
      ipi_name_number: number,
    });
    expect(await notices(member)).toContain('Your claim was accepted');
    const left = await api.db.selectFrom('party').select('id').where('id', '=', member.partyId).execute();
    expect(left).toEqual([]);
    expect((await society(api, 'claims', 'accept', claim.id, '--yes')).problem?.code).toBe('claim_closed');
  });

  test('see which shares pass before they accept a claim, and which leave the member before they undo it', async () => {
    const { member, claim, partyId, work } = await aClaimedParty();
    const rights = [aRight(kofi.partyId, { share: 6000 }), aRight(partyId, { share: 4000 })];
    const recording = await registerRecording(kofi, { ...aRecordingDraft('Theirs, Too'), rights });
    const { data } = await society(api, 'claims', 'accept', claim.id);
    const [line] = work.writers.filter(({ party_id }) => party_id === partyId);
    expect(data).toMatchObject({
      is_done: false,
      passing: {
        shares: [{ reference: work.reference, title: 'Theirs', role: line?.role, ...line?.shares }],
        rights: [{ reference: recording.reference, share: 4000 }],
        parts: [],
      },
    });
    expect(await claimOf(api, member)).toMatchObject({ state: 'open' });
    const { passing } = data;
    expect((await society(api, 'claims', 'accept', claim.id, '--yes')).data).toMatchObject({ is_done: true, passing });
    expect((await society(api, 'claims', 'undo', claim.id)).data).toMatchObject({ is_done: false, passing });
    expect(await partyOf(api, member)).toBe(partyId);
  });

  test('see that a claim can’t be accepted before they accept it', async () => {
    const { member, claim, partyId } = await aClaimedParty();
    await register(kofi, aDraft('Both Already', kofi, { partyId }, member));
    expect((await society(api, 'claims', 'accept', claim.id)).problem?.code).toBe('named_together');
  });

  test('refuse a claim with a reason, after which the party can’t be claimed again', async () => {
    const { member, claim, number } = await aClaimedParty();
    expect((await society(api, 'claims', 'refuse', claim.id)).code).toBe(2);
    await society(api, 'claims', 'refuse', claim.id, '--reason', 'The papers are of another person.');
    const [shown] = (await member.inject('GET', '/party-claims')).json().data.items;
    expect(shown).toMatchObject({ state: 'refused', reason: 'The papers are of another person.' });
    expect(await notices(member)).toContain('Your claim was rejected');
    const profile = (await member.inject('GET', '/user/profile')).json().data;
    const again = await member.inject('PUT', '/user/profile', { payload: { ...profile, ipi_name_number: number } });
    expect(again.statusCode).toBe(422);
    expect(await titles(member)).toEqual([]);
  });

  test('refuse the other claims of a party that they give to one member', async () => {
    const { claim, member, number, partyId } = await aClaimedParty();
    const other = await aClaimant(api, number);
    const third = await aClaimant(api, number);
    const [one, two] = await Promise.all([
      society(api, 'claims', 'accept', claim.id, '--yes'),
      society(api, 'claims', 'accept', other.claim.id, '--yes'),
    ]);
    expect([one.code, two.code].sort()).toEqual([0, 1]);
    const [winner, loser] = one.code === 0 ? [member, other.member] : [other.member, member];
    expect(await partyOf(api, winner)).toBe(partyId);
    expect(await titles(loser)).toEqual([]);
    for (const refused of [loser, third.member]) {
      expect(await claimOf(api, refused)).toMatchObject({ state: 'refused' });
      expect(await notices(refused)).toContain('Your claim was rejected');
    }
  });

  test('can’t accept a claim if one work names both parties', async () => {
    const { member, claim, partyId } = await aClaimedParty();
    const both = await register(kofi, aDraft('Both', kofi, { partyId }, member));
    const { problem } = await society(api, 'claims', 'accept', claim.id, '--yes');
    expect([problem?.code, problem?.message]).toEqual(['named_together', expect.stringContaining(both.reference)]);
    expect(await claimOf(api, member)).toMatchObject({ state: 'open' });
  });
});

describe('a mailed code', () => {
  test('accepts the claim, without dashes and in lower case', async () => {
    const { member, claim, partyId } = await aClaimedParty('efua@contact.example');
    expect((await requestCode(member, claim.id)).statusCode).toBe(204);
    const code = await codeMailedTo('efua@contact.example');
    const stored = await claimOf(api, member);
    expect(JSON.stringify(stored)).not.toContain(code.replace('-', ''));
    const answer = await enter(member, claim.id, ` ${code.toLowerCase().replace('-', '')} `);
    expect(answer.statusCode).toBe(204);
    expect(await partyOf(api, member)).toBe(partyId);
    expect(await titles(member)).toEqual(['Theirs']);
    const profile = (await member.inject('GET', '/user/profile')).json().data;
    expect((await member.inject('PUT', '/user/profile', { payload: profile })).statusCode).toBe(200);
  });

  test('works five times at most, for an hour, and only for the member’s own claim', async () => {
    const { member, claim } = await aClaimedParty('tries@contact.example');
    expect((await enter(member, claim.id, 'AAAA-AAAA')).statusCode).toBe(422);
    await requestCode(member, claim.id);
    const first = await codeMailedTo('tries@contact.example');
    for (const action of [requestCode(kofi, claim.id), enter(kofi, claim.id, first)])
      expect((await action).statusCode).toBe(404);
    for (let tried = 0; tried < 5; tried += 1)
      expect((await enter(member, claim.id, 'AAAA-AAAA')).statusCode).toBe(422);
    expect((await enter(member, claim.id, first)).statusCode).toBe(422);

    await requestCode(member, claim.id);
    const second = await codeMailedTo('tries@contact.example');
    expect((await enter(member, claim.id, first)).statusCode).toBe(422);
    api.clock.advance(3_600_000);
    expect((await enter(member, claim.id, second)).statusCode).toBe(422);
    expect(await claimOf(api, member)).toMatchObject({ state: 'open' });
  });

  test('is mailed three times an hour, and not without a contact', async () => {
    const { member, claim } = await aClaimedParty();
    expect((await requestCode(member, claim.id)).json().code).toBe('no_contact');
    await society(api, 'parties', 'contact', claim.party_id, 'limits@contact.example');
    const statuses = [];
    for (let time = 0; time < 4; time += 1) statuses.push((await requestCode(member, claim.id)).statusCode);
    expect(statuses).toEqual([204, 204, 204, 429]);
  });

  test('no longer works after staff change the contact', async () => {
    const { member, claim } = await aClaimedParty('old@contact.example');
    await requestCode(member, claim.id);
    await society(api, 'parties', 'contact', claim.party_id, 'new@contact.example');
    expect((await enter(member, claim.id, await codeMailedTo('old@contact.example'))).statusCode).toBe(422);
  });

  test('accepts once, however often it is sent at the same time', async () => {
    const { member, claim, partyId } = await aClaimedParty('twice@contact.example');
    await requestCode(member, claim.id);
    const code = await codeMailedTo('twice@contact.example');
    const answers = await Promise.all([1, 2, 3].map(() => enter(member, claim.id, code)));
    expect(answers.filter(({ statusCode }) => statusCode === 204)).toHaveLength(1);
    expect(await partyOf(api, member)).toBe(partyId);
  });

  test('names no work of the party if staff have to decide', async () => {
    const { member, claim, partyId } = await aClaimedParty('both@contact.example');
    const both = await register(kofi, aDraft('Secretly Both', kofi, { partyId }, member));
    await requestCode(member, claim.id);
    const answer = await enter(member, claim.id, await codeMailedTo('both@contact.example'));
    expect(answer.json().code).toBe('needs_staff');
    expect(answer.body).not.toContain(both.reference);
  });
});

test('a withdrawn claim can be made again, and can’t be decided', async () => {
  const { member, claim, number } = await aClaimedParty();
  expect((await member.inject('POST', `/party-claims/${claim.id}/withdrawal`)).statusCode).toBe(204);
  expect((await society(api, 'claims', 'accept', claim.id, '--yes')).problem?.code).toBe('claim_closed');
  const profile = (await member.inject('GET', '/user/profile')).json().data;
  await member.inject('PUT', '/user/profile', { payload: { ...profile, ipi_name_number: number } });
  expect(await claimOf(api, member)).toMatchObject({ state: 'open' });
  expect((await claimOf(api, member))?.id).not.toBe(claim.id);
});
