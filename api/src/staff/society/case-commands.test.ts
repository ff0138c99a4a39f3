// cspell:ignore nendobj
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { CaseDetails, CaseLine } from '@counterpoint/domain/schemas/cases';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { aPdf } from '../../disputes/evidence/testing/sample-documents.ts';
import { sendEvidence } from '../../disputes/evidence/testing/send-evidence.ts';
import { insertClaimant } from '../../disputes/filing/filing-repository.ts';
import { readCasesForStaff } from '../../disputes/staff/staff-repository.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api.ts';
import { auditTrail } from '../../testing/test-audit.ts';
import { storeCase } from '../../testing/test-cases.ts';
import {
  aCaseOfTwo,
  aFiledShare,
  aSharedWork,
  beginCase,
  caseAs,
  changeCase,
  FILING_STATEMENT,
  savedCase,
} from '../../testing/test-filing.ts';
import { society } from '../../testing/test-society.ts';

let api: TestApi;
let ama: TestMember;
let kofi: TestMember;
let folder: string;

beforeAll(async () => {
  api = await createTestApi();
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'counterpoint-order-'));
});
afterAll(async () => {
  await api.close();
  await fs.rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  ama = await api.signUp({ given_name: 'Ama', other_names: 'Kusi' });
  kofi = await api.signUp({ given_name: 'Kofi' });
});

/** A case in which Kofi claims 70%. */
async function filed(title: string, kind = 'author_share') {
  const { work, filed: found } = await aCaseOfTwo(title, { claimant: kofi, owner: ama }, kind);
  return { ...found, workId: work.id };
}

/** The same, maintained by Ama. */
async function disputed(title: string): Promise<CaseDetails & { workId: string }> {
  const found = await filed(title);
  const answered = { answer: 'maintain', statement: 'We wrote it together, line by line.' };
  const maintained = await changeCase(ama, await caseAs(ama, found.id), { name: 'answers', payload: answered });
  return { ...maintained, workId: found.workId };
}

/** A new document, such as a court's. */
async function anOrder(): Promise<string> {
  const file = path.join(folder, `${Math.random()}.pdf`);
  await fs.writeFile(file, `%PDF-1.4\n% ${file}\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n`);
  return file;
}

const sharesIn = async (workId: string) => {
  const { writers } = (await ama.inject('GET', `/compositions/${workId}`)).json().data;
  return writers.map(({ shares }: { shares: { pr: number } }) => shares.pr);
};

describe('cases that need documents', () => {
  test('are listed, shown, and rejected with a reason for the filer', async () => {
    const found = await filed('Refused By Staff', 'ownership');
    const listed = await society(api, 'cases', 'list', '--state', 'awaiting_claimant_evidence');
    expect(listed.data.map(({ number }: { number: string }) => number)).toContain(found.number);
    const shown = await society(api, 'cases', 'show', found.number);
    expect(shown.data).toMatchObject({ id: found.id, parties: [{ name: 'Kofi Mensah', side: 'claimant' }] });
    expect((await society(api, 'cases', 'admit', found.number)).problem?.code).toBe('missing_evidence');
    expect((await society(api, 'cases', 'refuse', found.number)).code).toBe(2);
    await society(api, 'cases', 'refuse', found.number, '--reason', 'A contract is needed.');
    const seen = await caseAs(kofi, found.id);
    expect(seen).toMatchObject({
      state: 'inadmissible',
      resolution: { type: 'inadmissible', text: 'A contract is needed.' },
    });
    expect(seen.events.at(-1)).toMatchObject({ type: 'dismiss', is_society: true });
    expect((await ama.inject('GET', `/oppositions/${found.id}`)).statusCode).toBe(404);
  });

  test('are admitted only once a claimant leaves, if everyone claims', async () => {
    const found = await filed('Claimed By All', 'ownership');
    await sendEvidence(kofi, found.id, {
      payload: aPdf('agreement'),
      query: { kind: 'agreement', file_name: 'agreement.pdf' },
    });
    // As it could happen until now.
    const claim = { partyId: ama.partyId, statement: 'It is mine.', lines: found.registered_lines };
    await inTransaction(api.db, (tx) => insertClaimant(tx, found.id, { ...claim, at: api.clock.now() }));
    const admit = () => society(api, 'cases', 'admit', found.number);
    expect((await admit()).problem).toMatchObject({
      code: 'nobody_to_answer',
      message: expect.stringContaining('Ask one of them to leave it'),
    });
    await changeCase(ama, await caseAs(ama, found.id), { name: 'withdrawal', payload: { reason: '' } });
    expect((await admit()).data.state).toBe('awaiting_response');
    expect((await caseAs(ama, found.id)).my_side).toBe('respondent');
  });

  test('are admitted by id as well, and the respondents are asked', async () => {
    const work = await aSharedWork('Admitted Twice', ama, kofi);
    const other = await aSharedWork('Admitted Once', ama, kofi);
    const begun = await beginCase(kofi, { type: 'composition', id: work.id }, 'duplicate_work');
    const written = await savedCase(kofi, begun, { ...FILING_STATEMENT, other_work_id: other.id });
    const submitted = await changeCase(kofi, written, 'submission');
    expect(submitted).toMatchObject({ state: 'submitted', waits_for: ['The society'] });
    expect((await society(api, 'cases', 'admit', submitted.id)).data.state).toBe('awaiting_response');
    expect(await caseAs(ama, submitted.id)).toMatchObject({ is_my_turn: true, my_side: 'respondent' });
    expect((await society(api, 'cases', 'admit', submitted.id)).problem?.code).toBe('not_possible');
  });
});

