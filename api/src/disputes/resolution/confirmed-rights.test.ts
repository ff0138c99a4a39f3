import type { CaseDetails, CaseLine } from '@counterpoint/domain/schemas/cases';
import type { RecordingDetails } from '@counterpoint/domain/schemas/recordings';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { advanceDays } from '../../testing/advance-days.ts';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api.ts';
import { beginCase, caseAs, changeCase, FILING_STATEMENT, savedCase } from '../../testing/test-filing.ts';
import { addComposer } from '../../testing/test-invitations.ts';
import {
  amendRecording,
  aRecordingDraft,
  aRight,
  changeRecording,
  recordingAs,
  registerRecording,
} from '../../testing/test-recordings.ts';
import { society } from '../../testing/test-society.ts';
import { aPdf } from '../evidence/testing/sample-documents.ts';
import { sendEvidence } from '../evidence/testing/send-evidence.ts';

let api: TestApi;
let ama: TestMember;
let kofi: TestMember;
let esi: TestMember;

beforeAll(async () => {
  api = await createTestApi();
  ama = await api.signUp({ given_name: 'Ama' });
  kofi = await api.signUp({ given_name: 'Kofi' });
  esi = await api.signUp({ given_name: 'Esi' });
});
afterAll(() => api.close());

const ghana = [{ territory: '0288' }];
const togo = [{ territory: '0768' }];

const holder = ({ partyId }: { readonly partyId: string }, recording: number): CaseLine => ({
  key: `holder:${partyId}`,
  group: 'holder',
  party_id: partyId,
  name: 'Someone',
  role: 'producer',
  shares: { recording },
});

const confirmationsOf = ({ rights }: RecordingDetails, { partyId }: TestMember) =>
  rights
    .filter(({ party_id }) => party_id === partyId)
    .map(({ territories: [first], share, confirmation }) => [first?.territory, share, confirmation]);

interface Claim {
  readonly claimant: TestMember;
  readonly lines: CaseLine[];
}

/** An admitted case about broadcasts in Ghana. */
async function admittedInGhana(id: string, { claimant, lines }: Claim): Promise<CaseDetails> {
  const begun = await beginCase(claimant, { type: 'recording', id }, 'recording_ownership');
  const scope = { ...begun.scope, uses: ['broadcast'], territories: ghana };
  const saved = await savedCase(claimant, begun, { ...FILING_STATEMENT, scope, claimed_lines: lines });
  await sendEvidence(claimant, saved.id, {
    payload: aPdf(id),
    query: { kind: 'agreement', file_name: 'agreement.pdf' },
  });
  const { number } = await changeCase(claimant, saved, 'submission');
  await society(api, 'cases', 'admit', number);
  return caseAs(claimant, saved.id);
}

/** The same, accepted by these members. */
async function acceptedInGhana(
  recordingId: string,
  { by, ...claim }: Claim & { readonly by: readonly TestMember[] },
): Promise<void> {
  const { id } = await admittedInGhana(recordingId, claim);
  for (const member of by)
    await changeCase(member, await caseAs(member, id), { name: 'answers', payload: { answer: 'update' } });
  expect((await caseAs(claim.claimant, id)).state).toBe('resolved');
}

const inGhana = ({ rights }: RecordingDetails) =>
  rights
    .filter(({ territories: [first] }) => first?.territory === '0288')
    .map(({ party_id, share, confirmation }) => [party_id, share, confirmation]);

test('keeps what a holder without an account got in a case when an earlier amendment is registered', async () => {
  const nana = await addComposer(ama);
  const active = await registerRecording(ama, aRecordingDraft('Given To Nana', ama));
  const { id } = await changeRecording(ama, active, 'amendment');
  await acceptedInGhana(id, {
    claimant: esi,
    lines: [holder(ama, 7000), holder(esi, 1000), holder(nana, 2000)],
    by: [ama],
  });
  const hers = [nana.partyId, 2000, 'not_a_member'];
  expect(inGhana(await recordingAs(ama, id))).toContainEqual(hers);
  const amendment = await recordingAs(ama, id, '/amendment');
  const payload = { change_note: 'It was wrong.' };
  await changeRecording(ama, amendment, { name: 'amendment/submission', payload });
  const amended = await recordingAs(ama, id);
  expect(amended).toMatchObject({ state: 'registered', revision: amendment.revision });
  expect(inGhana(amended)).toContainEqual(hers);
  expect(inGhana(amended)).toHaveLength(3);
});

test('asks a holder again who withdraws a contest after a case about what they hold', async () => {
  const withShare = (share: number) => ({
    ...aRecordingDraft('Contested Beside It'),
    rights: [aRight(ama.partyId, { share }), aRight(kofi.partyId, { share: 10_000 - share })],
  });
  const { id } = await changeRecording(kofi, await registerRecording(ama, withShare(5000)), 'confirmation');
  await amendRecording(ama, await recordingAs(ama, id), withShare(9000));
  const { party_id: _, ...own } = aRight(kofi.partyId, { share: 5000 });
  const payload = { reason: 'I paid for half of it.', rights: [own] };
  await changeRecording(kofi, await recordingAs(kofi, id, '/amendment'), { name: 'contestation', payload });
  const contest = await api.db
    .selectFrom('opposition')
    .select('id')
    .where('recording_id', '=', id)
    .executeTakeFirstOrThrow();
  await acceptedInGhana(id, {
    claimant: esi,
    lines: [holder(ama, 5000), holder(kofi, 4500), holder(esi, 500)],
    by: [kofi, ama],
  });
  const contested = await recordingAs(kofi, id, '/amendment');
  expect(inGhana(contested)).toContainEqual([kofi.partyId, 500, 'contested']);
  const reasons = api.db
    .selectFrom('recording_right')
    .select(['confirmation', 'contest_reason'])
    .distinct()
    .where('recording_id', '=', id)
    .where('revision', '=', contested.revision)
    .where('party_id', '=', kofi.partyId);
  expect(await reasons.execute()).toEqual([{ confirmation: 'contested', contest_reason: payload.reason }]);
  await changeCase(kofi, await caseAs(kofi, contest.id), { name: 'withdrawal', payload: { reason: '' } });
  await advanceDays(api, 0);
  const waiting = await recordingAs(kofi, id, '/amendment');
  expect(waiting).toMatchObject({ state: 'awaiting_confirmation', awaits_my_confirmation: true });
  expect(inGhana(waiting)).toContainEqual([kofi.partyId, 500, 'invited']);
});

