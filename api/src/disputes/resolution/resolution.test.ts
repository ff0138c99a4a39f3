import { USE_TYPES } from '@counterpoint/domain/recording-rights';
import type { CaseDetails, CaseLine } from '@counterpoint/domain/schemas/cases';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api.ts';
import {
  actOnCase,
  aFiledCase,
  aFiledClaimFrom,
  aSharedWork,
  beginCase,
  caseAs,
  changeCase,
  claiming,
  FILING_STATEMENT,
  savedCase,
} from '../../testing/test-filing.ts';
import { aClaim, aDoubleClaim, claimRights, doubleClaimOf } from '../../testing/test-overlaps.ts';
import { aRecordingDraft, recordingAs, registerRecording } from '../../testing/test-recordings.ts';
import { performingShares, workAs } from '../../testing/test-revisions.ts';
import { aDraft, confirm, register } from '../../testing/test-works.ts';
import { lockCase } from '../case/stored-case-repository.ts';
import { aPdf } from '../evidence/testing/sample-documents.ts';
import { sendEvidence } from '../evidence/testing/send-evidence.ts';
import { admitCase } from '../filing/admission.ts';

let api: TestApi;
let ama: TestMember;
let kofi: TestMember;

beforeAll(async () => {
  api = await createTestApi();
  ama = await api.signUp({ given_name: 'Ama' });
  kofi = await api.signUp({ given_name: 'Kofi' });
});
afterAll(() => api.close());

/** Adds evidence to a case. */
async function addEvidence(member: TestMember, id: string, kind: string): Promise<void> {
  const answer = await sendEvidence(member, id, { payload: aPdf(), query: { kind, visibility: 'shared' } });
  expect([answer.statusCode, answer.body]).toEqual([201, answer.body]);
}

/** The society admits the case. */
async function admit(id: string): Promise<void> {
  await api.db.transaction().execute(async (tx) => {
    const stored = await lockCase(tx, id);
    await admitCase(tx, { actor: null, at: api.clock.now() }, { stored, by: 'staff' });
  });
}

/** An admitted case about rights in a recording, or about its line-up. */
async function aRecordingCase(recordingId: string, kind: string, change: (begun: CaseDetails) => object) {
  const begun = await beginCase(kofi, { type: 'recording', id: recordingId }, kind);
  const saved = await savedCase(kofi, begun, { ...FILING_STATEMENT, ...change(begun) });
  await addEvidence(kofi, saved.id, kind === 'performer_line_up' ? 'credits' : 'agreement');
  const filed = await changeCase(kofi, saved, 'submission');
  await admit(filed.id);
  return caseAs(kofi, filed.id);
}

const holder = (member: TestMember, recording: number): CaseLine => ({
  key: `holder:${member.partyId}`,
  group: 'holder',
  party_id: member.partyId,
  name: 'Someone',
  role: 'producer',
  shares: { recording },
});
const inGhana = { territories: [{ territory: '0288', is_included: true }], from: '2026-01-01', to: null };

/** A recording's rights in short: holder, share, number of uses, territory, start. */
async function rightsOf(id: string) {
  const { rights } = await recordingAs(ama, id);
  return rights.map((line) => [
    line.party_id === ama.partyId ? 'Ama' : 'Kofi',
    line.share,
    line.uses.length,
    line.territories.map(({ is_included, territory }) => `${is_included ? '' : 'not '}${territory}`).join(),
    line.valid_from,
  ]);
}

