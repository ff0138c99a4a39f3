// cspell:ignore adewala adewale adewalle bacause coastrain harber harmatan hramattan hrmatnn koast kusy lites lumumba lvoe rayn secert secrt senorit serenad wating
import type { SearchMatch } from '@counterpoint/domain/schemas/works';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { csvFile, importTable } from '../../../interchange/imports/testing/send-import.ts';
import { createTestApi, type TestApi, type TestMember } from '../../../testing/test-api.ts';
import { clearNewMembers } from '../../../testing/test-clearance.ts';
import { aDraft, register, storeDraft } from '../../../testing/test-works.ts';

let api: TestApi;
let ama: TestMember;
let kofi: TestMember;

beforeAll(async () => {
  api = await createTestApi();
  await clearNewMembers(api);
  ama = await api.signUp({ given_name: 'Ama', other_names: 'Kusi', ipi_name_number: '00241555778' });
  kofi = await api.signUp({ given_name: 'María José', other_names: 'Adéwálé', ipi_name_number: '99900000158' });
  await register(ama, { ...aDraft('Harmattan Love', ama), iswc: 'T-034.524.680-1' });
  await register(ama, { ...aDraft('Ɔdɔ Nti', ama), alternative_titles: [{ title: 'Because of Love', type: 'TT' }] });
  await register(ama, {
    ...aDraft('Sunsum', ama),
    performers: [{ name: 'Osibisa' }, { name: 'Osei', first_name: 'Hugh' }],
    recordings: [{ isrc: 'GB-EMI-03-00013' }],
  });
  await register(ama, aDraft('Night Market', ama));
  await register(ama, aDraft('Harbour Lights', ama));
  await register(ama, aDraft('Gold Coast Rain', ama));
  await register(kofi, aDraft('The Night Marketeers', kofi));
  await register(kofi, aDraft('Señorita', kofi));
  await register(kofi, aDraft('Waiting Room', kofi, ama));
  await storeDraft(kofi, aDraft('Secret Serenade', kofi));
});
afterAll(() => api.close());

async function repertoire(query: string, page = '1') {
  const answer = await ama.inject('GET', '/repertoire/compositions', { query: { query, page } });
  expect(answer.statusCode).toBe(200);
  const { items, total, corrected_query } = answer.json().data;
  return { titles: items.map(({ title }: { title: string }) => title), items, total, corrected_query };
}

/** The matched field, with brackets around the match. */
function marked(matches: readonly SearchMatch[], field: string): string {
  const parts = matches.find((match) => match.field === field)?.parts ?? [];
  return parts.map(({ is_match, text }) => (is_match ? `[${text}]` : text)).join('');
}

async function mine(query: string, member = ama) {
  const answer = await member.inject('GET', '/compositions', { query: { query, sort: 'title' } });
  return answer.json().data.items.map(({ title }: { title: string }) => title);
}

