import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { rebaseLines } from '@counterpoint/domain/cases';
import type { CaseDetails, CaseLine } from '@counterpoint/domain/schemas/cases';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api.ts';
import {
  actOnCase,
  aFiledCase,
  aFiledClaimFrom,
  aWorkOf,
  beginCase,
  caseAs,
  changeCase,
  claiming,
  FILING_STATEMENT,
  savedCase,
  writersWith,
} from '../../testing/test-filing.ts';
import {
  aRecordingDraft,
  aRight,
  changeRecording,
  recordingAs,
  registerRecording,
} from '../../testing/test-recordings.ts';
import { actOnWork, amend, changeWork, performingShares, workAs } from '../../testing/test-revisions.ts';
import { society } from '../../testing/test-society.ts';
import { register } from '../../testing/test-works.ts';
import { aPdf } from '../evidence/testing/sample-documents.ts';
import { sendEvidence } from '../evidence/testing/send-evidence.ts';

let api: TestApi;
let ama: TestMember;
let kofi: TestMember;
let esi: TestMember;
let yaw: TestMember;
let folder: string;

beforeAll(async () => {
  api = await createTestApi();
  ama = await api.signUp({ given_name: 'Ama' });
  kofi = await api.signUp({ given_name: 'Kofi' });
  esi = await api.signUp({ given_name: 'Esi' });
  yaw = await api.signUp({ given_name: 'Yaw' });
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'two-cases-'));
});
afterAll(async () => {
  await fs.rm(folder, { recursive: true, force: true });
  await api.close();
});

const ACCEPT = { name: 'answers', payload: { answer: 'update' } };

/** A case of Esi's with a share of Ama's for a sample, which Ama accepts. */
async function sampled(object: { readonly type: 'composition' | 'recording'; readonly id: string }, share: number) {
  const begun = await beginCase(esi, object, 'sample');
  const [measure, group, role] =
    object.type === 'composition' ? (['pr', 'writer', 'CA'] as const) : (['recording', 'holder', 'producer'] as const);
  const lines = begun.registered_lines.map((line) => {
    const taken = line.party_id === ama.partyId ? share : 0;
    return { ...line, shares: { [measure]: (line.shares[measure] ?? 0) - taken } };
  });
  const hers = { key: 'new:1', group, party_id: esi.partyId, name: 'I', role, shares: { [measure]: share } };
  const saved = await savedCase(esi, begun, {
    ...FILING_STATEMENT,
    scope: object.type === 'composition' ? { ...begun.scope, rights: ['pr'] } : begun.scope,
    other_work: 'Harmattan Love',
    timings: '0:42 to 0:58',
    claimed_lines: [...lines, hers],
  });
  await sendEvidence(esi, saved.id, { payload: aPdf(`timings ${object.id}`), query: { kind: 'timings' } });
  const { number } = await changeCase(esi, saved, 'submission');
  await society(api, 'cases', 'admit', number);
  return () => acceptAs(ama, saved.id);
}

async function acceptAs(member: TestMember, id: string): Promise<CaseDetails> {
  return changeCase(member, await caseAs(member, id), ACCEPT);
}

/** Returns the lines that the dialogs show for an outcome. */
function shownAfter({ registered_lines: registered, current_lines: current }: CaseDetails, after: readonly CaseLine[]) {
  return current ? rebaseLines({ registered, after, current }) : after;
}

async function newestCase(workId: string): Promise<string> {
  const cases = api.db.selectFrom('opposition').select('id').where('composition_id', '=', workId);
  return (await cases.orderBy('id', 'desc').executeTakeFirstOrThrow()).id;
}

const sharesOf = (lines: readonly CaseLine[] | null | undefined) =>
  (lines ?? []).map(({ shares }) => shares.pr ?? shares.recording);

/** Kofi claims 10 of Ama's 60%, then a sample takes 20 of them. */
async function claimedBesideSample(title: string) {
  const { id } = await aWorkOf(title, [
    [ama, 6000],
    [kofi, 4000],
  ]);
  const filed = await aFiledCase(kofi, { id }, { [ama.partyId]: 5000, [kofi.partyId]: 5000 });
  const acceptSample = await sampled({ type: 'composition', id }, 2000);
  const seen = await caseAs(ama, filed.id);
  await acceptSample();
  return { id, seen, number: filed.number };
}