test('leaves the lines of a party unconfirmed that the case was not about', async () => {
  const { id } = await registerRecording(ama, {
    ...aRecordingDraft('Silent Elsewhere'),
    rights: [ghana, togo].flatMap((territories) => [
      aRight(ama.partyId, { territories, share: 5000, uses: ['broadcast'] }),
      aRight(kofi.partyId, { territories, share: 5000, uses: ['broadcast'] }),
    ]),
  });
  await advanceDays(api, 31);
  [ama, kofi, esi] = [await api.signIn(ama), await api.signIn(kofi), await api.signIn(esi)];
  const before = await recordingAs(kofi, id);
  expect(confirmationsOf(before, kofi)).toEqual([
    ['0288', 5000, 'unconfirmed'],
    ['0768', 5000, 'unconfirmed'],
  ]);
  await acceptedInGhana(id, { claimant: kofi, lines: [holder(ama, 4000), holder(kofi, 6000)], by: [ama] });
  expect(confirmationsOf(await recordingAs(kofi, id), kofi)).toEqual([
    ['0768', 5000, 'unconfirmed'],
    ['0288', 6000, 'confirmed'],
  ]);
});

test('a holder who isn’t a party to the case is unconfirmed when a decision changes their rights', async () => {
  const rights = [ama, kofi].map(({ partyId }) => aRight(partyId, { territories: ghana, share: 5000 }));
  const { id } = await registerRecording(ama, { ...aRecordingDraft('Decided Elsewhere'), rights });
  await changeRecording(kofi, await recordingAs(kofi, id), 'confirmation');
  const lines = [holder(ama, 4000), holder(kofi, 5000), holder(esi, 1000)];
  const { id: caseId, number } = await admittedInGhana(id, { claimant: esi, lines });
  for (const kind of ['agreement', 'court_filing', 'order'])
    await sendEvidence(ama, caseId, { payload: aPdf(kind), query: { kind, visibility: 'shared' } });
  const maintained = { name: 'answers', payload: { answer: 'maintain', statement: 'We paid for it.' } };
  await changeCase(ama, await caseAs(ama, caseId), maintained);
  const escalation = { name: 'escalation', payload: { statement: 'High Court, Accra' } };
  await changeCase(ama, await caseAs(ama, caseId), escalation);
  const shares = `holder:${kofi.partyId}=recording 40; holder:${esi.partyId}=recording 10`;
  const decided = await society(api, 'cases', 'decide', number, '--lines', shares, '--text', 'By order.', '--yes');
  expect(decided.problem).toBeNull();
  const registered = await recordingAs(kofi, id);
  const changed = registered.rights.filter(({ uses }) => uses.length === 1);
  expect(changed.map(({ party_id, share, confirmation }) => [party_id, share, confirmation])).toEqual([
    [kofi.partyId, 4000, 'unconfirmed'],
    [esi.partyId, 1000, 'confirmed'],
  ]);
});

test('still asks a respondent of a contest about their other lines', async () => {
  const draft = {
    ...aRecordingDraft('Asked Elsewhere'),
    rights: [ghana, togo].flatMap((territories) =>
      [ama, kofi, esi].map(({ partyId }, index) => aRight(partyId, { territories, share: index === 0 ? 4000 : 3000 })),
    ),
  };
  const { id } = await registerRecording(ama, draft);
  const given = (await recordingAs(kofi, id)).rights.filter(({ is_me }) => is_me);
  const rights = given.map(({ uses, share, territories, valid_from, valid_to, role, source }) => ({
    role,
    uses,
    territories,
    valid_from,
    valid_to,
    source,
    is_controlled_by_third_party: false,
    share: territories[0]?.territory === '0288' ? share + 3000 : share,
  }));
  await changeRecording(kofi, await recordingAs(kofi, id), {
    name: 'contestation',
    payload: { reason: 'I paid for the session in Accra.', rights },
  });
  const { id: caseId } = await api.db
    .selectFrom('opposition')
    .select('id')
    .where('recording_id', '=', id)
    .executeTakeFirstOrThrow();
  for (const member of [esi, ama])
    await changeCase(member, await caseAs(member, caseId), { name: 'answers', payload: { answer: 'update' } });
  const waiting = await recordingAs(esi, id);
  expect(waiting).toMatchObject({ state: 'awaiting_confirmation', awaits_my_confirmation: true });
  expect(confirmationsOf(waiting, esi)).toContainEqual(['0768', 3000, 'invited']);
  expect(confirmationsOf(waiting, kofi)).toContainEqual(['0768', 3000, 'confirmed']);
});
