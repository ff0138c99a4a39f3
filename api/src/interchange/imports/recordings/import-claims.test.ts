// cspell:ignore nigths
import type { CaseDetails } from '@counterpoint/domain/schemas/cases';
import type { ImportDetails } from '@counterpoint/domain/schemas/imports';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { aPdf } from '../../../disputes/evidence/testing/sample-documents.ts';
import { sendEvidence } from '../../../disputes/evidence/testing/send-evidence.ts';
import { createTestApi, type TestApi, type TestMember } from '../../../testing/test-api.ts';
import { beginCase, changeCase, FILING_STATEMENT, savedCase } from '../../../testing/test-filing.ts';
import { doubleClaimOf } from '../../../testing/test-overlaps.ts';
import {
  aRecordingDraft,
  aRight,
  changeRecording,
  changingRecording,
  recordingAs,
  registerRecording,
} from '../../../testing/test-recordings.ts';
import { society } from '../../../testing/test-society.ts';
import { aDraft, register } from '../../../testing/test-works.ts';
import { HEADER, row } from '../testing/recording-rows.ts';
import { check, csvFile, sendImport, step } from '../testing/send-import.ts';

let api: TestApi;
let label: TestMember;
let other: TestMember;
beforeAll(async () => {
  api = await createTestApi();
  label = await api.signUp({ corporation_name: 'Osu Records', ipi_name_number: '00000000199' });
  other = await api.signUp({ corporation_name: 'Tema Sounds', ipi_name_number: '00000000297' });
});
afterAll(() => api.close());

const OSU = { name: 'Osu Records', ipi: '00000000199' };

async function checked(...rows: readonly string[][]): Promise<ImportDetails> {
  return check(label, await sendImport(label, csvFile([HEADER, ...rows]), 'recording'));
}

const start = (job: ImportDetails, choices: object) => step(label, job, ['POST', 'start', choices]);

async function titles(): Promise<string[]> {
  const { items } = (await label.inject('GET', '/recordings?per_page=100')).json().data;
  return items.map(({ title }: { title: string }) => title);
}

async function findings({ id, report }: ImportDetails, rule: string): Promise<{ line: number; expected: string }[]> {
  const repair = report?.repairs.find((each) => each.rule === rule)?.repair;
  return (await label.inject('GET', `/imports/${id}/findings?repair=${repair}`)).json().data.items;
}

describe('rows that are probably registered already', () => {
  test('are reported with the registered recording, with versions kept apart', async () => {
    const active = await registerRecording(other, {
      ...aRecordingDraft('Makola Nights', other),
      display_artist: 'Ama Mensah',
    });
    const job = await checked(
      row('A-1', 'Makola Nights', { isrc: 'GBEMI2410001' }),
      row('A-2', 'Makola Nigths', { isrc: 'GBEMI2410002' }),
      row('A-3', 'Makola Nights (Live)', { isrc: 'GBEMI2410003' }),
      row('A-4', 'Makola Mornings', { isrc: 'GBEMI2410004' }),
    );
    expect(job.report).toMatchObject({ works: 4, clean: 4, clean_alike: 2, draftable_alike: 2, claimable: 0 });
    const expected = `not “Makola Nights” by Ama Mensah (${active.reference})`;
    expect(await findings(job, 'I-DUP-13')).toMatchObject([
      { line: 2, expected },
      { line: 3, expected },
    ]);
  });

  test('are reported by the ISRC of the member’s own submission, whatever its title', async () => {
    const pending = await registerRecording(label, {
      ...aRecordingDraft('Harbour Lights', label, other),
      isrc: 'GBEMI2410009',
    });
    const rows = [row('A-5', 'Renamed Since', { isrc: 'GBEMI2410009' })];
    const job = await checked(...rows);
    expect([pending.state, job.report?.clean_alike]).toEqual(['awaiting_confirmation', 1]);
    const [found] = await findings(job, 'I-DUP-13');
    expect(found).toMatchObject({ column: 'ISRC', expected: `not that of “Harbour Lights” (${pending.reference})` });
    const stranger = await api.signUp({ corporation_name: 'Keta Sounds' });
    const theirs = await check(stranger, await sendImport(stranger, csvFile([HEADER, ...rows]), 'recording'));
    expect(theirs.report?.repairs.some(({ rule }) => rule === 'I-DUP-13')).toBe(false);
  });

  test('are skipped unless the member wants them', async () => {
    await registerRecording(other, { ...aRecordingDraft('Labadi', other), display_artist: 'Ama Mensah' });
    const rows = [
      row('B-1', 'Labadi', { isrc: 'GBEMI2410011' }),
      row('B-2', 'Labadi (Live)', { isrc: 'GBEMI2410012' }),
    ];
    const done = await start(await checked(...rows), {});
    expect(done).toMatchObject({ state: 'done', imported: 1 });
    expect((await titles()).filter((title) => title.startsWith('Labadi'))).toEqual(['Labadi (Live)']);
    await step(label, done, ['POST', 'undoing']);
    expect(await start(await checked(...rows), { leaves_out_alike: false })).toMatchObject({ imported: 2 });
  });

  test('leave nothing to import if all rows are duplicates', async () => {
    await registerRecording(other, { ...aRecordingDraft('Only One', other), display_artist: 'Ama Mensah' });
    const job = await checked(row('C-1', 'Only One', { isrc: 'GBEMI2410021' }));
    const answer = await label.inject('POST', `/imports/${job.id}/start`, {
      headers: { 'if-match': `"${job.version}"` },
      payload: {},
    });
    expect(answer.json().code).toBe('nothing_to_import');
  });
});