describe('a work in two cases', () => {
  test('is shown with what accepting the second registers', async () => {
    const { id, seen } = await claimedBesideSample('Sampled Beside');
    expect(sharesOf(seen.conceded_lines)).toEqual([5000, 5000]);
    expect(seen.current_lines).toBeNull();
    const target = await caseAs(ama, seen.id);
    expect(sharesOf(target.registered_lines)).toEqual([6000, 4000]);
    expect(sharesOf(target.current_lines)).toEqual([4000, 4000, 2000]);
    const shown = shownAfter(target, target.conceded_lines ?? []);
    const ended = await changeCase(ama, target, ACCEPT);
    expect(sharesOf(ended.resolved_lines)).toEqual(sharesOf(shown));
    expect(performingShares(await workAs(ama, id))).toEqual([3000, 5000, 2000]);
    expect(ended.current_lines).toBeNull();
    const recorded = await api.db
      .selectFrom('opposition_event')
      .select('payload')
      .where('opposition_id', '=', seen.id)
      .where('state', '=', 'resolved')
      .executeTakeFirst();
    expect(recorded?.payload).toMatchObject({ before: target.current_lines, after: ended.resolved_lines });
  });

  test('rejects a response to the figures before the first ended', async () => {
    const { id, seen, number } = await claimedBesideSample('Seen Before');
    const refused = await actOnCase(ama, seen, ACCEPT);
    expect([refused.statusCode, refused.json().code]).toEqual([412, 'stale_version']);
    const { current_lines } = refused.json().current;
    expect(sharesOf(current_lines)).toEqual([4000, 4000, 2000]);
    const shown = await society(api, 'cases', 'show', number);
    expect(shown.data).toMatchObject({ registered_lines: seen.registered_lines, current_lines });
    expect(refused.json().current.events.at(-1)).toMatchObject({ type: 'changed', actor: null, is_society: false });
    expect(performingShares(await workAs(ama, id))).toEqual([4000, 4000, 2000]);
  });

  test('takes a split by its differences when it is proposed and when it is accepted', async () => {
    const { id, seen } = await claimedBesideSample('Split Beside');
    const lines = claiming(seen.registered_lines, { [ama.partyId]: 5500, [kofi.partyId]: 4500 });
    const payload = { lines, note: '' };
    const target = await caseAs(ama, seen.id);
    const proposed = await changeCase(ama, target, { name: 'proposals', payload });
    const shown = shownAfter(proposed, proposed.proposals[0]?.lines ?? []);
    expect(sharesOf(shown)).toEqual([3500, 4500, 2000]);
    await changeCase(kofi, proposed, `proposals/${proposed.proposals[0]?.id}/acceptance`);
    expect(performingShares(await workAs(ama, id))).toEqual([3500, 4500, 2000]);
  });
});

test('rejects a response to the figures before an amendment', async () => {
  const title = 'Amended Beside';
  const sharesWith = (ofKofi: number) =>
    writersWith([
      [ama, 4000],
      [kofi, ofKofi],
      [esi, 6000 - ofKofi],
    ]);
  const work = await aWorkOf(title, [
    [ama, 4000],
    [kofi, 3000],
    [esi, 3000],
  ]);
  const { id } = await aFiledClaimFrom(yaw, work.id, { from: ama, share: 1000 });
  const seen = await caseAs(ama, id);
  await amend(ama, await workAs(ama, work.id), { title, writers: sharesWith(2000) });
  for (const member of [kofi, esi])
    await actOnWork(member, await workAs(member, work.id, '/amendment'), 'confirmation');
  expect((await actOnCase(ama, seen, ACCEPT)).statusCode).toBe(412);
  const target = await caseAs(ama, id);
  expect(sharesOf(shownAfter(target, target.conceded_lines ?? []))).toEqual([3000, 2000, 4000, 1000]);
  await changeCase(ama, target, ACCEPT);
  expect(performingShares(await workAs(ama, work.id))).toEqual([3000, 2000, 4000, 1000]);
});

