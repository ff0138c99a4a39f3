import type { CaseDetails, CaseLine } from '@counterpoint/domain/schemas/cases';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { runDueJobs } from '../../platform/jobs/job-runner.ts';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api.ts';
import { actOnCase, beginCase, caseAs, changeCase, FILING_STATEMENT, savedCase } from '../../testing/test-filing.ts';
import { aDoubleClaim, doubleClaimOf } from '../../testing/test-overlaps.ts';
import { aRecordingDraft, aRight, recordingAs, registerRecording } from '../../testing/test-recordings.ts';
import { society } from '../../testing/test-society.ts';
import { aPdf } from '../evidence/testing/sample-documents.ts';
import { sendEvidence } from '../evidence/testing/send-evidence.ts';

let api: TestApi;
let osu: TestMember;
let ama: TestMember;
let kofi: TestMember;

beforeAll(async () => {
  api = await createTestApi();
  osu = await api.signUp({ corporation_name: 'Osu Music' });
  ama = await api.signUp({ given_name: 'Ama' });
  kofi = await api.signUp({ given_name: 'Kofi' });
});
afterAll(() => api.close());

const inGhana = { uses: ['broadcast'], territories: [{ territory: '0288' }], from: '2026-01-01' };

/** A recording in which Osu holds all rights. */
const ofOsu = (title: string) => registerRecording(osu, { ...aRecordingDraft(title), rights: [aRight(osu.partyId)] });

/** A draft of a claim to part of a recording's rights. */
async function written(
  member: TestMember,
  id: string,
  { scope, share }: { scope: object; share: number },
): Promise<CaseDetails> {
  const begun = await beginCase(member, { type: 'recording', id }, 'recording_ownership');
  const scoped = await savedCase(member, begun, { scope: { ...begun.scope, ...scope } });
  const held = scoped.registered_lines.map((line) => ({ ...line, shares: { recording: 10_000 - share } }));
  const party = { group: 'holder', party_id: member.partyId, name: 'I', role: 'producer' };
  const mine = { key: 'new:1', ...party, shares: { recording: share } };
  return savedCase(member, scoped, { ...FILING_STATEMENT, claimed_lines: [...held, mine] });
}

const addEvidence = (member: TestMember, id: string, kind = 'agreement') =>
  sendEvidence(member, id, { payload: aPdf(`${kind} ${id}`), query: { kind, file_name: 'agreement.pdf' } });