describe('repertoire search', () => {
  test.each([
    ['harmattan love', ['Harmattan Love']],
    ['LOVE harmattan', ['Harmattan Love']],
    ['harm', ['Harmattan Love']],
    ['odo nti', ['Ɔdɔ Nti']],
    ['ɔdɔ', ['Ɔdɔ Nti']],
    ['because of', ['Ɔdɔ Nti']],
    ['senorita', ['Señorita']],
    ['maria adewale', ['Señorita', 'The Night Marketeers']],
    ['night market', ['Night Market', 'The Night Marketeers']],
    ['T-034.524.680-1', ['Harmattan Love']],
    ['T0345246801', ['Harmattan Love']],
    ['99900000158', ['Señorita', 'The Night Marketeers']],
    ['241555778', ['Ɔdɔ Nti', 'Night Market', 'Harmattan Love', 'Sunsum', 'Harbour Lights', 'Gold Coast Rain']],
  ])('finds %s', async (query, titles) => {
    const found = await repertoire(query);
    expect(found).toMatchObject({
      titles: expect.arrayContaining(titles),
      total: titles.length,
      corrected_query: null,
    });
  });

  test('ranks an exact title before longer ones', async () => {
    expect((await repertoire('night market')).titles).toEqual(['Night Market', 'The Night Marketeers']);
  });

  test.each([
    ['harmatan love', 'Harmattan Love', 'harmattan love'],
    ['hramattan', 'Harmattan Love', 'harmattan'],
    ['harmattan kusy', 'Harmattan Love', 'harmattan kusi'],
    ['harmattan lvoe', 'Harmattan Love', 'harmattan love'],
    ['harmatan kusy', 'Harmattan Love', 'harmattan kusi'],
    ['adewala senorit', 'Señorita', 'adewale senorit'],
  ])('forgives one misspelling per word in %s', async (query, title, corrected) => {
    expect(await repertoire(query)).toMatchObject({ titles: [title], corrected_query: corrected });
  });

  test('filters by own works', async () => {
    const own = await ama.inject('GET', '/repertoire/compositions', { query: { query: 'love', filter: 'mine' } });
    expect(own.json().data.total).toBe(2);
    const others = await kofi.inject('GET', '/repertoire/compositions', { query: { query: 'love', filter: 'mine' } });
    expect(others.json().data).toMatchObject({ items: [], total: 0, is_cut: false });
  });

  test('finds works by their writers’ stage names as soon as they are added', async () => {
    const nana = await api.signUp({ given_name: 'Nana', other_names: 'Ampofo' });
    await register(nana, aDraft('Palace Song', nana));
    expect((await repertoire('daddy lumumba')).total).toBe(0);
    const { data } = (await nana.inject('GET', '/user/profile')).json();
    await nana.inject('PUT', '/user/profile', { payload: { ...data, stage_names: ['Daddy Lumumba'] } });
    const { items } = await repertoire('daddy lumumba');
    expect(items).toMatchObject([{ title: 'Palace Song' }]);
    expect(marked(items[0].matches, 'writer')).toBe('[Daddy] [Lumumba]');
  });

  test('finds an own work even among more matches than are ranked', async () => {
    const esi = await api.signUp({ given_name: 'Esi', other_names: 'Arthur' });
    await register(esi, aDraft('So Long the Refrain', esi));
    const rows = Array.from({ length: 320 }, (_, index) => [`R-${index}`, `Refrain ${index}`, 'Owusu', 'CA', '100']);
    await importTable(ama, csvFile([['Work number', 'Title', 'Writer last name', 'Role', 'Writer PR'], ...rows]));
    const answers = async (filters: Record<string, string>) =>
      (await esi.inject('GET', '/repertoire/compositions', { query: { query: 'refrain', ...filters } })).json().data;
    expect(await answers({})).toMatchObject({ total: 150, is_cut: true });
    expect(await answers({ filter: 'mine' })).toMatchObject({
      total: 1,
      is_cut: false,
      items: [{ title: 'So Long the Refrain' }],
    });
  });

  test.each([
    ['harber lights', 'harbour lights'],
    ['habor ligts', 'harbour lights'],
    ['harbor lites', 'harbour lights'],
    ['gold cost rane', 'gold coast rain'],
    ['goldcoast rain', 'gold coast rain'],
    ['gold coastrain', 'gold coast rain'],
    ['har bour lights', 'harbour lights'],
    ['gold koast rayn', 'gold coast rain'],
  ])('finds %j, which is %j', async (query, corrected) => {
    const found = await repertoire(query);
    expect(found).toMatchObject({ total: 1, corrected_query: corrected });
    expect(found.titles[0].toLowerCase()).toBe(corrected);
    expect((await mine(query)).join().toLowerCase()).toBe(corrected);
  });

  test('indexes and searches words of any script', async () => {
    const titles = ['Дождь над гаванью', 'Βροχή στο λιμάνι', '港の雨', 'مطر الميناء', 'Ñandú Çiçek'];
    for (const title of titles) await register(ama, aDraft(title, ama));
    for (const title of titles) expect((await repertoire(title)).titles).toEqual([title]);
    expect((await repertoire('дождь гавнию')).titles).toEqual(['Дождь над гаванью']);
  });

  test('forgives no third misspelling of a word, and none in identifiers', async () => {
    expect((await repertoire('hrmatnn')).total).toBe(0);
    expect((await repertoire('T-034.524.681-1')).total).toBe(0);
  });

  test('excludes drafts and pending works, and learns no words from them', async () => {
    for (const query of ['waiting room', 'secret serenade', 'secrt'])
      expect(await repertoire(query)).toMatchObject({ total: 0, corrected_query: null });
  });

  test('marks the caller’s own works and reveals no contact data', async () => {
    const { items } = await repertoire('night market');
    expect(items.map(({ is_mine }: { is_mine: boolean }) => is_mine)).toEqual([true, false]);
    expect(JSON.stringify(items)).not.toContain('example.org');
  });

  test.each([
    ['odo', 'title', '[Ɔdɔ] Nti'],
    ['bacause love', 'alternative_title', '[Because] of [Love]'],
    ['adewala senorita', 'writer', 'María José [Adéwálé]'],
    ['osibisa', 'performer', '[Osibisa]'],
    ['osei hugh', 'performer', '[Hugh] [Osei]'],
    ['t-034.524.680-1', 'iswc', '[T-034.524.680-1]'],
    ['241555778', 'ipi', '[241555778]'],
    ['gb-emi-03-00013', 'isrc', '[GB-EMI-03-00013]'],
  ])('reports for %s which %s matched, with %j marked', async (query, field, shown) => {
    const [first] = (await repertoire(query)).items;
    expect(marked(first.matches, field)).toBe(shown);
  });

  test('returns pages, and nothing without a search term', async () => {
    expect(await repertoire('night market', '2')).toMatchObject({ titles: [], total: 2 });
    expect((await repertoire('')).total).toBe(0);
  });

  test.each(["'", '\\', "a' | 'b", ':*', '&', '%', '\u0000', 'the'])('treats %j as a literal', async (query) => {
    const answer = await ama.inject('GET', '/repertoire/compositions', { query: { query } });
    expect(answer.statusCode).toBe(200);
  });
});