describe('disputed cases', () => {
  test('go to a court with a document, return, and are decided with the order', async () => {
    const found = await disputed('To Court');
    const escalate = (...more: string[]) =>
      society(api, 'cases', 'escalate', found.number, '--note', 'High Court, Accra', ...more);
    expect((await escalate()).problem?.code).toBe('missing_document');
    expect((await escalate('--document', path.join(folder, 'none.pdf'))).code).toBe(2);
    expect((await escalate('--document', await anOrder())).data.state).toBe('escalated');
    const back = await society(api, 'cases', 'resume', found.number, '--reason', 'They talk again.');
    expect(back.data.state).toBe('in_dispute');
    await escalate('--document', await anOrder());
    const decided = await society(
      api,
      'cases',
      'decide',
      found.number,
      '--document',
      await anOrder(),
      '--lines',
      'Ama Kusi=pr 45; Kofi Mensah=pr 55',
      '--text',
      'By order of the court.',
      '--yes',
    );
    expect(decided).toMatchObject({ code: 0, data: { state: 'resolved', resolution: 'decided' } });
    expect(await sharesIn(found.workId)).toEqual([4500, 5500]);
    const seen = await caseAs(kofi, found.id);
    expect(seen.resolution?.text).toBe('By order of the court.');
    expect(seen.holds.every(({ released_at }) => released_at !== null)).toBe(true);
    const trail = await auditTrail(api, found.id);
    const decisions = trail.filter(({ action }) => action === 'society.cases.decide');
    expect(decisions.map(({ staff }) => staff)).toEqual(['Esi Kyei']);
  });

  test.each([
    ['respondent', [5000, 5000]],
    ['claimant', [3000, 7000]],
  ])('are decided for the %s', async (side, shares) => {
    const found = await disputed(`For The ${side}`);
    await society(api, 'cases', 'escalate', found.number, '--note', 'Mediation', '--document', await anOrder());
    const decision = ['--document', await anOrder(), '--for', side, '--text', 'As the mediator found.'];
    const shown = await society(api, 'cases', 'decide', found.number, ...decision);
    expect(shown).toMatchObject({ code: 0, data: { is_done: false, state: 'escalated' } });
    expect(shown.data.to_register.map((line: CaseLine) => line.shares.pr)).toEqual(shares);
    expect(await sharesIn(found.workId)).toEqual([5000, 5000]);
    expect((await society(api, 'cases', 'decide', found.number, ...decision, '--yes')).code).toBe(0);
    expect(await sharesIn(found.workId)).toEqual(shares);
  });

  test('reject an incomplete decision, or one that names a stranger', async () => {
    const found = await disputed('Not Whole');
    await society(api, 'cases', 'escalate', found.number, '--note', 'Mediation', '--document', await anOrder());
    const decide = async (lines: string) =>
      society(
        api,
        'cases',
        'decide',
        found.number,
        '--document',
        await anOrder(),
        '--text',
        'So be it.',
        '--lines',
        lines,
      );
    expect((await decide('Ama Kusi=pr 10')).problem?.code).toBe('proposal_total');
    expect((await decide('Nobody=pr 10')).problem?.message).toContain('No line is called Nobody');
    expect((await decide('Ama Kusi=xx 10')).code).toBe(2);
    expect((await caseAs(ama, found.id)).state).toBe('escalated');
  });

  test('are decided only after escalation, and once', async () => {
    const found = await disputed('Not Twice');
    const decision = ['--document', await anOrder(), '--for', 'claimant', '--text', 'So be it.'];
    const early = await society(api, 'cases', 'decide', found.number, ...decision);
    expect(early.problem?.code).toBe('not_possible');
  });
});

