// cspell:ignore acra evennings harmatan maarket
import type { CandidateQuery, DuplicateCandidate } from '@counterpoint/domain/schemas/works';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { newId } from '../../platform/db/new-id.ts';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api.ts';
import { aDraft, register, storeDraft } from '../../testing/test-works.ts';

let api: TestApi;
let ama: TestMember;
let kofi: TestMember;
/** The same name without an IPI: she may be the same person, joined twice. */
let otherAma: TestMember;
let busy: TestMember;

const ISWC = 'T-034.524.680-1';

beforeAll(async () => {
  api = await createTestApi();
  ama = await api.signUp({ given_name: 'Ama', other_names: 'Kusi', ipi_name_number: '00241555778' });
  kofi = await api.signUp({ given_name: 'Kofi', other_names: 'Mensah', ipi_name_number: '99900000158' });
  otherAma = await api.signUp({ given_name: 'Ama', other_names: 'Kusi' });
  busy = await api.signUp({ given_name: 'Efua', other_names: 'Sarpong', ipi_name_number: '99900000354' });
  await register(ama, { ...aDraft('The Harmattan Wind Blows', ama), iswc: ISWC });
  await register(ama, {
    ...aDraft('Sun Rise', ama),
    alternative_titles: [{ title: 'Morning over Accra', type: 'AT' }],
  });
  await register(ama, aDraft('Symphony No. 1', ama));
  await register(kofi, aDraft('Harmattan Wind Blows', kofi));
  await storeDraft(kofi, aDraft('Hidden Draft of Kofi', kofi));
});
afterAll(() => api.close());

/** Works with only a name. */
async function giveManyWorks({ memberId, partyId }: TestMember, count: number): Promise<void> {
  const at = api.clock.now();
  const works = Array.from({ length: count }, (_, n) => ({ id: newId(), reference: `MANY${n}` }));
  const of = works.map(({ id }) => ({ composition_id: id }));
  const shares = { pr: 10_000, mr: 10_000, sr: 0, terms: '{}', confirmation: 'submitter' as const, confirmed_at: at };
  const about = { title: 'One of Many', alternative_titles: '[]', iswc: null, language: null, text_music: null };
  const facts = {
    ...about,
    version_type: 'ORI' as const,
    duration_s: null,
    genre: null,
    facts: '{}',
    created_by: memberId,
  };
  const times = { submitted_at: at, confirm_by: null, registered_at: at, created_at: at };
  await api.db
    .insertInto('composition')
    .values(
      works.map((work) => ({ ...work, member_id: memberId, version: 1, revision: 1, created_at: at, updated_at: at })),
    )
    .execute();
  await api.db
    .insertInto('composition_revision')
    .values(of.map((work) => ({ ...work, number: 1, state: 'registered' as const, ...facts, ...times })))
    .execute();
  await api.db
    .insertInto('composition_line')
    .values(
      of.map((work) => ({ ...work, revision: 1, position: 0, party_id: partyId, role: 'CA' as const, ...shares })),
    )
    .execute();
}

async function candidates(member: TestMember, query: Partial<CandidateQuery>) {
  const answer = await member.inject('POST', '/compositions/candidates', { payload: query });
  expect(answer.statusCode).toBe(200);
  const { items }: { items: DuplicateCandidate[] } = answer.json().data;
  return items.map(({ row, certainty, why }) => [row.title, certainty, why.map(({ field }) => field).join(' ')]);
}

const by = (...writers: readonly { readonly partyId: string }[]) =>
  writers.map(({ partyId }) => ({ party_id: partyId }));

describe('duplicate candidates', () => {
  test('finds a certain duplicate by the ISWC alone, in any notation', async () => {
    expect(await candidates(kofi, { title: 'Something Else', iswc: 't0345246801' })).toEqual([
      ['The Harmattan Wind Blows', 'certain', 'iswc'],
    ]);
  });

  test.each([
    ['Harmattan Wind Blows', 'The Harmattan Wind Blows'],
    ['hármattan wind blóws!', 'The Harmattan Wind Blows'],
    ['Harmatan Wind Blows', 'The Harmattan Wind Blows'],
    ['Wind Blows Harmattan', 'The Harmattan Wind Blows'],
    ['Sunrise', 'Sun Rise'],
    ['Morning over Acra', 'Sun Rise'],
  ])('finds a probable duplicate by the title %j and a writer', async (title, found) => {
    expect(await candidates(kofi, { title, writers: by(ama) })).toEqual([[found, 'probable', 'title writer']]);
  });

  test('matches a writer by name unless the IPIs differ', async () => {
    const query = { title: 'Harmattan Wind Blows', writers: by(otherAma) };
    expect(await candidates(kofi, query)).toEqual([['The Harmattan Wind Blows', 'probable', 'title writer']]);
  });

  test.each([
    ['another number in the title', { title: 'Symphony No. 2' }],
    ['another title', { title: 'Harmattan Wind Sleeps' }],
    ['another version', { title: 'Harmattan Wind Blows', version_type: 'MOD' as const }],
    ['a title alone', { title: 'Harmattan Wind Blows', writers: [] }],
    ['nothing', { writers: [] }],
    ['an ISWC that is not complete', { iswc: 'T-034.524' }],
  ])('finds no candidates by %s', async (_, query) => {
    expect(await candidates(kofi, { writers: by(ama), ...query })).toEqual([]);
  });

  test('finds candidates by title words if a writer has too many works to read', async () => {
    await register(busy, aDraft('Evenings over Kumasi Market', busy));
    await giveManyWorks(busy, 301);
    const found = [['Evenings over Kumasi Market', 'probable', 'title writer']];
    for (const title of [
      'Evennings over Kumasi Market',
      'Evenings over Kumasi, Market',
      'Evenings over Kumasi Maarket',
    ])
      expect([title, await candidates(kofi, { title, writers: by(busy) })]).toEqual([title, found]);
    for (const title of ['Mornings over Kumasi Market', '?!'])
      expect([title, await candidates(kofi, { title, writers: by(busy) })]).toEqual([title, []]);
  });

  test('includes the member’s own drafts, but neither others’ drafts nor the work itself', async () => {
    const query = { title: 'Hidden Draft of Kofi', writers: by(kofi) };
    expect(await candidates(kofi, query)).toEqual([['Hidden Draft of Kofi', 'probable', 'title writer']]);
    expect(await candidates(ama, query)).toEqual([]);
    const [draft] = (await kofi.inject('GET', '/compositions?filter=draft')).json().data.items;
    expect(await candidates(kofi, { ...query, composition_id: draft.id })).toEqual([]);
  });
});