test('rejects a response to the figures before another contest of the revision', async () => {
  const shares = [5000, 3000, 2000];
  const writers = writersWith([ama, kofi, esi].map((each, index) => [each, shares[index] ?? 0]));
  const { id } = await register(ama, { title: 'Contested Twice', writers });
  const contest = async (member: TestMember, pr: number, mr: number) => {
    const payload = { reason: 'I wrote the bridge as well.', shares: { pr, mr, sr: 0 } };
    await changeWork(member, await workAs(member, id), { name: 'contestation', payload });
    return newestCase(id);
  };
  const ofKofi = await contest(kofi, 4000, 3000);
  const ofEsi = await contest(esi, 3000, 2000);
  const seen = await caseAs(ama, ofEsi);
  await acceptAs(ama, ofKofi);
  await acceptAs(esi, ofKofi);
  expect(performingShares(await workAs(ama, id))).toEqual([4286, 4000, 1714]);
  expect((await actOnCase(ama, seen, ACCEPT)).statusCode).toBe(412);
  const target = await caseAs(ama, ofEsi);
  const shown = shownAfter(target, target.conceded_lines ?? []);
  await acceptAs(ama, ofEsi);
  await acceptAs(kofi, ofEsi);
  expect(performingShares(await workAs(ama, id))).toEqual(sharesOf(shown));
});

test('shows what accepting registers of a recording in two cases', async () => {
  const submitted = await registerRecording(ama, {
    ...aRecordingDraft('Recorded Beside'),
    rights: [aRight(ama.partyId, { share: 6000 }), aRight(kofi.partyId, { share: 4000 })],
  });
  const { id } = await changeRecording(kofi, submitted, 'confirmation');
  const begun = await beginCase(kofi, { type: 'recording', id }, 'recording_ownership');
  const shares = { [ama.partyId]: 5000, [kofi.partyId]: 5000 };
  const claimed_lines = claiming(begun.registered_lines, shares, ['recording']);
  const saved = await savedCase(kofi, begun, { ...FILING_STATEMENT, claimed_lines });
  await sendEvidence(kofi, saved.id, { payload: aPdf('agreement beside'), query: { kind: 'agreement' } });
  await society(api, 'cases', 'admit', (await changeCase(kofi, saved, 'submission')).number);
  const acceptSample = await sampled({ type: 'recording', id }, 2000);
  const seen = await caseAs(ama, saved.id);
  expect(seen.current_lines).toBeNull();
  await acceptSample();
  expect((await actOnCase(ama, seen, ACCEPT)).statusCode).toBe(412);
  const target = await caseAs(ama, saved.id);
  expect(sharesOf(shownAfter(target, target.conceded_lines ?? []))).toEqual([3000, 5000, 2000]);
  await changeCase(ama, target, ACCEPT);
  const { rights } = await recordingAs(ama, id);
  expect(rights.map(({ party_id, share }) => [party_id, share])).toEqual([
    [ama.partyId, 3000],
    [kofi.partyId, 5000],
    [esi.partyId, 2000],
  ]);
});

describe('a work in two cases, for the society', () => {
  async function aDocument(name: string): Promise<string> {
    const file = path.join(folder, `${name}.pdf`);
    await fs.writeFile(file, aPdf(name));
    return file;
  }

  test('is decided with the shares that are typed', async () => {
    const { id, number, seen } = await claimedBesideSample('Decided Beside');
    const maintained = { answer: 'maintain', statement: 'We agreed on what is registered.' };
    await changeCase(ama, await caseAs(ama, seen.id), { name: 'answers', payload: maintained });
    await society(
      api,
      'cases',
      'escalate',
      number,
      '--note',
      'High Court, Accra',
      '--document',
      await aDocument('filing'),
    );
    const typed = `writer:${ama.partyId}:CA=pr 35; writer:${kofi.partyId}:CA=pr 45`;
    const decision = [number, '--document', await aDocument('order'), '--text', 'By order.', '--lines', typed];
    const shown = await society(api, 'cases', 'decide', ...decision);
    expect(sharesOf(shown.data.registered_now)).toEqual([4000, 4000, 2000]);
    expect(sharesOf(shown.data.to_register)).toEqual([3500, 4500, 2000]);
    const decided = await society(api, 'cases', 'decide', ...decision, '--yes');
    expect(decided.problem).toBeNull();
    expect(performingShares(await workAs(ama, id))).toEqual([3500, 4500, 2000]);
  });

  test('is registered by silence as shown', async () => {
    const { id, number } = await claimedBesideSample('Silent Beside');
    api.clock.advance(91 * 86_400_000);
    const planned = await society(api, 'cases', 'default', number);
    expect(sharesOf(planned.data.registered_now)).toEqual([4000, 4000, 2000]);
    expect(sharesOf(planned.data.to_register)).toEqual([3000, 5000, 2000]);
    await society(api, 'cases', 'default', number, '--yes');
    expect(performingShares(await workAs(await api.signIn(ama), id))).toEqual([3000, 5000, 2000]);
  });
});
