import type { LineUpClaim, NewLineUpClaim } from '@counterpoint/domain/schemas/recordings';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { aPdf } from '../../../disputes/evidence/testing/sample-documents.ts';
import { sendEvidence } from '../../../disputes/evidence/testing/send-evidence.ts';
import { createTestApi, type TestApi, type TestMember } from '../../../testing/test-api.ts';
import { beginCase, caseAs, changeCase, FILING_STATEMENT, savedCase } from '../../../testing/test-filing.ts';
import {
  actOnRecording,
  amendRecording,
  aRecordingDraft,
  changingRecording,
  recordingAs,
  registerRecording,
} from '../../../testing/test-recordings.ts';
import { society } from '../../../testing/test-society.ts';
import { newKey } from '../../../testing/test-works.ts';

let api: TestApi;
let ama: TestMember;
let kofi: TestMember;
let yaa: TestMember;

beforeAll(async () => {
  api = await createTestApi();
  ama = await api.signUp({ given_name: 'Ama', other_names: 'Kusi' });
  kofi = await api.signUp({ given_name: 'Kofi', other_names: 'Mensah' });
  yaa = await api.signUp({ given_name: 'Yaa', other_names: 'Boateng' });
});
afterAll(() => api.close());

const part: NewLineUpClaim = {
  category: 'non_featured',
  roles: ['bass_guitar'],
  performed_from: '2019-05-03',
  performed_to: null,
  country: 'GH',
  credited_as: null,
  evidence: {
    kind: 'session_sheet',
    reference: 'Session log of 3 May 2019, page 2',
    statement: 'It names me on bass for all four takes.',
  },
};

function claim(member: TestMember, id: string, sketch: Partial<NewLineUpClaim> = {}) {
  const payload = { ...part, ...sketch };
  return member.inject('POST', `/recordings/${id}/line-up-claims`, { headers: newKey(), payload });
}

async function claimsOf(member: TestMember, id: string): Promise<LineUpClaim[]> {
  return (await member.inject('GET', `/recordings/${id}/line-up-claims`)).json().data.items;
}

async function answer(member: TestMember, { id, claimId }: { id: string; claimId: string }, payload: object) {
  return actOnRecording(member, await recordingAs(ama, id), { name: `line-up-claims/${claimId}/answer`, payload });
}

async function firstNotice(member: TestMember) {
  return (await member.inject('GET', '/notifications')).json().data.items[0];
}

test('rejects a company’s claim of a performance', async () => {
  const { id } = await registerRecording(ama, aRecordingDraft('Played By People', ama));
  const label = await api.signUp({ corporation_name: 'Kente Records' });
  const refused = await claim(label, id);
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'company_claims_performance']);
  expect(await claimsOf(ama, id)).toEqual([]);
});

