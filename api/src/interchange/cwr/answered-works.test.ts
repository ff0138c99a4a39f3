import type { Dashboard } from '@counterpoint/domain/schemas/home';
import type { AcknowledgementFileDetails, AnsweredWorkPage } from '@counterpoint/domain/schemas/imports';
import { draftOf, type WorkDetails } from '@counterpoint/domain/schemas/works';
import { WORK_FILTERS } from '@counterpoint/domain/states';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api.ts';
import { amend } from '../../testing/test-revisions.ts';
import { society } from '../../testing/test-society.ts';
import { sendImport, step } from '../imports/testing/send-import.ts';
import { answersOf, cwrOf, plainWork } from './testing/cwr-lines.ts';

let api: TestApi;
let baobab: TestMember;
let file: AcknowledgementFileDetails;

const STATUSES = { 'BS-1': 'SR', 'BS-2': 'RJ', 'BS-3': 'CO', 'BS-4': 'NP', 'BS-5': 'RC', 'BS-6': 'RA' };

beforeAll(async () => {
  api = await createTestApi();
  baobab = await api.signUp({ corporation_name: 'Baobab Songs' });
  const works = Object.keys(STATUSES).map((number) => plainWork(number, `SONG ${number.slice(3)}`));
  const contents = Buffer.from(cwrOf('NWR', works), 'latin1');
  const checked = await sendImport(baobab, { name: 'CW260001BAO_052.V21', contents });
  await step(baobab, checked, ['POST', 'start', { as_drafts: false }]);
  file = await upload(answersOf(STATUSES));
});
afterAll(() => api.close());

async function upload(text: string): Promise<AcknowledgementFileDetails> {
  const answer = await baobab.inject('PUT', '/acknowledgements?file_name=CW260001052_BAO.V21', {
    headers: { 'content-type': 'application/octet-stream' },
    payload: Buffer.from(text),
  });
  return answer.json().data;
}

async function get<Data>(path: string, query: Record<string, string> = {}): Promise<Data> {
  const answer = await baobab.inject('GET', path, { query });
  expect(answer.statusCode).toBe(200);
  return answer.json().data;
}

interface Listed {
  readonly items: { id: string; title: string; reference: string; society_answers: object[] }[];
  readonly total: number;
  readonly counts: Record<string, number>;
}

const list = (query: Record<string, string> = {}) => get<Listed>('/compositions', { sort: 'title', ...query });
const titlesOf = ({ items }: { items: { title: string }[] }) => items.map(({ title }) => title);

describe('an acknowledgement file', () => {
  const works = (query: Record<string, string> = {}) =>
    get<AnsweredWorkPage>(`/acknowledgements/${file.id}/works`, query);

  test('lists its works with status, numbers and messages, in its order', async () => {
    const page = await works();
    expect(page.counts).toEqual({ all: 6, society_rejected: 2, society_conflict: 1, society_no_participation: 1 });
    expect(page.items.map(({ status }) => status)).toEqual(Object.values(STATUSES));
    expect(page.items[0]).toMatchObject({
      title: 'SONG 1',
      recipient_number: 'PRS-BS-1',
      messages: [{ rule: 'NWR-F5', text: 'DATE REPLACED' }],
      iswc: null,
      work_iswc: null,
    });
  });

  test.each([
    [{ filter: 'society_rejected' }, ['SONG 2', 'SONG 5']],
    [{ filter: 'society_conflict' }, ['SONG 3']],
    [{ filter: 'society_no_participation' }, ['SONG 4']],
    [{ query: 'song 6' }, ['SONG 6']],
    [{ query: 'PRS-BS-4' }, ['SONG 4']],
    [{ query: 'song', filter: 'society_rejected', per_page: '1', page: '2' }, ['SONG 5']],
  ])('is filtered and searched by %j', async (query, titles) => {
    expect(titlesOf(await works(query))).toEqual(titles);
  });

  test('is listed with its report', async () => {
    const { items } = await get<{ items: object[] }>('/acknowledgements');
    const { report, ...listed } = file;
    expect(items).toEqual([listed]);
    expect(await get(`/acknowledgements/${file.id}`)).toEqual(file);
    expect(report).toMatchObject({ matched: 6 });
  });
});