test('answers 404 for unknown cases and drafts', async () => {
  expect((await society(api, 'cases', 'show', 'OPP-1999-00001')).problem?.code).toBe('not_found');
  const work = await aSharedWork('Their Own Draft', ama, kofi);
  const { id } = await beginCase(kofi, { type: 'composition', id: work.id });
  expect((await society(api, 'cases', 'show', id)).problem?.code).toBe('not_found');
});

test('withdraws a case for its filer, unless others claim in it', async () => {
  const work = await aSharedWork('For Its Filer', ama, kofi);
  const [esi, yaw] = [await api.signUp({ given_name: 'Esi' }), await api.signUp({ given_name: 'Yaw' })];
  const { id, number } = await aFiledShare(esi, work.id, 1000);
  await aFiledShare(yaw, work.id, 1000);
  const withdraw = (name: string) => society(api, 'cases', 'withdraw', name, '--reason', 'They asked to.');
  expect((await withdraw(number)).problem?.code).toBe('several_claimants');
  await changeCase(yaw, await caseAs(yaw, id), { name: 'withdrawal', payload: { reason: '' } });
  const propose = async (member: TestMember) => {
    const seen = await caseAs(member, id);
    await changeCase(member, seen, { name: 'proposals', payload: { lines: seen.registered_lines, note: '' } });
  };
  await propose(ama);
  expect((await withdraw(number)).problem?.code).toBe('counterclaim');
  await propose(esi);
  expect(await withdraw(number)).toMatchObject({ code: 0, data: { state: 'withdrawn' } });
});

test.each([
  { holidays: '', overdueAt: '2030-06-09T12:00:00Z' },
  { holidays: '2030-06-07, 2030-06-10', overdueAt: '2030-06-11T12:00:00Z' },
])(
  'lists a filed case as overdue after two working days of the society, without $holidays',
  async ({ holidays, overdueAt }) => {
    // Thursday there, fourteen hours ahead of UTC, where it is still Wednesday.
    const filedAt = '2030-06-05T12:00:00Z';
    const there = await createTestApi({ SOCIETY_TIME_ZONE: 'Pacific/Kiritimati', HOLIDAYS: holidays });
    there.clock.advance(Date.parse(filedAt) - there.clock.now().getTime());
    [ama, kofi] = [await there.signUp({ given_name: 'Ama' }), await there.signUp({ given_name: 'Kofi' })];
    const { id } = await filed('Filed On Thursday', 'ownership');
    await sendEvidence(kofi, id, { payload: aPdf('overdue'), query: { kind: 'agreement', visibility: 'shared' } });
    // Another claimant joins later.
    const updated_at = new Date(Date.parse(filedAt) + 3_600_000);
    await there.db.updateTable('opposition').set({ updated_at }).where('id', '=', id).execute();
    const isOverdueAt = async (at: number) => {
      const listed = await readCasesForStaff(there.db, { state: null, isOverdue: true, at: new Date(at), limit: 500 });
      return listed.some((each) => each.id === id);
    };
    expect(await isOverdueAt(Date.parse(overdueAt) - 60_000)).toBe(false);
    expect(await isOverdueAt(Date.parse(overdueAt) + 60_000)).toBe(true);
    await there.close();
  },
);

test('keeps a work from being merged as a duplicate until its case is closed', async () => {
  const { number, workId } = await filed('Merged Too Soon', 'ownership');
  const { id } = await aSharedWork('Merged Into', ama, kofi);
  const merge = () => society(api, 'compositions', 'merge', workId, id, '--yes');
  expect((await merge()).problem?.code).toBe('in_dispute');
  await society(api, 'cases', 'refuse', number, '--reason', 'File it about the other work.');
  expect((await merge()).problem).toBeNull();
});

test('lists cases that wait for the society before those that wait for their parties', async () => {
  const between = { claimant: kofi, respondent: ama };
  const ids = [
    await storeCase(api, { ...between, state: 'in_dispute' }),
    await storeCase(api, { ...between, state: 'escalated' }),
  ];
  const listed: { id: string }[] = (await society(api, 'cases', 'list')).data;
  expect(listed.filter(({ id }) => ids.includes(id)).map(({ id }) => id)).toEqual(ids.toReversed());
});