describe('line-up claims of performers', () => {
  test('need the submitter’s attention once for each recording', async () => {
    const abena = await api.signUp({ given_name: 'Abena' });
    const { id } = await registerRecording(abena, aRecordingDraft('Played By Two', abena));
    await claim(kofi, id);
    await claim(yaa, id);
    const { attention, attention_counts } = (await abena.inject('GET', '/dashboard')).json().data;
    expect(attention).toMatchObject([{ kind: 'answer_part', object_id: id, actor_name: 'Kofi Mensah' }]);
    expect(attention_counts).toMatchObject({ answer_part: 1 });
    await registerRecording(abena, aRecordingDraft('Played By One', abena));
    const query = { filter: 'line_up_claimed' };
    const listed = (await abena.inject('GET', '/recordings', { query })).json().data;
    expect(listed).toMatchObject({ total: 1, items: [{ id }], counts: { all: 2 } });
  });

  test('waits for the submitter, whose acceptance adds a revision that names the performer', async () => {
    const { id } = await registerRecording(ama, aRecordingDraft('Played On This', ama));
    const made = await claim(kofi, id);
    expect(made.json().data).toMatchObject({ state: 'requested', is_me: true, name: 'Kofi Mensah' });
    expect(await firstNotice(ama)).toMatchObject({
      title: 'Kofi Mensah claims a place in the line-up',
    });
    expect((await recordingAs(kofi, id)).contributors).toHaveLength(1);
    const attention = (await ama.inject('GET', '/dashboard')).json().data.attention;
    expect(attention).toMatchObject([{ kind: 'answer_part', object_id: id, actor_name: 'Kofi Mensah' }]);
    const [waiting] = await claimsOf(ama, id);
    expect(waiting).toMatchObject({ is_me: false, evidence: part.evidence, performed_from: '2019-05-03' });
    const accept = () => answer(ama, { id, claimId: waiting?.id ?? '' }, { is_accepted: true });
    await actOnRecording(ama, await recordingAs(ama, id), 'amendment');
    expect((await accept()).json().code).toBe('amendment_exists');
    const headers = changingRecording(await recordingAs(ama, id));
    await ama.inject('DELETE', `/recordings/${id}/amendment`, { headers });
    const accepted = await accept();
    expect(accepted.json().data).toMatchObject({ revision: 2, state: 'registered' });
    const shown = await recordingAs(kofi, id);
    expect(shown.contributors[1]).toMatchObject({ name: 'Kofi Mensah', is_me: true, country: 'GH', roles: part.roles });
    expect([shown.is_party, shown.rights.length, shown.events.at(-1)?.type]).toEqual([true, 1, 'line_up_answered']);
    expect((await firstNotice(kofi)).title).toBe('Your claim was accepted');
    expect((await claim(kofi, id)).json().code).toBe('already_named');
    expect((await accept()).json().code).toBe('already_answered');
  });

  test('takes over the open credit of the performer', async () => {
    const of = { category: 'contracted_featured' as const, roles: ['lead_vocals' as const] };
    const when = { performed_from: '2019-05-03', country: 'GH' };
    const ofYaa = { name: 'Yaa B.', party_id: yaa.partyId, ...of, ...when };
    const contributors = [{ name: 'Adwoa Boateng', ...of, ...when }, ofYaa];
    const { id } = await registerRecording(ama, { ...aRecordingDraft('The Open Credit', ama), contributors });
    for (const credited_as of ['Nobody So Called', ofYaa.name])
      expect((await claim(kofi, id, { credited_as })).json().details[0].path).toBe('credited_as');
    await claim(kofi, id, { credited_as: 'Adwoa Boateng', ...of, performed_from: null, country: null });
    const [waiting] = await claimsOf(ama, id);
    await answer(ama, { id, claimId: waiting?.id ?? '' }, { is_accepted: true });
    const taken = { name: 'Adwoa Boateng', party_id: kofi.partyId, ...when };
    expect((await recordingAs(ama, id)).contributors).toMatchObject([taken, { party_id: yaa.partyId }]);
  });

  test.each<[string, NewLineUpClaim['roles'][number], unknown]>([
    [
      'the one with a claimed role',
      'drums',
      [
        ['bass_guitar', false],
        ['drums', true],
      ],
    ],
    [
      'the first, if none has one',
      'piano',
      [
        ['piano', true],
        ['drums', false],
      ],
    ],
  ])('takes over only one of several open credits of a name: %s', async (_, role, taken) => {
    const draft = aRecordingDraft('Credited Twice', ama);
    const credit = { name: 'Kwesi Bass', category: 'non_featured' as const };
    const contributors: typeof draft.contributors = [
      { ...credit, roles: ['bass_guitar'] },
      { ...credit, roles: ['drums'] },
    ];
    const { id } = await registerRecording(ama, { ...draft, contributors });
    await claim(kofi, id, { credited_as: 'Kwesi Bass', roles: [role] });
    const [waiting] = await claimsOf(ama, id);
    await answer(ama, { id, claimId: waiting?.id ?? '' }, { is_accepted: true });
    const shown = (await recordingAs(kofi, id)).contributors;
    expect(shown.map(({ roles, is_me }) => [...roles, is_me])).toEqual(taken);
  });

  test('names a performer once whom the submitter has named since', async () => {
    const draft = aRecordingDraft('Named Since', ama);
    const { id } = await registerRecording(ama, draft);
    await claim(kofi, id);
    const { category, roles } = part;
    const contributors = [{ party_id: kofi.partyId, category, roles }];
    await amendRecording(ama, await recordingAs(ama, id), { ...draft, contributors });
    const [waiting] = await claimsOf(ama, id);
    const accepted = await answer(ama, { id, claimId: waiting?.id ?? '' }, { is_accepted: true });
    expect(accepted.json().data).toMatchObject({ revision: 2, contributors: [{ party_id: kofi.partyId }] });
    expect((await claimsOf(kofi, id))[0]?.state).toBe('accepted');
  });

  test('can’t be accepted where it would break a rule of the line-up', async () => {
    const credit = { category: 'contracted_featured' as const, roles: ['lead_vocals' as const], share: 5000 };
    const contributors = [
      { ...credit, name: 'Efua Horn' },
      { ...credit, name: 'Yaw Horn' },
    ];
    const { id } = await registerRecording(ama, { ...aRecordingDraft('Featured Shares', ama), contributors });
    await claim(kofi, id, { credited_as: 'Efua Horn', category: 'non_featured' });
    const [waiting] = await claimsOf(ama, id);
    const refused = await answer(ama, { id, claimId: waiting?.id ?? '' }, { is_accepted: true });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'claim_breaks_rule']);
    expect((await recordingAs(ama, id)).revision).toBe(1);
  });

  test('can’t be accepted for a credit that is on hold in a case', async () => {
    const { id } = await registerRecording(ama, aRecordingDraft('Disputed Credit', ama));
    await claim(kofi, id, { credited_as: 'Adwoa Boateng', roles: ['lead_vocals'], category: 'contracted_featured' });
    const begun = await beginCase(yaa, { type: 'recording', id }, 'performer_line_up');
    const own = { party_id: yaa.partyId, name: 'Yaa Boateng' };
    const claimed_lines = begun.registered_lines.map((line) => ({ ...line, ...own }));
    const draft = await savedCase(yaa, begun, { ...FILING_STATEMENT, claimed_lines });
    const document = { payload: aPdf('credits'), query: { kind: 'credits', file_name: 'credits.pdf' } };
    expect((await sendEvidence(yaa, draft.id, document)).statusCode).toBe(201);
    const submitted = await changeCase(yaa, await caseAs(yaa, draft.id), 'submission');
    await society(api, 'cases', 'admit', submitted.number);
    const [waiting] = await claimsOf(ama, id);
    const refused = await answer(ama, { id, claimId: waiting?.id ?? '' }, { is_accepted: true });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'line_on_hold']);
    expect((await recordingAs(ama, id)).revision).toBe(1);
  });

  test('can be rejected with a reason and submitted again', async () => {
    const { id } = await registerRecording(ama, aRecordingDraft('Refused', ama));
    const { id: claimId } = (await claim(kofi, id)).json().data;
    expect((await answer(ama, { id, claimId }, { is_accepted: false })).statusCode).toBe(422);
    const refusal = { is_accepted: false, reason: 'The bass was played by my brother.' };
    expect((await answer(ama, { id, claimId }, refusal)).statusCode).toBe(200);
    expect((await firstNotice(kofi)).message).toContain('The bass was played by my brother.');
    expect((await claimsOf(kofi, id))[0]).toMatchObject({ state: 'refused', answer: refusal.reason });
    expect((await claim(kofi, id)).statusCode).toBe(201);
  });

  test('allows one open claim at a time, even for concurrent requests, and its withdrawal', async () => {
    const { id } = await registerRecording(ama, aRecordingDraft('Once', ama));
    const made = await Promise.all([claim(kofi, id), claim(kofi, id, { roles: ['drums'] })]);
    expect(made.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    const [waiting] = await claimsOf(kofi, id);
    const address = `/recordings/${id}/line-up-claims/${waiting?.id}`;
    expect((await yaa.inject('DELETE', address)).statusCode).toBe(404);
    expect((await ama.inject('DELETE', address)).statusCode).toBe(404);
    expect((await kofi.inject('DELETE', address)).json().data.state).toBe('withdrawn');
    expect((await kofi.inject('DELETE', address)).json().code).toBe('already_answered');
  });

  test('is visible only to the submitter and the claimant', async () => {
    const { id } = await registerRecording(ama, aRecordingDraft('Between Two', ama));
    const { id: claimId } = (await claim(kofi, id)).json().data;
    expect(await claimsOf(yaa, id)).toEqual([]);
    expect((await answer(yaa, { id, claimId }, { is_accepted: true })).statusCode).toBe(404);
    expect((await claim(ama, id)).json().code).toBe('own_recording');
    const draft = await ama.inject('POST', '/recordings', {
      headers: newKey(),
      payload: aRecordingDraft('Draft', ama),
    });
    expect((await claim(kofi, draft.json().data.id)).statusCode).toBe(404);
  });

  test.each([
    ['no instrument', { roles: [] }, 'roles'],
    ['a period that ends before it begins', { performed_to: '2019-05-02' }, 'performed_to'],
    ['no evidence', { evidence: undefined }, 'evidence'],
  ])('reports %s at its field', async (_, sketch, path) => {
    const { id } = await registerRecording(ama, aRecordingDraft('Wrong', ama));
    const payload = { ...part, ...sketch };
    const refused = await kofi.inject('POST', `/recordings/${id}/line-up-claims`, { headers: newKey(), payload });
    expect([refused.statusCode, refused.json().details[0].path]).toEqual([422, path]);
  });

  test('closes the claim and notifies the claimant when the recording is withdrawn', async () => {
    const { id } = await registerRecording(ama, aRecordingDraft('Gone Again', ama));
    await claim(kofi, id);
    const reason = 'It was registered twice.';
    const withdrawn = await actOnRecording(ama, await recordingAs(ama, id), {
      name: 'withdrawal',
      payload: { reason },
    });
    expect(withdrawn.json().data.state).toBe('withdrawn');
    expect(await claimsOf(ama, id)).toMatchObject([
      { state: 'refused', answer: 'The recording was withdrawn: It was registered twice.' },
    ]);
    expect(await firstNotice(kofi)).toMatchObject({
      title: 'Your claim was closed',
      link: null,
      message: '“Gone Again” by Adwoa Boateng was withdrawn: It was registered twice.',
    });
    const { attention } = (await ama.inject('GET', '/dashboard')).json().data;
    expect(attention.filter(({ object_id }: { object_id: string }) => object_id === id)).toEqual([]);
  });
});
