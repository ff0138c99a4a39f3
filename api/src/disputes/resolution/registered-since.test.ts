import type { CaseDetails, CaseLine } from '@counterpoint/domain/schemas/cases';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { advanceDays } from '../../testing/advance-days.ts';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api.ts';
import {
  aFiledCase,
  aFiledClaimFrom,
  aSharedWork,
  aWorkOf,
  beginCase,
  caseAs,
  changeCase,
  FILING_STATEMENT,
  savedCase,
  writersWith,
} from '../../testing/test-filing.ts';
import { addComposer, follow, invitedToken, openInvitation } from '../../testing/test-invitations.ts';
import { aClaim, claimRights } from '../../testing/test-overlaps.ts';
import {
  amendRecording,
  aRecordingDraft,
  aRight,
  changeRecording,
  recordingAs,
  registerRecording,
} from '../../testing/test-recordings.ts';
import { actOnWork, amend, amendmentDraft, performingShares, workAs } from '../../testing/test-revisions.ts';
import { society } from '../../testing/test-society.ts';
import { confirm, register } from '../../testing/test-works.ts';
import { aPdf } from '../evidence/testing/sample-documents.ts';
import { sendEvidence } from '../evidence/testing/send-evidence.ts';

let api: TestApi;
let ama: TestMember;
let kofi: TestMember;
let esi: TestMember;
let yaw: TestMember;

beforeAll(async () => {
  api = await createTestApi();
  ama = await api.signUp({ given_name: 'Ama' });
  kofi = await api.signUp({ given_name: 'Kofi' });
  esi = await api.signUp({ given_name: 'Esi' });
  yaw = await api.signUp({ given_name: 'Yaw' });
});
afterAll(() => api.close());

interface Filing {
  readonly kind: string;
  readonly evidence: string;
  readonly change: (begun: CaseDetails) => object;
}

/** A case of Kofi's about a recording. */
async function admitted(id: string, { kind, evidence, change }: Filing): Promise<CaseDetails> {
  const begun = await beginCase(kofi, { type: 'recording', id }, kind);
  const saved = await savedCase(kofi, begun, { ...FILING_STATEMENT, ...change(begun) });
  await sendEvidence(kofi, saved.id, {
    payload: aPdf(`${evidence} ${id}`),
    query: { kind: evidence, file_name: 'document.pdf' },
  });
  const { number } = await changeCase(kofi, saved, 'submission');
  await society(api, 'cases', 'admit', number);
  return saved;
}

/** The same, accepted by Ama. */
async function accepted(recordingId: string, filing: Filing): Promise<CaseDetails> {
  const { id } = await admitted(recordingId, filing);
  return changeCase(ama, await caseAs(ama, id), { name: 'answers', payload: { answer: 'update' } });
}

const holder = ({ partyId }: TestMember, recording: number): CaseLine => ({
  key: `holder:${partyId}`,
  group: 'holder',
  party_id: partyId,
  name: 'Someone',
  role: 'producer',
  shares: { recording },
});

describe('outcomes for recordings', () => {
  test('leaves a holder who concedes with no more than they had at any time', async () => {
    const { id } = await registerRecording(ama, {
      ...aRecordingDraft('Less Later'),
      rights: [
        aRight(ama.partyId, { valid_to: '2026-06-30' }),
        aRight(ama.partyId, { share: 5000, valid_from: '2026-07-01', valid_to: '2027-12-31' }),
      ],
    });
    const ended = await accepted(id, {
      kind: 'recording_ownership',
      evidence: 'agreement',
      change: ({ scope }) => ({
        scope: { ...scope, uses: ['broadcast'], territories: [{ territory: '0288' }], from: '2026-01-01' },
        claimed_lines: [holder(ama, 8000), holder(kofi, 2000)],
      }),
    });
    expect(ended.state).toBe('resolved');
    const { rights } = await recordingAs(ama, id);
    const inGhana = rights.filter(({ territories: [first, ...others] }) => first?.territory === '0288' && !others[0]);
    expect(inGhana.map((line) => [line.name, line.share, line.valid_from, line.valid_to])).toEqual([
      ['Ama Mensah', 8000, '2026-01-01', '2026-06-30'],
      ['Ama Mensah', 5000, '2026-07-01', '2027-12-31'],
      ['Kofi Mensah', 2000, '2026-01-01', null],
    ]);
  });

  test('removes everyone who was taken out of a line-up', async () => {
    const { id } = await registerRecording(ama, aRecordingDraft('Nobody There', ama));
    const change = () => ({ claimed_lines: [] });
    await accepted(id, { kind: 'performer_line_up', evidence: 'credits', change });
    expect((await recordingAs(ama, id)).contributors).toEqual([]);
  });
});