describe('cases about rights in recordings', () => {
  test('adds a revision with the agreed rights within the scope, and nothing changed outside', async () => {
    const { id, revision } = await registerRecording(ama, aRecordingDraft('Ghana', ama));
    const opened = await aRecordingCase(id, 'recording_ownership', ({ scope }) => ({
      scope: { ...scope, uses: ['broadcast'], ...inGhana },
      claimed_lines: [holder(ama, 6000), holder(kofi, 4000)],
    }));
    expect(opened.registered_lines.map(({ shares }) => shares.recording)).toEqual([10_000]);
    expect((await recordingAs(ama, id)).is_in_dispute).toBe(true);
    const target = await caseAs(ama, opened.id);
    const ended = await changeCase(ama, target, { name: 'answers', payload: { answer: 'update' } });
    expect(ended).toMatchObject({ state: 'resolved', resolution: { type: 'agreed' } });
    const after = await recordingAs(ama, id);
    expect(after).toMatchObject({ revision: revision + 1, state: 'registered', is_in_dispute: false });
    expect((await rightsOf(id)).sort()).toEqual(
      [
        ['Ama', 10_000, 1, '2136', '2024-01-01'],
        ['Ama', 10_000, 1, '2136,not 0288', '2026-01-01'],
        ['Ama', 10_000, USE_TYPES.length - 1, '2136', '2024-01-01'],
        ['Ama', 6000, 1, '0288', '2026-01-01'],
        ['Kofi', 4000, 1, '0288', '2026-01-01'],
      ].sort(),
    );
    expect(after.rights.find(({ share }) => share === 4000)).toMatchObject({
      is_claim: true,
      confirmation: 'confirmed',
    });
  });

  test('holds the lines of its parties meanwhile', async () => {
    const recording = await registerRecording(ama, aRecordingDraft('Held', ama));
    await aRecordingCase(recording.id, 'recording_ownership', ({ scope }) => ({
      scope: { ...scope, uses: ['broadcast'], ...inGhana },
      claimed_lines: [holder(ama, 6000), holder(kofi, 4000)],
    }));
    const more = await claimRights(kofi, recording.id, aClaim({ share: 1000 }));
    expect([more.statusCode, more.json().code]).toEqual([409, 'on_hold']);
  });
});

/** Ama concedes to Kofi what he claims of a work. */
async function concede(workId: string, kind: string, claimed: (begun: CaseDetails) => CaseLine[]): Promise<void> {
  const begun = await beginCase(kofi, { type: 'composition', id: workId }, kind);
  const saved = await savedCase(kofi, begun, { ...FILING_STATEMENT, claimed_lines: claimed(begun) });
  await addEvidence(kofi, saved.id, kind === 'ownership' ? 'agreement' : 'dated_draft');
  const filed = await changeCase(kofi, saved, 'submission');
  await admit(filed.id);
  await changeCase(ama, await caseAs(ama, filed.id), { name: 'answers', payload: { answer: 'update' } });
}

/** The same, of her whole share in every right that the case is about. */
const concedeAll = (workId: string) =>
  concede(workId, 'ownership', ({ registered_lines, scope }) =>
    claiming(registered_lines, { [ama.partyId]: 0, [kofi.partyId]: 10_000 }, scope.rights),
  );

test('keeps an author named whose whole share belongs to another by contract', async () => {
  const work = await aSharedWork('Assigned', ama, kofi);
  await concedeAll(work.id);
  expect(performingShares(await workAs(kofi, work.id))).toEqual([0, 10_000]);
});

test('removes an author who is none, and adds a publisher in a chain of their own', async () => {
  const work = await aSharedWork('Not Hers', ama, kofi);
  const published = { key: 'new:1', group: 'publisher' as const, party_id: kofi.partyId, name: 'Kofi', role: 'E' };
  await concede(work.id, 'authorship', ({ registered_lines, scope: { rights } }) => {
    const lines = claiming([...registered_lines, { ...published, shares: {} }], { [kofi.partyId]: 5000 }, rights);
    return claiming(lines, { [ama.partyId]: 0 }, rights);
  });
  const { writers, publishers } = await workAs(kofi, work.id);
  expect(writers).toMatchObject([{ party_id: kofi.partyId, shares: { pr: 5000 } }]);
  expect(publishers).toMatchObject([{ chain: 1, party_id: kofi.partyId, type: 'E', shares: { pr: 5000 } }]);
});

