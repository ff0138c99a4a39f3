import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api.ts';
import { forceCaseState, storeCase } from '../../testing/test-cases.ts';
import { newKey } from '../../testing/test-works.ts';
import { caseFactsOf } from '../case/case-facts.ts';
import { hasDocument } from '../case/case-parts-repository.ts';
import { readStoredCase } from '../case/stored-case-repository.ts';
import { attachSocietyDocument, storeSocietyDocument } from './society-evidence.ts';
import { aDocx, aJpeg, anMp3, aPdf, aPng, aWav } from './testing/sample-documents.ts';
import { listEvidence, sendEvidence } from './testing/send-evidence.ts';

let api: TestApi;
let ama: TestMember;
let kofi: TestMember;
let stranger: TestMember;
let caseId: string;
beforeAll(async () => {
  api = await createTestApi();
  ama = await api.signUp({ given_name: 'Ama' });
  kofi = await api.signUp({ given_name: 'Kofi' });
  stranger = await api.signUp({ given_name: 'Esi' });
});
afterAll(() => api.close());
beforeEach(async () => {
  caseId = await storeCase(api, { claimant: ama, respondent: kofi });
});

const contentOf = (member: TestMember, id: string) =>
  member.inject('GET', `/oppositions/${caseId}/evidence/${id}/content`);
const remove = (member: TestMember, id: string) => member.inject('DELETE', `/oppositions/${caseId}/evidence/${id}`);
const codeOf = (answer: { json(): { code: string } }) => answer.json().code;
const addEvidence = async (member: TestMember, words: string, query: Record<string, string> = {}) =>
  (await sendEvidence(member, caseId, { payload: aPdf(words), query })).json().data.id;