describe('outcomes beside an amendment of other shares', () => {
  /** Ama moves a share from Kofi to Esi, and Yaw claims one of hers, which she accepts. */
  async function acceptedBeside(title: string, amendAs: typeof amend) {
    const { id } = await aWorkOf(title, [
      [ama, 4000],
      [kofi, 3000],
      [esi, 3000],
    ]);
    const moved = writersWith([
      [ama, 4000],
      [kofi, 2000],
      [esi, 4000],
    ]);
    await amendAs(ama, await workAs(ama, id), { title, writers: moved });
    const filed = await aFiledClaimFrom(yaw, id, { from: ama, share: 1000 });
    const ended = await changeCase(ama, await caseAs(ama, filed.id), {
      name: 'answers',
      payload: { answer: 'update' },
    });
    expect(ended.state).toBe('resolved');
    return { id, amendment: await workAs(ama, id, '/amendment') };
  }

  test('keeps what the pending amendment changes, and still asks about it', async () => {
    const { id, amendment } = await acceptedBeside('Moved Beside', amend);
    expect(performingShares(await workAs(ama, id))).toEqual([3000, 3000, 3000, 1000]);
    expect(performingShares(amendment)).toEqual([3000, 2000, 4000, 1000]);
    expect(amendment.writers.map(({ confirmation }) => confirmation)).toEqual([
      'submitter',
      'invited',
      'invited',
      'confirmed',
    ]);
  });

  test('keeps what a draft changes', async () => {
    const { amendment } = await acceptedBeside('Drafted Beside', amendmentDraft);
    expect([amendment.state, performingShares(amendment)]).toEqual(['draft', [3000, 2000, 4000, 1000]]);
  });

  test('leaves a publisher in the chain to which a draft moves them', async () => {
    const title = 'Another Chain';
    const writers = writersWith([[ama, 8000]]);
    const publishedIn = (chain: number) => {
      return [{ party_id: esi.partyId, chain, type: 'E' as const, shares: { pr: 2000, mr: 2000, sr: 0 } }];
    };
    const { id } = await confirm(esi, await register(ama, { title, writers, publishers: publishedIn(1) }));
    await amendmentDraft(ama, await workAs(ama, id), { title, writers, publishers: publishedIn(2) });
    const filed = await aFiledClaimFrom(yaw, id, { from: ama, share: 1000 });
    await changeCase(ama, await caseAs(ama, filed.id), { name: 'answers', payload: { answer: 'update' } });
    const { publishers, ...draft } = await workAs(ama, id, '/amendment');
    expect(performingShares(draft)).toEqual([7000, 1000]);
    expect(publishers.map(({ chain, shares: { pr } }) => [chain, pr])).toEqual([[2, 2000]]);
  });

  test('still asks a writer by email whose share an amendment lowers', async () => {
    const [title, nana] = ['Lowered Beside', await addComposer(ama)];
    const three = [ama, esi, nana];
    const writersOf = (shares: readonly number[]) =>
      writersWith(three.map((each, index) => [each, shares[index] ?? 0]));
    const work = await confirm(esi, await register(ama, { title, writers: writersOf([4000, 3000, 3000]) }));
    const token = await invitedToken(api, ama, { work, invited: nana });
    await follow(api, 'confirmations', { token, shown: (await openInvitation(api, token)).shown });
    await amend(ama, await workAs(ama, work.id), { title, writers: writersOf([6000, 3000, 1000]) });
    const { id } = await aFiledClaimFrom(kofi, work.id, { from: esi, share: 1000 });
    for (const member of [ama, esi])
      await changeCase(member, await caseAs(member, id), { name: 'answers', payload: { answer: 'update' } });
    await advanceDays(api, 0);
    expect(performingShares(await workAs(ama, work.id))).toEqual([4000, 2000, 3000, 1000]);
    const { state, writers } = await workAs(ama, work.id, '/amendment');
    expect([state, writers[2]?.shares.pr, writers[2]?.confirmation]).toEqual([
      'awaiting_confirmation',
      1000,
      'invited',
    ]);
  });

  test('applies changes registered since the case was filed once', async () => {
    const title = 'Moved Twice';
    const { id } = await aWorkOf(title, [
      [ama, 4000],
      [kofi, 3000],
      [esi, 3000],
    ]);
    const filed = await aFiledClaimFrom(yaw, id, { from: ama, share: 1000 });
    const withMoved = (share: number) =>
      writersWith([
        [ama, 4000],
        [kofi, 3000 - share],
        [esi, 3000 + share],
      ]);
    await amend(ama, await workAs(ama, id), { title, writers: withMoved(1000) });
    for (const member of [kofi, esi]) await actOnWork(member, await workAs(member, id, '/amendment'), 'confirmation');
    await amend(ama, await workAs(ama, id), { title, writers: withMoved(2000) });
    await changeCase(ama, await caseAs(ama, filed.id), { name: 'answers', payload: { answer: 'update' } });
    expect(performingShares(await workAs(ama, id))).toEqual([3000, 2000, 4000, 1000]);
    expect(performingShares(await workAs(ama, id, '/amendment'))).toEqual([3000, 1000, 5000, 1000]);
  });
});

