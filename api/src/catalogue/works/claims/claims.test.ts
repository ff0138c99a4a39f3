import { claimOutcome } from '@counterpoint/domain/cases';
import type { CaseLine } from '@counterpoint/domain/schemas/cases';
import type { WorkDraftInput } from '@counterpoint/domain/schemas/works';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestApi, type TestApi, type TestMember } from '../../../testing/test-api.ts';
import { actOnWork, amend, workAs } from '../../../testing/test-revisions.ts';
import { aDraft, confirm, newKey, register } from '../../../testing/test-works.ts';

let api: TestApi;
let ama: TestMember;
let kofi: TestMember;
let yaa: TestMember;

beforeAll(async () => {
  api = await createTestApi();
  ama = await api.signUp({ given_name: 'Ama', other_names: 'Kusi', ipi_name_number: '00241555778' });
  kofi = await api.signUp({ given_name: 'Kofi', other_names: 'Mensah', ipi_name_number: '99900000158' });
  yaa = await api.signUp({ given_name: 'Yaa', other_names: 'Boateng', ipi_name_number: '99900000256' });
});
afterAll(() => api.close());

const half = { pr: 5000, mr: 5000, sr: 0 };
const statement = 'I wrote the words with her in Accra in 2019.';

function claim(member: TestMember, id: string, shares = half) {
  const payload = { role: 'A', shares, statement };
  return member.inject('POST', `/compositions/${id}/claims`, { headers: newKey(), payload });
}

async function claimsOf(member: TestMember, id: string) {
  return (await member.inject('GET', `/compositions/${id}/claims`)).json().data;
}

const accepting = (id: string) => ({ name: `claims/${id}/answer`, payload: { is_accepted: true } });

const withUnknown = (title: string): WorkDraftInput => ({
  title,
  writers: [
    { party_id: ama.partyId, role: 'C', shares: half },
    { party_id: null, role: 'A', shares: half },
  ],
});