describe('evidence documents', () => {
  test('stores a document with its hash and a safe name, and returns it unchanged to every party', async () => {
    const sent = aPdf('signed by all');
    const answer = await sendEvidence(ama, caseId, {
      payload: sent,
      query: { file_name: '../../etc/sheet.exe', note: ' As  signed ' },
    });
    expect([answer.statusCode, answer.json().data]).toEqual([
      201,
      expect.objectContaining({
        kind: 'split_sheet',
        file_name: 'sheet.pdf',
        content_type: 'application/pdf',
        bytes: sent.length,
        sha256: createHash('sha256').update(sent).digest('hex'),
        visibility: 'shared',
        note: 'As signed',
        side: 'claimant',
        is_mine: true,
      }),
    ]);
    const [target] = await listEvidence(kofi, caseId);
    expect(target).toMatchObject({ is_mine: false, brought_by: expect.stringContaining('Ama') });
    const content = await contentOf(kofi, target?.id ?? '');
    expect([content.statusCode, content.rawPayload.equals(sent)]).toEqual([200, true]);
    expect(content.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="sheet.pdf"; filename*=UTF-8''sheet.pdf`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'content-length': String(sent.length),
    });
  });

  test('accepts six types by their content, and adjusts the extension', async () => {
    const sent = [aPdf(), await aPng(), await aJpeg(), anMp3(), aWav(), aDocx()];
    for (const contents of sent)
      await sendEvidence(ama, caseId, { payload: contents, query: { file_name: 'Demo v1.2.html' } });
    const target = await listEvidence(ama, caseId);
    expect(target.map(({ file_name }) => file_name)).toEqual(
      ['pdf', 'png', 'jpg', 'mp3', 'wav', 'docx'].map((extension) => `Demo v1.2.${extension}`),
    );
  });

  test('reports a document that is already there and stores it once', async () => {
    await addEvidence(ama, 'once', { file_name: 'First.pdf' });
    const again = await sendEvidence(ama, caseId, { payload: aPdf('once') });
    expect([again.statusCode, codeOf(again), again.json().message]).toEqual([
      409,
      'same_file',
      expect.stringContaining('First.pdf'),
    ]);
    expect((await sendEvidence(kofi, caseId, { payload: aPdf('once') })).statusCode).toBe(201);
  });

  test('stores one document for a repeated request with the same key', async () => {
    const key = newKey();
    const first = await sendEvidence(ama, caseId, { payload: aPdf(), headers: key });
    const again = await sendEvidence(ama, caseId, { payload: aPdf(), headers: key });
    expect(again.json()).toEqual(first.json());
    expect(codeOf(await sendEvidence(ama, caseId, { payload: aPdf('another'), headers: key }))).toBe(
      'idempotency_key_reused',
    );
    expect(await listEvidence(ama, caseId)).toHaveLength(1);
  });

  test('adds a document to the history and notifies the other side', async () => {
    await addEvidence(ama, 'told');
    const events = await api.db
      .selectFrom('opposition_event')
      .selectAll()
      .where('opposition_id', '=', caseId)
      .execute();
    expect(events).toEqual([
      expect.objectContaining({
        type: 'evidence',
        note: 'sheet.pdf',
        party_id: ama.partyId,
        state: 'awaiting_response',
      }),
    ]);
    const notifications = await api.db
      .selectFrom('notification')
      .select(['member_id', 'text_id'])
      .where('object_id', '=', caseId)
      .execute();
    expect(notifications).toEqual([{ member_id: kofi.memberId, text_id: 'caseDocument' }]);
  });

  test('doesn’t increase the version of the case, so that others can still answer', async () => {
    const version = () => api.db.selectFrom('opposition').select('version').where('id', '=', caseId).executeTakeFirst();
    const before = await version();
    await addEvidence(ama, 'quiet');
    expect(await version()).toEqual(before);
  });
});

describe('access to evidence', () => {
  test('shows a document for the society to its owner alone', async () => {
    const id = await addEvidence(ama, 'secret', { visibility: 'society_only' });
    expect(await listEvidence(kofi, caseId)).toEqual([]);
    expect((await contentOf(kofi, id)).statusCode).toBe(404);
    expect((await contentOf(ama, id)).statusCode).toBe(200);
    const notifications = await api.db
      .selectFrom('notification')
      .select('id')
      .where('object_id', '=', caseId)
      .execute();
    expect(notifications).toEqual([]);
  });

  test('never shows a musicologist’s report to the other side', async () => {
    const id = await addEvidence(ama, 'report', { kind: 'musicologist_report', visibility: 'shared' });
    expect((await contentOf(kofi, id)).statusCode).toBe(404);
  });

  test('answers 404 to strangers for everything of a case', async () => {
    const id = await addEvidence(ama, 'theirs');
    const answers = [
      await stranger.inject('GET', `/oppositions/${caseId}/evidence`),
      await contentOf(stranger, id),
      await sendEvidence(stranger, caseId, { payload: aPdf() }),
      await remove(stranger, id),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
    expect((await api.inject('GET', `/oppositions/${caseId}/evidence/${id}/content`)).statusCode).toBe(401);
  });

  test('shows documents of a draft to its filer alone', async () => {
    await forceCaseState(api, caseId, 'draft');
    const id = await addEvidence(ama, 'mine');
    expect((await contentOf(kofi, id)).statusCode).toBe(404);
    expect((await kofi.inject('GET', `/oppositions/${caseId}/evidence`)).statusCode).toBe(404);
    expect(await listEvidence(ama, caseId)).toHaveLength(1);
    // A draft can be deleted, but its history couldn't.
    const events = api.db.selectFrom('opposition_event').select('id').where('opposition_id', '=', caseId);
    expect(await events.execute()).toEqual([]);
  });

  test('answers 404 for a document under another case', async () => {
    const id = await addEvidence(ama, 'here');
    const other = await storeCase(api, { claimant: ama, respondent: kofi });
    expect((await ama.inject('GET', `/oppositions/${other}/evidence/${id}/content`)).statusCode).toBe(404);
  });
});

describe('evidence of one side', () => {
  test('is limited to twenty documents, even for concurrent uploads', async () => {
    const answers = await Promise.all(
      Array.from({ length: 23 }, (_, number) => sendEvidence(ama, caseId, { payload: aPdf(`number ${number}`) })),
    );
    const statuses = answers.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([...Array(20).fill(201), ...Array(3).fill(409)]);
    const refused = answers.find(({ statusCode }) => statusCode === 409);
    expect([refused && codeOf(refused)]).toEqual(['too_many_files']);
    expect((await ama.inject('GET', `/oppositions/${caseId}/evidence`)).json().data.room).toBe(0);
    expect((await sendEvidence(kofi, caseId, { payload: aPdf() })).statusCode).toBe(201);
  });

  test('is complete once a document of a required kind is there', async () => {
    async function guards() {
      const stored = await readStoredCase(api.db, caseId);
      const facts = await caseFactsOf(api.db, stored, { partyId: kofi.partyId, at: api.clock.now() });
      return [facts.hasClaimantEvidence, facts.hasRespondentEvidence, facts.hasDocument];
    }
    await addEvidence(ama, 'of no use', { kind: 'licence' });
    expect(await guards()).toEqual([false, false, false]);
    const sheet = await addEvidence(ama, 'of use');
    await addEvidence(kofi, 'declared', { kind: 'statutory_declaration' });
    await addEvidence(kofi, 'filed', { kind: 'court_filing' });
    expect(await guards()).toEqual([true, true, true]);
    await forceCaseState(api, caseId, 'awaiting_claimant_evidence');
    await remove(ama, sheet);
    expect((await guards())[0]).toBe(false);
  });
});

describe('removing evidence', () => {
  test('is allowed to its owner while only the filer knows of the case', async () => {
    const id = await addEvidence(ama, 'back');
    expect(codeOf(await remove(ama, id))).toBe('evidence_stays');
    expect((await listEvidence(ama, caseId))[0]?.can_take_back).toBe(false);
    await forceCaseState(api, caseId, 'awaiting_claimant_evidence');
    expect((await listEvidence(ama, caseId))[0]?.can_take_back).toBe(true);
    expect((await remove(kofi, id)).statusCode).toBe(404);
    expect((await remove(ama, id)).statusCode).toBe(204);
    expect([await listEvidence(ama, caseId), (await contentOf(ama, id)).statusCode]).toEqual([[], 404]);
    // A removed document can be added again.
    expect((await sendEvidence(ama, caseId, { payload: aPdf('back') })).statusCode).toBe(201);
  });

  test('deletes the bytes a day later unless they are used elsewhere', async () => {
    await forceCaseState(api, caseId, 'draft');
    const [gone, stays] = [await addEvidence(ama, 'goes'), await addEvidence(ama, 'stays')];
    await remove(ama, gone);
    api.clock.advance(25 * 3_600_000);
    expect(await api.files.removeUnused()).toBeGreaterThan(0);
    [ama, kofi, stranger] = await Promise.all([api.signIn(ama), api.signIn(kofi), api.signIn(stranger)]);
    expect((await contentOf(ama, stays)).statusCode).toBe(200);
  });
});

test('limits the rate of uploads of any kind', async () => {
  const busy = await api.signUp();
  caseId = await storeCase(api, { claimant: busy, respondent: kofi });
  const answers = [];
  for (let tried = 0; tried < 61; tried += 1)
    answers.push(await sendEvidence(busy, caseId, { payload: Buffer.from('no file') }));
  expect(answers.slice(0, 60).map(({ statusCode }) => statusCode)).toEqual(Array(60).fill(422));
  expect([answers[60]?.statusCode, answers[60]?.headers['retry-after']]).toEqual([429, expect.any(String)]);
});

test('rejects documents in a closed case and still shows the existing ones', async () => {
  const id = await addEvidence(ama, 'before');
  await forceCaseState(api, caseId, 'resolved');
  expect(codeOf(await sendEvidence(kofi, caseId, { payload: aPdf() }))).toBe('case_closed');
  expect(codeOf(await remove(ama, id))).toBe('evidence_stays');
  expect((await contentOf(kofi, id)).statusCode).toBe(200);
  expect((await ama.inject('GET', `/oppositions/${caseId}/evidence`)).json().data.room).toBe(0);
});

test('lets the society add documents that the parties can read', async () => {
  const order = path.join(api.env.DATA_DIR, 'Order of the court.PDF');
  await fs.writeFile(order, aPdf('order'));
  const stored = await storeSocietyDocument(api, order);
  const at = api.clock.now();
  const about = { kind: 'order', visibility: 'shared', note: null, state: 'escalated' } as const;
  await api.db
    .transaction()
    .execute((tx) => attachSocietyDocument(tx, { actor: null, staff: 'efua', at }, { caseId, ...about, ...stored }));
  expect(await listEvidence(kofi, caseId)).toEqual([
    expect.objectContaining({ brought_by: 'The society', side: null, file_name: 'Order of the court.pdf' }),
  ]);
  expect(await hasDocument(api.db, caseId, ['order'])).toBe(true);
});