describe('cases about rights in recordings', () => {
  test('is admitted by staff with its documents, and holds the named rights in their scope', async () => {
    const { id } = await ofOsu('With Documents');
    const draft = await written(kofi, id, { scope: inGhana, share: 4000 });
    expect(draft.registered_lines.map(({ name, shares }) => [name, shares])).toEqual([
      ['Osu Music', { recording: 10_000 }],
    ]);
    expect((await addEvidence(kofi, draft.id)).statusCode).toBe(201);
    const submitted = await changeCase(kofi, await caseAs(kofi, draft.id), 'submission');
    expect(submitted.state).toBe('submitted');
    const [first] = await api.db
      .selectFrom('opposition_event')
      .select('payload')
      .where('opposition_id', '=', draft.id)
      .orderBy('id')
      .execute();
    expect(first?.payload.documents).toEqual([
      { evidence_id: expect.any(String), sha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
    ]);
    expect((await osu.inject('GET', `/oppositions/${draft.id}`)).statusCode).toBe(404);
    await society(api, 'cases', 'admit', submitted.number);
    const target = await caseAs(osu, draft.id);
    expect(target.holds.map(({ measure, share, party_name }) => [measure, share, party_name])).toEqual([
      ['recording', 4000, 'Osu Music'],
    ]);
    expect(target.scope_words.join(' ')).toContain('Ghana');
    expect((await recordingAs(osu, id)).is_in_dispute).toBe(true);
    expect([await doubleClaimOf(osu, id), await doubleClaimOf(kofi, id)]).toEqual([undefined, undefined]);
    const day = new Date(api.clock.now().getTime() + 90 * 86_400_000).toISOString().slice(0, 10);
    expect(target.deadline?.slice(0, 10)).toBe(day);
  });

  test('shows what the society asked its claimant for to no other party', async () => {
    const { id } = await ofOsu('Unsigned');
    const draft = await written(kofi, id, { scope: inGhana, share: 4000 });
    await addEvidence(kofi, draft.id);
    const { number } = await changeCase(kofi, await caseAs(kofi, draft.id), 'submission');
    const note = 'The agreement isn’t signed.';
    await society(api, 'cases', 'ask-evidence', number, '--note', note);
    await society(api, 'cases', 'admit', number);
    const notesFor = async (member: TestMember) =>
      (await caseAs(member, draft.id)).events.flatMap((event) => (event.type === 'ask_for_evidence' ? event.note : []));
    expect([await notesFor(kofi), await notesFor(osu)]).toEqual([[note], [null]]);
  });

  test('can be joined by claims of exactly the same scope only', async () => {
    const { id } = await ofOsu('Joined Of The Same');
    const first = await changeCase(kofi, await written(kofi, id, { scope: inGhana, share: 4000 }), 'submission');
    const wider = await actOnCase(
      ama,
      await written(ama, id, { scope: { ...inGhana, uses: [] }, share: 3000 }),
      'submission',
    );
    expect(wider.statusCode).toBe(422);
    const everywhere = await written(ama, id, { scope: { ...inGhana, territories: [] }, share: 3000 });
    expect((await actOnCase(ama, everywhere, 'submission')).json().code).toBe('case_open');
    // A share of one part isn’t a share of the whole, so joining with it would give more than is claimed.
    const within = await actOnCase(
      ama,
      await written(ama, id, { scope: { ...inGhana, from: '2026-06-01' }, share: 3000 }),
      'submission',
    );
    expect(within.json().message).toContain('about Broadcast, Ghana, from 1 January 2026 is already open');
    expect((await changeCase(ama, await written(ama, id, { scope: inGhana, share: 3000 }), 'submission')).id).toBe(
      first.id,
    );
    const elsewhere = await written(ama, id, {
      scope: { ...inGhana, territories: [{ territory: '0566' }] },
      share: 3000,
    });
    expect((await changeCase(ama, elsewhere, 'submission')).id).not.toBe(first.id);
  });

  test('isn’t admitted once the registered rights have changed', async () => {
    const recording = await ofOsu('Changed Since');
    const draft = await written(kofi, recording.id, { scope: inGhana, share: 4000 });
    await addEvidence(kofi, draft.id);
    const submitted = await changeCase(kofi, await caseAs(kofi, draft.id), 'submission');
    await api.db.updateTable('recording_right').set({ share: 9000 }).where('recording_id', '=', recording.id).execute();
    expect((await society(api, 'cases', 'admit', submitted.number)).problem?.code).toBe('registration_changed');
  });
});

test('can’t join overlapping claims by filing', async () => {
  const { id } = await aDoubleClaim(osu, kofi, 'Overlapping');
  const begun = await beginCase(ama, { type: 'recording', id }, 'recording_ownership');
  const scope = { ...begun.scope, ...inGhana, from: '2026-03-01', to: '2026-12-31' };
  const scoped = await savedCase(ama, begun, { scope });
  const lines = scoped.registered_lines.map((line) => ({ ...line, shares: { recording: 4000 } }));
  const party = { group: 'holder' as const, party_id: ama.partyId, name: 'I', role: 'producer' };
  const claimed_lines = [...lines, { key: 'new:1', ...party, shares: { recording: 2000 } }];
  const draft = await savedCase(ama, scoped, { ...FILING_STATEMENT, claimed_lines });
  const refused = await actOnCase(ama, draft, 'submission');
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'case_open']);
  expect(refused.json().message).toContain('claim your rights on the recording’s page');
});

/** Kofi’s claim to another line-up, accepted by the producer. */
async function acceptedLineUp(begun: CaseDetails, claimed_lines: CaseLine[]): Promise<void> {
  const draft = await savedCase(kofi, begun, { ...FILING_STATEMENT, claimed_lines });
  await addEvidence(kofi, draft.id, 'credits');
  const submitted = await changeCase(kofi, await caseAs(kofi, draft.id), 'submission');
  await society(api, 'cases', 'admit', submitted.number);
  const ended = await changeCase(osu, await caseAs(osu, draft.id), { name: 'answers', payload: { answer: 'update' } });
  expect(ended.state).toBe('resolved');
}

