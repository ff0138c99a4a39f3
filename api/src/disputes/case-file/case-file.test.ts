import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { drawnPages, pagesOf } from '../../testing/drawn-pdf.ts';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api.ts';
import { storeCase } from '../../testing/test-cases.ts';
import {
  aCaseOfTwo,
  actOnCase,
  aSharedWork,
  aWrittenCase,
  caseAs,
  changeCase,
  claiming,
} from '../../testing/test-filing.ts';
import { newKey } from '../../testing/test-works.ts';
import { aPdf } from '../evidence/testing/sample-documents.ts';
import { sendEvidence } from '../evidence/testing/send-evidence.ts';
import { filedAt, formatProposedLine, responseOf } from './case-file-document.ts';

let api: TestApi;
let ama: TestMember;
let kofi: TestMember;
let caseId: string;
beforeAll(async () => {
  api = await createTestApi();
  ama = await api.signUp({ given_name: 'Ama' });
  kofi = await api.signUp({ given_name: 'Fọlákẹ́' });
  caseId = await storeCase(api, { claimant: ama, respondent: kofi });
});
afterAll(() => api.close());

const fileOf = (member: TestMember, id = caseId) => member.inject('GET', `/oppositions/${id}/case-file`);
const write = (body: string, visibility = 'shared') =>
  ama.inject('POST', `/oppositions/${caseId}/messages`, { headers: newKey(), payload: { body, visibility } });

test('renders the case file as a tagged PDF with its number, in any script', async () => {
  await sendEvidence(kofi, caseId, { payload: aPdf('sheet'), query: { file_name: 'Ìwé ẹ̀rí – Песня.pdf' } });
  const answer = await fileOf(ama);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="OPP-\d{4}-\d{5}\.pdf"/);
  const text = answer.rawPayload.toString('latin1');
  for (const part of ['/Marked true', '/StructTreeRoot', '/DisplayDocTitle true', '/S /Table'])
    expect([part, text.includes(part)]).toEqual([part, true]);
});

test('spreads long case files over numbered pages', async () => {
  const before = pagesOf((await fileOf(ama)).rawPayload);
  for (let number = 0; number < 12; number += 1)
    await write(`${number} ${'We wrote it in one room, and nobody else was there. '.repeat(60)}`);
  const { rawPayload } = await fileOf(kofi);
  const pages = pagesOf(rawPayload);
  expect(pages).toBeGreaterThan(before + 3);
  // One mark per page footer, which screen readers skip.
  expect(drawnPages(rawPayload).match(/\/Artifact <</g)).toHaveLength(pages);
});

test('includes only what its reader may see, such as their own messages to the society', async () => {
  const [fileForAma, fileForKofi] = [(await fileOf(ama)).rawPayload, (await fileOf(kofi)).rawPayload];
  for (const words of ['secret ', 'hidden ']) await write(words.repeat(500), 'society_only');
  await sendEvidence(ama, caseId, { payload: aPdf('secret'), query: { visibility: 'society_only' } });
  expect(pagesOf((await fileOf(ama)).rawPayload)).toBeGreaterThan(pagesOf(fileForAma));
  expect(pagesOf((await fileOf(kofi)).rawPayload)).toBe(pagesOf(fileForKofi));
});

test('answers 404 to anyone who isn’t a party', async () => {
  const stranger = await api.signUp();
  expect((await fileOf(stranger)).statusCode).toBe(404);
  expect((await api.inject('GET', `/oppositions/${caseId}/case-file`)).statusCode).toBe(401);
});

test('gives the date of filing, not of the draft', async () => {
  const work = await aSharedWork('Filed Later', ama, kofi);
  const written = await aWrittenCase(kofi, { id: work.id }, { [ama.partyId]: 4000, [kofi.partyId]: 6000 });
  expect(filedAt(written)).toBeUndefined();
  api.clock.advance(3_600_000);
  expect((await actOnCase(kofi, written, 'submission')).statusCode).toBe(200);
  const filed = await caseAs(kofi, written.id);
  expect(Date.parse(filedAt(filed) ?? '') - Date.parse(filed.created_at)).toBeGreaterThanOrEqual(3_600_000);
  expect((await fileOf(kofi, written.id)).statusCode).toBe(200);
});

test('names the split that a party accepted instead of its earlier answer', async () => {
  [ama, kofi] = [await api.signIn(ama), await api.signIn(kofi)];
  const { filed } = await aCaseOfTwo('Agreed After All', { claimant: kofi, owner: ama });
  const answer = { answer: 'maintain', statement: 'We wrote it together, line by line.' };
  await changeCase(ama, await caseAs(ama, filed.id), { name: 'answers', payload: answer });
  const answerOfAma = async () => {
    const details = await caseAs(kofi, filed.id);
    const party = details.parties.find(({ party_id }) => party_id === ama.partyId);
    return party && responseOf(details, party)?.label();
  };
  expect(await answerOfAma()).toBe('Maintained their claim');
  const lines = claiming(filed.registered_lines, { [ama.partyId]: 4000, [kofi.partyId]: 6000 });
  const proposal = { name: 'proposals', payload: { lines, note: '' } };
  const proposed = await changeCase(kofi, await caseAs(kofi, filed.id), proposal);
  expect(await answerOfAma()).toBe('Maintained their claim');
  await changeCase(ama, proposed, `proposals/${proposed.proposals[0]?.id}/acceptance`);
  expect(await answerOfAma()).toBe('Accepted a split');
});

test('names the right of each proposed share, in the order of the tables', () => {
  // As stored: PostgreSQL orders keys by itself.
  const line = { name: 'Ama Kusi', shares: { mr: 5200, pr: 5150 } };
  expect(formatProposedLine(line)).toBe('Ama Kusi: performing right 51.50%, mechanical right 52.00%');
  const inArabic = formatProposedLine({ ...line, name: 'نجوى كرم' });
  expect(inArabic).toBe('\u2068نجوى كرم\u2069: performing right 51.50%, mechanical right 52.00%');
});