describe('claims on registered works', () => {
  test('treats a claim of a company as one of ownership, since companies write nothing', async () => {
    const label = await api.signUp({ corporation_name: 'Keta Music Publishing' });
    const work = await register(ama, withUnknown('Written by people'));
    const refused = await claim(label, work.id);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'company_claims_in_case']);
    expect((await claimsOf(ama, work.id)).items).toEqual([]);
  });

  test('confirms a line that names the member', async () => {
    const work = await register(ama, aDraft('Named', ama, kofi));
    await api.db
      .updateTable('composition_line')
      .set({ confirmation: 'unconfirmed' })
      .where('composition_id', '=', work.id)
      .where('confirmation', '=', 'invited')
      .execute();
    await api.db
      .updateTable('composition_revision')
      .set({ state: 'registered', registered_at: new Date() })
      .where('composition_id', '=', work.id)
      .execute();
    expect((await claimsOf(ama, work.id)).status).toBe('incomplete_claim');
    const made = await claim(kofi, work.id);
    expect([made.statusCode, made.json().data.state]).toEqual([201, 'confirmed']);
    expect((await workAs(ama, work.id)).writers[1]).toMatchObject({ confirmation: 'confirmed' });
    expect((await claimsOf(ama, work.id)).status).toBe('complete_claim');
    const { events } = await workAs(ama, work.id);
    const again = await claim(kofi, work.id);
    expect([again.statusCode, again.json()]).toMatchObject([
      409,
      { code: 'already_yours', message: 'You’ve already confirmed this share.' },
    ]);
    expect((await workAs(ama, work.id)).events).toEqual(events);
  });

  test('confirms the same line in a revision that awaits others', async () => {
    const work = await confirm(kofi, await register(ama, aDraft('Kept By All', ama, kofi)));
    await api.db
      .updateTable('composition_line')
      .set({ confirmation: 'unconfirmed' })
      .where('composition_id', '=', work.id)
      .where('party_id', '=', kofi.partyId)
      .execute();
    const line = (member: TestMember, pr: number) => {
      return { party_id: member.partyId, role: 'CA' as const, shares: { pr, mr: pr, sr: 0 } };
    };
    const writers = [line(ama, 3000), line(kofi, 5000), line(yaa, 2000)];
    const pending = await amend(ama, await workAs(ama, work.id), { title: work.title, writers });
    expect(pending.state).toBe('awaiting_confirmation');
    const claimed = await claim(kofi, work.id, { ...half, pr: 100 });
    expect(claimed.json().data).toMatchObject({ state: 'confirmed', shares: half });
    const active = await confirm(yaa, await workAs(yaa, work.id));
    expect(active.revision).toBe(2);
    expect(active.writers.map(({ confirmation }) => confirmation)).toEqual(['submitter', 'confirmed', 'confirmed']);
  });

  test.each([
    { pr: 5000, answer: 'confirmed' },
    { pr: 4000, answer: 'not_a_member' },
  ])(
    'confirms the line that a pending revision named before the member joined, unless it changes ($pr)',
    async (now) => {
      const work = await confirm(kofi, await register(ama, aDraft('Named Before', ama, kofi)));
      const line = (member: TestMember, pr: number) => {
        return { party_id: member.partyId, role: 'CA' as const, shares: { pr, mr: pr, sr: 0 } };
      };
      const writers = [line(ama, 8000 - now.pr), line(kofi, now.pr), line(yaa, 2000)];
      await amend(ama, await workAs(ama, work.id), { title: work.title, writers });
      await api.db
        .updateTable('composition_line')
        .set({ confirmation: 'not_a_member', confirmed_at: null })
        .where('composition_id', '=', work.id)
        .where('party_id', '=', kofi.partyId)
        .execute();
      expect((await claim(kofi, work.id)).json().data.state).toBe('confirmed');
      const active = await confirm(yaa, await workAs(yaa, work.id));
      expect([active.revision, active.writers[1]?.confirmation]).toEqual([2, now.answer]);
    },
  );

  test('asks the submitter for the line of an unknown writer, and names the member in a new revision', async () => {
    const work = await register(ama, withUnknown('Someone’s Words'));
    expect((await claimsOf(ama, work.id)).status).toBe('complete_under_claim');
    const made = await claim(kofi, work.id, { pr: 3000, mr: 5000, sr: 0 });
    expect(made.json().data).toMatchObject({ state: 'requested', is_me: true, opposition_id: null });
    expect((await claim(kofi, work.id)).json().code).toBe('already_claimed');
    const [notification] = (await ama.inject('GET', '/notifications')).json().data.items;
    expect(notification).toMatchObject({ title: 'Kofi Mensah claims a share', user: { full_name: 'Kofi Mensah' } });

    const target = await workAs(ama, work.id);
    const [{ id }] = (await claimsOf(ama, work.id)).items;
    const accepted = await actOnWork(ama, target, accepting(id));
    expect(accepted.json().data).toMatchObject({ revision: 2, state: 'registered_incomplete' });
    const now = await workAs(kofi, work.id);
    expect(now.is_party).toBe(true);
    expect(now.writers.map(({ name, shares, confirmation }) => [name, shares.pr, confirmation])).toEqual([
      ['Ama Kusi', 5000, 'submitter'],
      ['Kofi Mensah', 3000, 'confirmed'],
      ['Unknown writer', 2000, 'not_a_member'],
    ]);
    const again = await actOnWork(ama, await workAs(ama, work.id), accepting(id));
    expect(again.json().code).toBe('already_answered');
  });

  test('splits what an unknown writer collects, and takes the claimant out of the public domain', async () => {
    const collections = [
      { is_included: true, territory: '2136', shares: half },
      { is_included: true, territory: '0250', shares: { pr: 0, mr: 5000, sr: 0 } },
      { is_included: false, territory: '0840', shares: { pr: 0, mr: 0, sr: 0 } },
    ];
    const work = await register(ama, {
      title: 'Collected Words',
      writers: [
        {
          party_id: ama.partyId,
          role: 'C',
          shares: half,
          collections: [{ is_included: true, territory: '2136', shares: half }],
        },
        { party_id: null, role: 'A', shares: half, public_domain: 'Y', collections },
      ],
    });
    const { id } = (await claim(kofi, work.id, { pr: 3000, mr: 0, sr: 0 })).json().data;
    const accepted = await actOnWork(ama, await workAs(ama, work.id), accepting(id));
    expect(accepted.statusCode).toBe(200);
    const nothing = { pr: 0, mr: 0, sr: 0 };
    const [, taken, rest] = (await workAs(kofi, work.id)).writers;
    expect(taken).toMatchObject({ name: 'Kofi Mensah', public_domain: null });
    expect(taken?.collections).toEqual([
      { is_included: true, territory: '2136', shares: { pr: 3000, mr: 0, sr: 0 } },
      { is_included: false, territory: '0250', shares: nothing },
      { is_included: false, territory: '0840', shares: nothing },
    ]);
    expect(rest).toMatchObject({ party_id: null, public_domain: 'Y' });
    expect(rest?.collections).toEqual([
      { is_included: true, territory: '2136', shares: { pr: 2000, mr: 5000, sr: 0 } },
      ...collections.slice(1),
    ]);
  });

  test('can be rejected with a reason that the member sees', async () => {
    const work = await register(ama, withUnknown('Refused Words'));
    const { id } = (await claim(kofi, work.id)).json().data;
    const target = await workAs(ama, work.id);
    expect(
      (await actOnWork(ama, target, { name: `claims/${id}/answer`, payload: { is_accepted: false } })).statusCode,
    ).toBe(422);
    const answer = { is_accepted: false, reason: 'The words are by my late brother.' };
    expect((await actOnWork(yaa, target, { name: `claims/${id}/answer`, payload: answer })).statusCode).toBe(404);
    expect((await actOnWork(ama, target, { name: `claims/${id}/answer`, payload: answer })).statusCode).toBe(200);
    const [notification] = (await kofi.inject('GET', '/notifications')).json().data.items;
    expect(notification.message).toBe('“Refused Words”: The words are by my late brother.');
    expect((await workAs(ama, work.id)).revision).toBe(1);
  });

  test('can’t be accepted during an amendment, or if the claimant has since got a line in the same role', async () => {
    const work = await register(ama, withUnknown('Twice The Same'));
    const { id } = (await claim(kofi, work.id, { pr: 2000, mr: 2000, sr: 0 })).json().data;
    const named: WorkDraftInput = {
      title: work.title,
      writers: [
        { party_id: ama.partyId, role: 'C', shares: half },
        { party_id: null, role: 'A', shares: { pr: 4000, mr: 4000, sr: 0 } },
        { party_id: kofi.partyId, role: 'A', shares: { pr: 1000, mr: 1000, sr: 0 } },
      ],
    };
    const pending = await amend(ama, await workAs(ama, work.id), named);
    const early = await actOnWork(ama, await workAs(ama, work.id), accepting(id));
    expect([early.statusCode, early.json().code]).toEqual([409, 'amendment_exists']);
    await confirm(kofi, pending);
    const target = await workAs(ama, work.id);
    const refused = await actOnWork(ama, target, accepting(id));
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'claim_breaks_rule']);
    expect(await workAs(ama, work.id)).toMatchObject({ revision: 2, version: target.version });
  });

  test('can’t be accepted while a case is about the same share', async () => {
    const work = await register(ama, withUnknown('Wanted Twice'));
    const { id } = (await claim(kofi, work.id)).json().data;
    expect((await claim(yaa, work.id, { pr: 6000, mr: 6000, sr: 0 })).json().data.state).toBe('disputed');
    const target = await workAs(ama, work.id);
    const refused = await actOnWork(ama, target, accepting(id));
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'line_on_hold']);
    expect(await workAs(ama, work.id)).toMatchObject({ revision: 1, version: target.version });
  });

  test('closes with a withdrawal of the work, which accepting it can’t undo', async () => {
    const work = await register(ama, withUnknown('Withdrawn Words'));
    const { id } = (await claim(kofi, work.id)).json().data;
    await actOnWork(ama, await workAs(ama, work.id), {
      name: 'withdrawal',
      payload: { reason: 'It was registered twice.' },
    });
    const late = await actOnWork(ama, await workAs(ama, work.id), accepting(id));
    expect([late.statusCode, late.json().code]).toEqual([409, 'already_answered']);
    expect(await workAs(ama, work.id)).toMatchObject({ state: 'withdrawn', revision: 1 });
    expect((await claimsOf(ama, work.id)).items).toMatchObject([
      { state: 'refused', answer: 'The work was withdrawn: It was registered twice.' },
    ]);
    const [notification] = (await kofi.inject('GET', '/notifications')).json().data.items;
    expect(notification).toMatchObject({ title: 'Your claim was closed', link: null });
    const { attention } = (await ama.inject('GET', '/dashboard')).json().data;
    expect(attention.filter(({ object_id }: { object_id: string }) => object_id === work.id)).toEqual([]);
  });

  test('opens a case for any other claim, and shows in the badge how far claims reach', async () => {
    const work = await register(ama, aDraft('Mine Alone', ama));
    const made = await claim(kofi, work.id, { pr: 1000, mr: 0, sr: 0 });
    expect(made.json().data).toMatchObject({ state: 'disputed', opposition_id: expect.any(String) });
    expect((await workAs(ama, work.id)).is_in_dispute).toBe(true);
    expect(await claimsOf(ama, work.id)).toMatchObject({
      status: 'minor_over_claim',
      claimed: { pr: 11_000, mr: 10_000 },
    });
    const again = await claim(kofi, work.id, { pr: 1000, mr: 0, sr: 0 });
    expect([again.statusCode, again.json().code]).toEqual([409, 'case_open']);
    expect((await claim(yaa, work.id, { pr: 9000, mr: 0, sr: 0 })).json().data.state).toBe('disputed');
    const [row] = (await ama.inject('GET', '/oppositions')).json().data.items;
    expect(row).toMatchObject({ holds: [{ measure: 'pr', share: 9000 }], claimant_name: 'Kofi Mensah, Yaa Boateng' });
    expect((await claimsOf(ama, work.id)).status).toBe('major_over_claim');
  });

  test('takes the unknown writer’s share first and only the rest from others when it opens a case', async () => {
    const work = await register(ama, withUnknown('Harbour Lights'));
    const shares = { pr: 6000, mr: 6000, sr: 0 };
    const party = { id: kofi.partyId, name: 'Kofi Mensah' };
    const preview = claimOutcome(await workAs(kofi, work.id), { party, role: 'A', shares });
    const made = await claim(kofi, work.id, shares);
    expect(made.json().data.state).toBe('disputed');
    const opened = (await kofi.inject('GET', `/oppositions/${made.json().data.opposition_id}`)).json().data;
    const [claimant] = opened.parties.filter(({ is_me }: { is_me: boolean }) => is_me);
    expect(preview).toMatchObject({ state: 'disputed', claimedLines: claimant.claimed_lines });
    expect(claimant.claimed_lines.map(({ name, shares }: CaseLine) => [name, shares])).toEqual([
      ['Ama Kusi', { pr: 4000, mr: 4000 }],
      ['Unknown writer', { pr: 0, mr: 0 }],
      ['Kofi Mensah', { pr: 6000, mr: 6000 }],
    ]);
  });

  test('shows the statement to the parties, and claims to others only if they are theirs', async () => {
    const work = await register(ama, withUnknown('Quietly'));
    await claim(kofi, work.id);
    expect((await claimsOf(ama, work.id)).items).toMatchObject([{ statement, name: 'Kofi Mensah', is_me: false }]);
    expect((await claimsOf(kofi, work.id)).items).toHaveLength(1);
    expect((await claimsOf(yaa, work.id)).items).toEqual([]);
  });

  test('rejects a claim on an inactive work or without a share', async () => {
    const waiting = await register(ama, aDraft('Not Active', ama, kofi));
    expect((await claim(kofi, waiting.id)).json().code).toBe('not_in_force');
    expect((await claim(yaa, waiting.id)).statusCode).toBe(404);
    const work = await confirm(kofi, waiting);
    const nothing = await claim(yaa, work.id, { pr: 0, mr: 0, sr: 0 });
    expect([nothing.statusCode, nothing.json().details[0].path]).toEqual([422, 'shares.pr']);
  });
});