describe('search of my works', () => {
  test('searches by title, writer, ISWC, IPI and reference, with misspellings', async () => {
    expect(await mine('market')).toEqual(['Night Market']);
    expect(await mine('adewale')).toEqual(['Waiting Room']);
    expect(await mine('adewalle wating')).toEqual(['Waiting Room']);
    expect(await mine('t-034.524.680-1')).toEqual(['Harmattan Love']);
    expect(await mine('99900000158')).toEqual(['Waiting Room']);
    const { items } = (await repertoire('harmattan')) ?? {};
    expect(await mine(items[0].reference.toLowerCase())).toEqual(['Harmattan Love']);
  });

  test('includes own drafts and forgives misspellings of their words to their owner alone', async () => {
    expect(await mine('secret', kofi)).toEqual(['Secret Serenade']);
    expect(await mine('serenad', kofi)).toEqual(['Secret Serenade']);
    expect(await mine('secert serenade', kofi)).toEqual(['Secret Serenade']);
    expect(await mine('secret', ama)).toEqual([]);
  });

  test('counts the works that match the search', async () => {
    const answer = await ama.inject('GET', '/compositions?query=nothing-of-the-kind');
    expect(answer.json().data).toMatchObject({ items: [], total: 0, counts: { all: 0 } });
    const found = await ama.inject('GET', '/compositions?query=love');
    expect(found.json().data).toMatchObject({ total: 2, counts: { all: 2, registered: 2, draft: 0 } });
  });
});

describe('writers who change their names', () => {
  test('finds the writer and their works by the new name', async () => {
    const efua = await api.signUp({ given_name: 'Efua', other_names: 'Sarpong', ipi_name_number: '99900000354' });
    await register(efua, aDraft('Unmarried', efua));
    const { data } = (await efua.inject('GET', '/user/profile')).json();
    const saved = await efua.inject('PUT', '/user/profile', { payload: { ...data, other_names: 'Sarpong-Quaye' } });
    expect(saved.statusCode).toBe(200);
    expect((await repertoire('quaye')).titles).toEqual(['Unmarried']);
    const composers = await ama.inject('GET', '/composers?query=quaye');
    expect(composers.json().data.items).toMatchObject([{ name: 'Efua Sarpong-Quaye', is_member: true, is_me: false }]);
  });
});