test('changes what writers collect in a territory with their shares', async () => {
  const { writers = [], ...draft } = aDraft('Collected', ama, kofi);
  const inWorld = { is_included: true, territory: '2136' };
  const collecting = writers.map((line) => ({ ...line, collections: [{ ...inWorld, shares: line.shares }] }));
  const work = await confirm(kofi, await register(ama, { ...draft, writers: collecting }));
  await concedeAll(work.id);
  const after = await workAs(kofi, work.id);
  expect(after.writers.map(({ shares }) => shares.pr)).toEqual([0, 10_000]);
  for (const { shares, collections } of after.writers)
    expect(collections).toEqual(shares.mr > 0 || shares.pr > 0 ? [{ ...inWorld, shares }] : []);
});

test('changes what publishers collect in a territory with the share of their chain', async () => {
  const shares = { pr: 5000, mr: 5000, sr: 0 };
  const inWorld = { is_included: true, territory: '2136' };
  const collections = [{ ...inWorld, shares }];
  const administrator = await api.signUp({ corporation_name: 'Tema Administration' });
  const osu = await api.signUp({ corporation_name: 'Osu Music' });
  const publishers = [
    { chain: 1, party_id: osu.partyId, type: 'E' as const, shares },
    { chain: 1, party_id: administrator.partyId, type: 'AM' as const, shares: { pr: 0, mr: 0, sr: 0 }, collections },
  ];
  const writers = [{ party_id: ama.partyId, role: 'CA' as const, shares, chains: [1], collections }];
  const pending = await register(ama, { title: 'Administered', writers, publishers });
  for (const member of [osu, administrator]) await confirm(member, await workAs(member, pending.id));
  const { id } = await aFiledClaimFrom(osu, pending.id, { from: ama, share: -1000 });
  await changeCase(ama, await caseAs(ama, id), { name: 'answers', payload: { answer: 'update' } });
  const after = await workAs(ama, pending.id);
  const collected = [...after.writers, ...after.publishers].map((line) => line.collections[0]?.shares.pr);
  expect(collected).toEqual([6000, undefined, 4000]);
});

test('adds missing performers to a line-up and removes wrong ones', async () => {
  const draft = aRecordingDraft('Line-up', ama);
  const contributors = [
    ...(draft.contributors ?? []),
    { name: 'Nobody', category: 'non_featured' as const, roles: ['bass_guitar' as const] },
  ];
  const { id } = await registerRecording(ama, { ...draft, contributors });
  const opened = await aRecordingCase(id, 'performer_line_up', ({ registered_lines: [first] }) => ({
    claimed_lines: [
      first,
      {
        key: 'new:1',
        group: 'contributor',
        party_id: kofi.partyId,
        name: 'Kofi',
        role: 'non_featured:bass_guitar',
        shares: {},
      },
    ],
  }));
  await changeCase(ama, await caseAs(ama, opened.id), { name: 'answers', payload: { answer: 'update' } });
  const { contributors: after } = await recordingAs(ama, id);
  expect(after.map(({ name, category, roles }) => [name, category, roles])).toEqual([
    ['Adwoa Boateng', 'contracted_featured', ['lead_vocals']],
    ['Kofi Mensah', 'non_featured', ['bass_guitar']],
  ]);
});