test('transfers a credit under the claimant’s own name once the producer accepts', async () => {
  const { id } = await ofOsu('Whose Credit');
  const begun = await beginCase(kofi, { type: 'recording', id }, 'performer_line_up');
  const claimed_lines = begun.registered_lines.map((line) => ({
    ...line,
    party_id: kofi.partyId,
    name: 'Not my name',
  }));
  await acceptedLineUp(begun, claimed_lines);
  expect((await recordingAs(osu, id)).contributors.map(({ name }) => name)).toEqual(['Kofi Mensah']);
});

test('removes the featured share of a performer who is no longer featured', async () => {
  const featured = { name: 'Adwoa Boateng', category: 'contracted_featured' as const, roles: ['lead_vocals' as const] };
  const draft = { ...aRecordingDraft('Not Featured', osu), contributors: [{ ...featured, share: 10_000 }] };
  const { id } = await registerRecording(osu, draft);
  const begun = await beginCase(kofi, { type: 'recording', id }, 'performer_line_up');
  const claimed_lines = begun.registered_lines.map((line) => ({ ...line, role: 'non_featured' }));
  await acceptedLineUp(begun, claimed_lines);
  expect((await recordingAs(osu, id)).contributors).toMatchObject([
    { category: 'non_featured', roles: ['lead_vocals'], share: null },
  ]);
});

test('lets a performer claim a missing credit, and asks the producer', async () => {
  const { id } = await ofOsu('Line-Up');
  const begun = await beginCase(kofi, { type: 'recording', id }, 'performer_line_up');
  expect(begun.registered_lines.map(({ name, group }) => [name, group])).toEqual([['Adwoa Boateng', 'contributor']]);
  const me = { group: 'contributor', party_id: kofi.partyId, name: 'Kofi', role: 'non_featured:guitar', shares: {} };
  const lines = [...begun.registered_lines, { key: 'new:1', ...me }];
  // Of another kind, since a line-up has no period.
  const scope = { ...begun.scope, from: '2020-01-01' };
  const draft = await savedCase(kofi, begun, { ...FILING_STATEMENT, scope, claimed_lines: lines });
  await addEvidence(kofi, draft.id, 'credits');
  const submitted = await changeCase(kofi, await caseAs(kofi, draft.id), 'submission');
  expect(submitted.scope).toEqual(begun.scope);
  await society(api, 'cases', 'admit', submitted.number);
  expect(await caseAs(osu, draft.id)).toMatchObject({ is_my_turn: true, state: 'awaiting_response' });
  expect((await recordingAs(osu, id)).is_in_dispute).toBe(true);
});

test('escalates a sample without an answer instead of deciding it by silence', async () => {
  const { id } = await ofOsu('Sampled');
  const begun = await beginCase(kofi, { type: 'recording', id }, 'sample');
  const held = begun.registered_lines.map((line) => ({ ...line, shares: { recording: 9000 } }));
  const party = { group: 'holder', party_id: kofi.partyId, name: 'I', role: 'producer' };
  const mine = { key: 'new:1', ...party, shares: { recording: 1000 } };
  const filing = { other_work: 'Harmattan Love', timings: '0:42 to 0:58', claimed_lines: [...held, mine] };
  const draft = await savedCase(kofi, begun, { ...FILING_STATEMENT, ...filing });
  await addEvidence(kofi, draft.id, 'timings');
  const submitted = await changeCase(kofi, await caseAs(kofi, draft.id), 'submission');
  await society(api, 'cases', 'admit', submitted.number);
  api.clock.advance(91 * 86_400_000);
  const byDefault = await society(api, 'cases', 'default', submitted.number, '--yes');
  expect(byDefault.problem?.code).toBe('default_by_kind');
  await runDueJobs({ db: api.db, now: api.clock.now });
  const target = await caseAs(await api.signIn(osu), draft.id);
  expect(target.state).toBe('escalated');
  expect(target.events.at(-1)).toMatchObject({ type: 'default', actor: null });
});
