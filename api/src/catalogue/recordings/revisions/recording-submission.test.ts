// cspell:ignore nother
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestApi, type TestApi, type TestMember } from '../../../testing/test-api.ts';
import { caseAs, changeCase, latestCaseOf } from '../../../testing/test-filing.ts';
import {
  actOnRecording,
  aRecordingDraft,
  aRight,
  changeRecording,
  recordingAs,
  registerRecording,
  storeRecordingDraft,
} from '../../../testing/test-recordings.ts';
import { aDraft, register } from '../../../testing/test-works.ts';

let api: TestApi;
let ama: TestMember;
let kofi: TestMember;
let esi: TestMember;

beforeAll(async () => {
  api = await createTestApi();
  ama = await api.signUp({});
  kofi = await api.signUp({ given_name: 'Kofi', other_names: 'Mensah' });
  esi = await api.signUp({ given_name: 'Esi', other_names: 'Osei' });
});
afterAll(() => api.close());

/** A member's own right, as they claim it in a contest. */
function ofMine(share: number, territory = '2136') {
  const { party_id: _, ...right } = aRight('', { share, territories: [{ territory }] });
  return right;
}

async function notices(member: TestMember): Promise<{ title: string; message: string; link: unknown }[]> {
  return (await member.inject('GET', '/notifications')).json().data.items;
}