test('settles overlapping claims by a split that everyone accepts', async () => {
  const { id } = await aDoubleClaim(ama, kofi, 'Overlapping');
  const overlap = await doubleClaimOf(kofi, id);
  const target = await caseAs(kofi, overlap?.opposition_id ?? '');
  expect(target).toMatchObject({ is_detected: true, my_side: 'claimant', current_lines: null });
  expect(target.registered_lines.map(({ shares }) => shares.recording)).toEqual([8000, 5000]);
  const lines = claiming(target.registered_lines, { [ama.partyId]: 6000, [kofi.partyId]: 4000 }, ['recording']);
  const proposed = await changeCase(kofi, target, { name: 'proposals', payload: { lines, note: '' } });
  const ended = await changeCase(ama, proposed, `proposals/${proposed.proposals[0]?.id}/acceptance`);
  expect(ended).toMatchObject({ state: 'resolved', resolution: { type: 'agreed' } });
  expect(await doubleClaimOf(ama, id)).toBeUndefined();
  const inBroadcast = (await rightsOf(id)).filter(([, , , where]) => where === '0288');
  expect(inBroadcast.sort()).toEqual([
    ['Ama', 6000, 1, '0288', '2026-03-01'],
    ['Kofi', 4000, 1, '0288', '2026-03-01'],
  ]);
});

test('answers overlapping claims on the page of their case as well', async () => {
  const { id } = await aDoubleClaim(ama, kofi, 'Released there');
  const overlap = await doubleClaimOf(ama, id);
  const target = await caseAs(ama, overlap?.opposition_id ?? '');
  expect(target.acts.map(({ act }) => act)).not.toContain('update');
  const accepted = await actOnCase(ama, target, { name: 'answers', payload: { answer: 'update' } });
  expect([accepted.statusCode, accepted.json().code]).toEqual([409, 'not_possible']);
  const ended = await changeCase(ama, target, { name: 'answers', payload: { answer: 'revoke' } });
  expect(ended).toMatchObject({ state: 'resolved', resolution: { type: 'revoked' } });
});

describe('concurrent ends of cases', () => {
  test('adds a revision for each of several cases, without losing any', async () => {
    // More than the connections of a test.
    const cases = await Promise.all(
      Array.from({ length: 6 }, async (_, index) => {
        const work = await aSharedWork(`Many ${index}`, ama, kofi);
        const share = 5100 + index * 10;
        const filed = await aFiledCase(kofi, work, { [kofi.partyId]: share, [ama.partyId]: 10_000 - share });
        return { work, filed, share };
      }),
    );
    const ended = await Promise.all(
      cases.map(({ filed }) => actOnCase(ama, filed, { name: 'answers', payload: { answer: 'update' } })),
    );
    expect(new Set(ended.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    for (const { work, share } of cases) {
      const after = await workAs(ama, work.id);
      expect([after.revision, performingShares(after)]).toEqual([work.revision + 1, [10_000 - share, share]]);
    }
  }, 120_000);

  test('applies the outcomes of several cases about one work one after the other', async () => {
    const work = await aSharedWork('One of many', ama, kofi);
    const rights = ['pr', 'mr'] as const;
    const cases = [];
    for (const right of rights) cases.push(await aCaseOf(work.id, right));
    const ended = await Promise.all(
      cases.map((filed) => actOnCase(ama, filed, { name: 'answers', payload: { answer: 'update' } })),
    );
    expect(ended.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const after = await workAs(ama, work.id);
    expect(after.revision).toBe(work.revision + 2);
    expect(after.writers.map(({ shares }) => [shares.pr, shares.mr])).toEqual([
      [3000, 3000],
      [7000, 7000],
    ]);
    expect(after.is_in_dispute).toBe(false);
  });

  async function aCaseOf(workId: string, right: 'pr' | 'mr') {
    const begun = await beginCase(kofi, { type: 'composition', id: workId }, 'author_share');
    const shares = { [ama.partyId]: 3000, [kofi.partyId]: 7000 };
    const lines = claiming(begun.registered_lines, shares, [right]).map((line) => {
      return { ...line, shares: { [right]: line.shares[right] } };
    });
    const saved = await savedCase(kofi, begun, {
      ...FILING_STATEMENT,
      scope: { ...begun.scope, rights: [right] },
      claimed_lines: lines,
    });
    return changeCase(kofi, saved, 'submission');
  }
});