test('leaves rights as they are that another member has claimed since the case was filed', async () => {
  const draft = { ...aRecordingDraft('Claimed Since'), rights: [aRight(ama.partyId, { share: 5000 })] };
  const { id } = await registerRecording(ama, draft);
  const change = ({ scope }: CaseDetails) => ({
    scope: { ...scope, uses: ['broadcast'], territories: [{ territory: '0288' }], from: '2026-01-01' },
    claimed_lines: [holder(ama, 3000), holder(kofi, 2000)],
  });
  const filed = await admitted(id, { kind: 'recording_ownership', evidence: 'agreement', change });
  expect((await claimRights(esi, id, aClaim({ share: 2000 }))).statusCode).toBe(201);
  await changeCase(ama, await caseAs(ama, filed.id), { name: 'answers', payload: { answer: 'update' } });
  const { rights } = await recordingAs(ama, id);
  const hers = rights.filter(({ party_id }) => party_id === esi.partyId);
  expect(hers.map(({ share, valid_from, valid_to }) => [share, valid_from, valid_to])).toEqual([
    [2000, '2026-03-01', '2026-12-31'],
  ]);
});

test('applies the outcome to an amendment that reassigns the share, and asks again', async () => {
  const { id } = await aSharedWork('One More Writer', ama, kofi);
  const work = await workAs(ama, id);
  const both = work.writers.map(({ party_id, role }) => ({ party_id, role, shares: { pr: 4000, mr: 5000, sr: 0 } }));
  const added = { party_id: esi.partyId, role: 'A' as const, shares: { pr: 2000, mr: 0, sr: 0 } };
  await amend(ama, work, { title: work.title, writers: [...both, added] });
  const filed = await aFiledCase(kofi, { id }, { [kofi.partyId]: 7000, [ama.partyId]: 3000 });
  const ended = await changeCase(ama, await caseAs(ama, filed.id), { name: 'answers', payload: { answer: 'update' } });
  expect(ended.state).toBe('resolved');
  const sharesIn = async (part = '') => (await workAs(ama, id, part)).writers.map(({ shares }) => shares.pr);
  expect([await sharesIn(), await sharesIn('/amendment')]).toEqual([
    [3000, 7000],
    [2000, 6000, 2000],
  ]);
  const waiting = await workAs(kofi, id, '/amendment');
  expect(waiting).toMatchObject({ state: 'awaiting_confirmation', awaits_my_confirmation: true });
});

test('asks a party about what an amendment changes beside the case', async () => {
  const { id } = await aSharedWork('Beside the Case', ama, kofi);
  const work = await workAs(ama, id);
  const mechanical = (partyId: string | null) => (partyId === ama.partyId ? 9000 : 1000);
  const changed = work.writers.map(({ party_id, role }) => ({
    party_id,
    role,
    shares: { pr: 5000, mr: mechanical(party_id), sr: 0 },
  }));
  await amend(ama, work, { title: work.title, writers: changed });
  const filed = await aFiledCase(kofi, { id }, { [kofi.partyId]: 7000, [ama.partyId]: 3000 });
  await changeCase(ama, await caseAs(ama, filed.id), { name: 'answers', payload: { answer: 'update' } });
  await advanceDays(api, 0);
  const waiting = await workAs(kofi, id, '/amendment');
  expect(waiting).toMatchObject({ state: 'awaiting_confirmation', awaits_my_confirmation: true });
  const shares = waiting.writers.map((line) => [line.is_me, line.shares.pr, line.shares.mr]);
  expect(shares).toEqual(expect.arrayContaining([[true, 7000, 1000]]));
  const active = await workAs(kofi, id);
  expect(active.writers.find(({ is_me }) => is_me)?.shares).toMatchObject({ pr: 7000, mr: 5000 });
});

test('asks a holder about what an amendment of a recording changes beside the case', async () => {
  const withShare = (share: number) => ({
    ...aRecordingDraft('Beside It'),
    rights: [aRight(ama.partyId, { share }), aRight(kofi.partyId, { share: 10_000 - share })],
  });
  const submitted = await registerRecording(ama, withShare(5000));
  const { id } = await changeRecording(kofi, submitted, 'confirmation');
  await amendRecording(ama, await recordingAs(ama, id), withShare(9000));
  const before = await recordingAs(kofi, id, '/amendment');
  expect(before.awaits_my_confirmation).toBe(true);
  await accepted(id, {
    kind: 'recording_ownership',
    evidence: 'agreement',
    change: ({ scope }) => ({
      scope: { ...scope, uses: ['broadcast'], territories: [{ territory: '0288' }] },
      claimed_lines: [holder(ama, 4000), holder(kofi, 6000)],
    }),
  });
  await advanceDays(api, 0);
  const waiting = await recordingAs(kofi, id, '/amendment');
  expect(waiting).toMatchObject({ state: 'awaiting_confirmation', awaits_my_confirmation: true });
  const inGhana = waiting.rights.filter(({ territories: [first] }) => first?.territory === '0288');
  expect(inGhana.map((line) => [line.name, line.share, line.confirmation])).toEqual([
    ['Ama Mensah', 8000, 'confirmed'],
    ['Kofi Mensah', 2000, 'invited'],
  ]);
});