describe('works that societies answered', () => {
  test('are listed by what they answered, beside their state', async () => {
    const { counts } = await list();
    const filters = { society_rejected: 2, society_conflict: 1, society_no_participation: 1 };
    expect(counts).toMatchObject({ all: 6, ...filters });
    for (const filter of WORK_FILTERS) {
      const page = await list({ filter });
      expect([filter, page.items.length, page.total]).toEqual([filter, counts[filter], counts[filter]]);
    }
    const found = await list({ filter: 'society_rejected', query: 'song 5' });
    expect(found.items).toMatchObject([{ title: 'SONG 5', society_answers: [{ society_name: 'PRS', status: 'RC' }] }]);
  });

  test('need the member’s attention until amended or answered again', async () => {
    const attention = async () =>
      (await get<{ attention: { kind: string; title: string; actor_name: string }[] }>('/dashboard')).attention
        .filter(({ kind }) => kind.startsWith('society_'))
        .map(({ kind, title, actor_name }) => [kind, title, actor_name]);
    expect(await attention()).toEqual([
      ['society_rejected', 'SONG 2', 'PRS'],
      ['society_rejected', 'SONG 5', 'PRS'],
      ['society_conflict', 'SONG 3', 'PRS'],
    ]);
    await amendByTitle('SONG 2');
    const later = answersOf({ 'BS-5': 'SR' }).replace('0508000020260305', '0608000020260306');
    await upload(later);
    expect(await attention()).toEqual([['society_conflict', 'SONG 3', 'PRS']]);
    expect(titlesOf(await list({ filter: 'society_rejected' }))).toEqual(['SONG 2']);
    const { attention_counts, listed_counts } = await get<Dashboard>('/dashboard');
    expect([attention_counts.society_rejected, listed_counts.society_rejected]).toEqual([0, 1]);
    // The earlier file again is still the earlier one.
    await upload(answersOf(STATUSES));
    expect(titlesOf(await list({ filter: 'society_rejected' }))).toEqual(['SONG 2']);
  });

  test('have their latest answers in their details, for the submitter alone', async () => {
    const [work] = (await list({ query: 'song 5' })).items;
    const path = `/compositions/${work?.id}`;
    expect(await get(path)).toMatchObject({ society_answers: [{ society_name: 'PRS', status: 'SR' }] });
    const kofi = await api.signUp({ given_name: 'Kofi' });
    expect((await kofi.inject('GET', path)).json().data).toMatchObject({ is_mine: false, society_answers: [] });
  });
});

test('counts a work once that a file answers twice', async () => {
  const [work] = (await list({ query: 'song 6' })).items;
  const { works, report } = await upload(answersOf({ 'BS-6': 'RA', [work?.reference ?? '']: 'RA' }));
  expect([works, report]).toMatchObject([1, { matched: 2, statuses: [{ status: 'RA', works: 1 }] }]);
});

async function amendByTitle(title: string): Promise<void> {
  api.clock.advance(60_000);
  const [listed] = (await list({ query: title })).items;
  const work = await get<WorkDetails>(`/compositions/${listed?.id}`);
  await amend(baobab, work, { ...draftOf(work), genre: 'Highlife' });
}

test('gives the ISWC for a merged work to the work that remains', async () => {
  const works = ['BS-11', 'BS-12'].map((number) => plainWork(number, `TWIN ${number}`));
  const contents = Buffer.from(cwrOf('NWR', works), 'latin1');
  const checked = await sendImport(baobab, { name: 'CW260002BAO_052.V21', contents });
  await step(baobab, checked, ['POST', 'start', { as_drafts: false }]);
  const { items } = await list({ query: 'twin' });
  const [duplicate, kept] = items;
  if (!duplicate || !kept) throw new Error('The works were not imported.');
  expect(await society(api, 'compositions', 'merge', duplicate.id, kept.id, '--yes')).toMatchObject({ code: 0 });
  const iswc = 'T9000000011';
  // Replaces the file of the tests above.
  const { report } = await upload(answersOf({ 'BS-11': 'AS' }, iswc));
  expect(report).toMatchObject({ matched: 1, stored_iswcs: 1, iswcs: 0 });
  expect(await get<WorkDetails>(`/compositions/${kept.id}`)).toMatchObject({ iswc, revision: 2 });
});