describe('recordings with the submitter as only rights holder', () => {
  test('registers at once and hides from others what is private between the parties', async () => {
    const payload = { ...aRecordingDraft('Akwaaba'), rights: [aRight(ama.partyId, { source: 'Contract 7' })] };
    const registered = await registerRecording(ama, payload);
    expect(registered).toMatchObject({ state: 'registered', revision: 1, pending_revision: null, confirm_by: null });
    expect(registered.events.map(({ type }) => type)).toEqual(['created', 'submitted', 'registered']);
    const target = await recordingAs(esi, registered.id);
    expect(target).toMatchObject({ is_party: false, is_mine: false, events: [], rights: [{ source: null }] });
    expect((await recordingAs(ama, registered.id)).rights[0]?.source).toBe('Contract 7');
    const { items } = (await esi.inject('GET', '/repertoire/recordings?query=akwaaba')).json().data;
    expect(items).toMatchObject([{ id: registered.id, is_mine: false }]);
  });

  test('links the works that it names', async () => {
    const work = await register(ama, aDraft('Akwaaba', ama));
    const works = [
      { title: 'Akwaaba', composition_id: work.id },
      { title: 'Another', writers: 'A. Nother' },
    ];
    const registered = await registerRecording(ama, { ...aRecordingDraft('Akwaaba Live', ama), works });
    expect(registered.works).toMatchObject([{ composition_id: work.id, can_open: true }, { can_open: false }]);
    const links = await api.db.selectFrom('work_recording_link').selectAll().execute();
    expect(links).toMatchObject([{ composition_id: work.id, recording_id: registered.id, linked_by: ama.memberId }]);
  });

  test('notifies members who perform on it', async () => {
    const contributors = [{ party_id: esi.partyId, category: 'non_featured' as const, roles: ['violin' as const] }];
    const registered = await registerRecording(ama, { ...aRecordingDraft('Strings', ama), contributors });
    expect((await notices(esi))[0]).toMatchObject({
      title: 'Recording registered',
      message: '“Strings” by Adwoa Boateng is registered and names you in its line-up',
      link: { id: registered.id },
    });
    expect((await esi.inject('GET', '/recordings?query=strings')).json().data.total).toBe(1);
    expect((await recordingAs(esi, registered.id)).is_party).toBe(true);
  });

  test('rejects a submission that breaks rules, each at its path', async () => {
    const rights = [aRight(ama.partyId, { share: 8_000 }), aRight(kofi.partyId, { share: 5_000 })];
    const draft = await storeRecordingDraft(ama, {
      title: 'Too much',
      contributors: [{ name: 'A', category: 'other', roles: [] }],
      rights,
    });
    const answer = await actOnRecording(ama, draft, 'submission');
    expect(answer.statusCode).toBe(422);
    const { details } = answer.json();
    const paths = details.map(({ path }: { path: string }) => path);
    expect(paths).toEqual(['display_artist', 'duration_s', 'p_line_year', 'contributors.0.roles', 'rights']);
    expect(details.at(-1).message).toBe(
      'All uses, World from 1 January 2024: shares total 130.00%. They can’t exceed 100%.',
    );
    expect((await recordingAs(ama, draft.id)).state).toBe('draft');
  });

  test('rejects the ISRC of another recording and names it', async () => {
    const isrc = 'GHA012400001';
    await registerRecording(ama, { ...aRecordingDraft('First', ama), isrc });
    const draft = await storeRecordingDraft(kofi, { ...aRecordingDraft('Second', kofi), isrc });
    const answer = await actOnRecording(kofi, draft, 'submission');
    expect([answer.statusCode, answer.json().code, answer.json().details[0].path]).toEqual([
      409,
      'duplicate_isrc',
      'isrc',
    ]);
    expect(answer.json().message).toMatch(/“First” by Adwoa Boateng \(SR\d{5}\) has this ISRC/);
  });

  test('registers one of two concurrent submissions with the same ISRC', async () => {
    const isrc = 'GHA012400002';
    const drafts = await Promise.all(
      [ama, kofi, esi].map((member) => storeRecordingDraft(member, { ...aRecordingDraft('At once', member), isrc })),
    );
    const answers = await Promise.all(
      [ama, kofi, esi].map((member, index) => {
        const draft = drafts[index];
        if (!draft) throw new Error('There is no draft.');
        return actOnRecording(member, draft, 'submission');
      }),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
  });
});

describe('recordings with other members as rights holders', () => {
  test('notifies performers at once without asking them to confirm', async () => {
    const contributors = [{ party_id: esi.partyId, category: 'non_featured' as const, roles: ['cello' as const] }];
    const waiting = await registerRecording(ama, { ...aRecordingDraft('Cellos', ama, kofi), contributors });
    expect((await notices(esi))[0]).toMatchObject({ title: 'A recording names you', link: { id: waiting.id } });
    expect((await recordingAs(esi, waiting.id)).awaits_my_confirmation).toBe(false);
    expect((await actOnRecording(esi, waiting, 'confirmation')).json().code).toBe('nothing_to_confirm');
  });

  test('waits for every rights holder, and registers with the last confirmation', async () => {
    const waiting = await registerRecording(ama, aRecordingDraft('Gold Coast Rain', ama, kofi, esi));
    expect(waiting).toMatchObject({ state: 'awaiting_confirmation', awaits_my_confirmation: false });
    expect((await notices(kofi))[0]).toMatchObject({
      title: 'Confirm your rights',
      message: '“Gold Coast Rain” by Adwoa Boateng names you as a rights holder',
    });
    expect((await recordingAs(kofi, waiting.id)).awaits_my_confirmation).toBe(true);
    const half = await changeRecording(kofi, waiting, 'confirmation');
    expect(half).toMatchObject({ state: 'awaiting_confirmation', awaits_my_confirmation: false });
    const done = await changeRecording(esi, half, 'confirmation');
    expect(done.state).toBe('registered');
    expect(done.rights.map(({ confirmation }) => confirmation)).toEqual(['submitter', 'confirmed', 'confirmed']);
    expect((await actOnRecording(esi, done, 'confirmation')).json().code).toBe('nothing_to_confirm');
  });

  test('hides it from strangers, who can’t confirm it', async () => {
    const waiting = await registerRecording(ama, aRecordingDraft('Waiting', ama, kofi));
    expect((await esi.inject('GET', `/recordings/${waiting.id}`)).statusCode).toBe(404);
    for (const what of ['confirmation', 'taking-back', 'amendment', 'reminder'])
      expect([what, (await actOnRecording(esi, waiting, what)).statusCode]).toEqual([what, 404]);
    expect((await actOnRecording(kofi, waiting, 'taking-back')).json().code).toBe('not_the_submitter');
  });

  test('stays pending while it is contested, with a case and a hold on the contested rights', async () => {
    const waiting = await registerRecording(ama, aRecordingDraft('Contested', ama, kofi));
    const contested = await changeRecording(kofi, waiting, {
      name: 'contestation',
      payload: { reason: 'It was my session.', rights: [ofMine(7000)] },
    });
    expect(contested).toMatchObject({ state: 'awaiting_confirmation', is_in_dispute: true });
    expect(contested.rights.map(({ confirmation }) => confirmation)).toEqual(['submitter', 'contested']);
    const { items } = (await ama.inject('GET', '/oppositions')).json().data;
    const holds = [{ measure: 'recording', share: 2000 }];
    expect(items).toMatchObject([{ kind: 'recording_ownership', state: 'awaiting_response', holds }]);
    const settled = await changeRecording(kofi, contested, 'confirmation');
    expect(settled).toMatchObject({ state: 'registered', is_in_dispute: false });
  });

  test.each([
    ['the same rights', [ofMine(5000)]],
    ['no rights of their own', null],
  ])('rejects a contest with %s, and opens no case', async (_, rights) => {
    const waiting = await registerRecording(ama, aRecordingDraft('No Difference', ama, kofi));
    const payload = { reason: 'It was my session.', rights };
    const refused = await actOnRecording(kofi, waiting, { name: 'contestation', payload });
    expect([refused.statusCode, refused.json().details]).toEqual([
      422,
      [{ path: 'rights.0.share', message: 'Change what should be yours. It must differ from what is stated.' }],
    ]);
    expect(await recordingAs(kofi, waiting.id)).toMatchObject({ awaits_my_confirmation: true, is_in_dispute: false });
  });

  test.each([
    ['a larger share, which all who would lose respond to', [ofMine(7000)], 3667],
    ['fewer countries', [ofMine(3333, '0288')], 3333],
    ['nothing', [], 3333],
  ])('puts only the difference on hold when a member claims %s', async (_, rights, share) => {
    const esi = await api.signUp({ given_name: 'Esi' });
    const waiting = await registerRecording(ama, aRecordingDraft(`Difference ${share}`, ama, kofi, esi));
    const payload = { reason: 'It was my session.', rights };
    await changeRecording(kofi, waiting, { name: 'contestation', payload });
    const found = await latestCaseOf(kofi);
    expect(found.holds).toEqual([{ measure: 'recording', share }]);
    expect(found.respondent_names).toHaveLength(share > 3333 ? 2 : 1);
    const target = await caseAs(ama, found.id);
    const answered = await changeCase(ama, target, { name: 'answers', payload: { answer: 'update' } });
    expect(answered.state).toBe(share > 3333 ? 'awaiting_response' : 'resolved');
  });

  test('can be recalled for correction, and is then visible to its submitter alone', async () => {
    const waiting = await registerRecording(ama, aRecordingDraft('Withdrawn', ama, kofi));
    const draft = await changeRecording(ama, waiting, 'taking-back');
    expect(draft).toMatchObject({ state: 'draft', confirm_by: null });
    expect((await kofi.inject('GET', `/recordings/${waiting.id}`)).statusCode).toBe(404);
    expect((await kofi.inject('GET', '/recordings?query=withdrawn')).json().data.total).toBe(0);
    const again = await changeRecording(ama, draft, 'submission');
    expect(again.state).toBe('awaiting_confirmation');
  });

  test('allows one reminder a day', async () => {
    const waiting = await registerRecording(ama, aRecordingDraft('Reminded', ama, kofi));
    const reminded = await changeRecording(ama, waiting, 'reminder');
    expect(reminded.reminded_at).not.toBeNull();
    expect((await notices(kofi))[0]?.title).toMatch(/^Confirm your rights by/);
    const again = await actOnRecording(ama, waiting, 'reminder');
    expect([again.statusCode, again.json().code]).toEqual([429, 'reminded_today']);
  });

  test('notifies everyone it names of a withdrawal and its reason', async () => {
    const waiting = await registerRecording(ama, aRecordingDraft('Withdrawn', ama, kofi));
    const withdrawn = await changeRecording(ama, waiting, { name: 'withdrawal', payload: { reason: 'A wrong mix.' } });
    expect(withdrawn.state).toBe('withdrawn');
    expect((await notices(kofi))[0]).toMatchObject({
      title: 'Recording withdrawn',
      message: '“Withdrawn” by Adwoa Boateng was withdrawn: A wrong mix.',
    });
    expect((await esi.inject('GET', `/recordings/${waiting.id}`)).statusCode).toBe(404);
  });
});