test('skips likely duplicate works', async () => {
  await register(other, aDraft('Anokye', other));
  const names = ['Writer last name', 'Writer IPI', 'Writer role', 'Writer PR share', 'Writer MR share'];
  const line = ['Tema Sounds', '00000000297', 'CA', '100', '100'];
  const file = csvFile([
    ['Work number', 'Title', ...names],
    ['W-1', 'Anokye', ...line],
    ['W-2', 'Okomfo', ...line],
  ]);
  const job = await check(label, await sendImport(label, file));
  expect(job.report).toMatchObject({ works: 2, draftable: 2, draftable_alike: 1 });
  expect(await start(job, { as_drafts: true })).toMatchObject({ imported: 1 });
});

describe('rows registered by another member', () => {
  test('claims the member’s rights once chosen for the file, and reports them', async () => {
    const { id } = await registerRecording(other, { ...aRecordingDraft('Elmina', other), isrc: 'GBEMI2410031' });
    const job = await checked(
      row('D-1', 'Elmina', { isrc: 'GBEMI2410031', ...OSU, share: '40', where: 'GH' }),
      row('D-1', 'Elmina', { isrc: 'GBEMI2410031', name: 'Another Holder', share: '60', where: 'GH' }),
      row('D-2', 'Cape Coast', { isrc: 'GBEMI2410032' }),
    );
    expect(job.report).toMatchObject({ works: 2, clean: 1, claimable: 1 });
    const done = await start(job, { claims_rights: true });
    expect(done).toMatchObject({
      state: 'done',
      imported: 2,
      claims: { counts: { claimed: 1 }, items: [{ id, title: 'Elmina', line: 2, outcome: 'claimed', why: null }] },
    });
    const { rights } = await recordingAs(label, id);
    expect(rights.map(({ name, share, is_claim }) => [name, share, is_claim])).toEqual([
      ['Tema Sounds', 10_000, false],
      ['Osu Records', 4000, true],
    ]);
    expect(await doubleClaimOf(other, id)).toMatchObject({ total: 14_000, is_my_turn: true });
    const notifications = (await label.inject('GET', '/notifications')).json().data.items;
    expect(notifications.map(({ message }: { message: string }) => message)).toContain(
      '1 recording was imported from “works.csv”. Your rights are claimed in 1 existing recording',
    );
    const undone = await step(label, done, ['POST', 'undoing']);
    expect(undone).toMatchObject({ state: 'undone', removed: 2, kept: [], claims: { counts: { undone: 1 } } });
    expect((await recordingAs(other, id)).rights.map(({ name }) => name)).toEqual(['Tema Sounds']);
    expect(await doubleClaimOf(other, id)).toBeUndefined();
  });

  test('claims rights of a person named in the single column for people and companies', async () => {
    const { id } = await registerRecording(other, { ...aRecordingDraft('Dixcove', other), isrc: 'GBEMI2410036' });
    const person = await api.signUp({ given_name: 'Adjoa', other_names: 'Tetteh' });
    const file = csvFile([HEADER, row('D-6', 'Dixcove', { isrc: 'GBEMI2410036', name: 'Adjoa Tetteh', share: '40' })]);
    const job = await check(person, await sendImport(person, file, 'recording'));
    expect(job.report).toMatchObject({ claimable: 1 });
    expect(await step(person, job, ['POST', 'start', { claims_rights: true }])).toMatchObject({
      claims: { counts: { claimed: 1 }, items: [{ id, outcome: 'claimed' }] },
    });
  });

  test('are skipped if nothing is chosen, drafts are stored, or no right is the member’s', async () => {
    const { id } = await registerRecording(other, { ...aRecordingDraft('Axim', other), isrc: 'GBEMI2410041' });
    const good = row('E-2', 'Half Assini', { isrc: 'GBEMI2410042' });
    const mine = await checked(row('E-1', 'Axim', { isrc: 'GBEMI2410041', ...OSU }), good);
    expect(mine.report).toMatchObject({ claimable: 1 });
    expect(await start(mine, { as_drafts: true, claims_rights: true })).toMatchObject({ imported: 1 });
    const theirs = await checked(row('E-1', 'Axim', { isrc: 'GBEMI2410041', name: 'Another Holder' }));
    expect(theirs.report).toMatchObject({ claimable: 0 });
    expect((await recordingAs(other, id)).revision).toBe(1);
  });

  test('report a failed claim with its reason, and submit the others', async () => {
    const drafted = (title: string, isrc: string) => ({ ...aRecordingDraft(title, other), isrc });
    const full = await registerRecording(other, drafted('Keta', 'GBEMI2410051'));
    await registerRecording(other, drafted('Ho', 'GBEMI2410052'));
    const rows = [
      row('F-1', 'Keta', { isrc: 'GBEMI2410051', ...OSU }),
      row('F-2', 'Ho', { isrc: 'GBEMI2410052', ...OSU }),
    ];
    const first = await start(await checked(row('F-1', 'Keta', { isrc: 'GBEMI2410051', ...OSU })), {
      claims_rights: true,
    });
    expect(first.claims.counts).toEqual({ claimed: 1 });
    const second = await start(await checked(...rows), { claims_rights: true });
    expect(second.claims).toMatchObject({
      counts: { claimed: 1, refused: 1 },
      items: [{ id: full.id, outcome: 'refused', why: 'The recording already gives you these rights.' }, {}],
    });
  });

  test('add the rest to what the submitter entered, and give up only that when the import is undone', async () => {
    const rights = [aRight(other.partyId, { share: 4000 }), aRight(label.partyId, { share: 1000 })];
    const draft = { ...aRecordingDraft('Kumasi Bells'), rights, isrc: 'GBEMI2410055' };
    const { id } = await changeRecording(label, await registerRecording(other, draft), 'confirmation');
    const job = await checked(row('F-3', 'Kumasi Bells', { isrc: 'GBEMI2410055', ...OSU, share: '60' }));
    const done = await start(job, { claims_rights: true });
    const shares = async () => (await recordingAs(label, id)).rights.map(({ share }) => share);
    expect((await shares()).toSorted()).toEqual([1000, 4000, 5000]);
    expect(await step(label, done, ['POST', 'undoing'])).toMatchObject({ claims: { counts: { undone: 1 } } });
    expect(await shares()).toEqual([4000, 1000]);
  });

  test('keep a claim that was changed since when the import is undone', async () => {
    const { id } = await registerRecording(other, { ...aRecordingDraft('Wa', other), isrc: 'GBEMI2410061' });
    const rows = [
      row('G-1', 'Wa', { isrc: 'GBEMI2410061', ...OSU, share: '40' }),
      row('G-2', 'Bole', { isrc: 'GBEMI2410062' }),
    ];
    const done = await start(await checked(...rows), { claims_rights: true });
    const seen = await recordingAs(label, id);
    const [mine] = seen.rights.filter(({ is_claim }) => is_claim);
    const changed = await label.inject('PUT', `/recordings/${id}/rights-claims`, {
      headers: changingRecording(seen),
      payload: {
        lines: [{ ...lineOf(mine), share: 1000 }],
        statement: 'We hold a tenth of it, by the agreement of 2024.',
      },
    });
    expect(changed.statusCode).toBe(200);
    const undone = await step(label, done, ['POST', 'undoing']);
    expect(undone).toMatchObject({ removed: 1, claims: { counts: { kept: 1 } } });
    expect(undone.claims.items[0]?.why).toMatch(/changed since/);
    expect((await recordingAs(label, id)).rights.map(({ share }) => share)).toEqual([10_000, 1000]);
  });

  test('keep a claim that a case disputes when the import is undone', async () => {
    const rights = [aRight(other.partyId, { share: 6000 })];
    const { id } = await registerRecording(other, { ...aRecordingDraft('Elmina Again'), rights, isrc: 'GBEMI2410071' });
    const job = await checked(row('H-1', 'Elmina Again', { isrc: 'GBEMI2410071', ...OSU, share: '40' }));
    const done = await start(job, { claims_rights: true });
    const { number } = await fileAgainst(id);
    await society(api, 'cases', 'admit', number);
    const undone = await step(label, done, ['POST', 'undoing']);
    expect(undone.claims).toMatchObject({
      counts: { kept: 1 },
      items: [{ why: expect.stringContaining('in dispute') }],
    });
    expect((await recordingAs(label, id)).rights.map(({ share }) => share)).toEqual([6000, 4000]);
  });
});

/** A case of the other label, which claims everything. */
async function fileAgainst(recordingId: string): Promise<CaseDetails> {
  const begun = await beginCase(other, { type: 'recording', id: recordingId }, 'recording_ownership');
  const claimed = begun.registered_lines.map((line) => {
    return { ...line, shares: { recording: line.party_id === other.partyId ? 10_000 : 0 } };
  });
  const saved = await savedCase(other, begun, { ...FILING_STATEMENT, scope: begun.scope, claimed_lines: claimed });
  const query = { kind: 'agreement', file_name: 'agreement.pdf' };
  await sendEvidence(other, saved.id, { payload: aPdf('The agreement'), query });
  return changeCase(other, saved, 'submission');
}

function lineOf(line: Awaited<ReturnType<typeof recordingAs>>['rights'][number] | undefined) {
  if (!line) throw new Error('Nothing was claimed.');
  const { role, uses, share, territories, valid_from, valid_to, source, is_controlled_by_third_party } = line;
  return { role, uses, share, territories, valid_from, valid_to, source, is_controlled_by_third_party };
}
