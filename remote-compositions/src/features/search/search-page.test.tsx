// cspell:ignore songbrid
import { paths } from '@counterpoint/contract/paths';
import type { RepertoireRow } from '@counterpoint/domain/schemas/works';
import { aRepertoirePage, aWorkRow, failWith, fakeApi, renderWithHost } from '@counterpoint/testing';
import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { SearchPage } from './search-page.tsx';

const { compositions } = paths;
const route = compositions.search();
const open = (query = '') => renderWithHost(<SearchPage />, { route, path: `${route}${query}` });

const marked = (field: RepertoireRow['matches'][number]['field'], text: string) => ({
  field,
  parts: text.split(/[[\]]/).flatMap((part, index) => (part ? { text: part, is_match: index % 2 === 1 } : [])),
});
const mine: RepertoireRow = {
  ...aWorkRow(),
  is_mine: true,
  matches: [marked('title', 'Songbird at the [Harbour]')],
};
const others: RepertoireRow = {
  ...aWorkRow({
    id: '01900000-0000-7000-8000-000000000109',
    title: 'Lights',
    reference: 'C-9',
    iswc: 'T9000000022',
  }),
  is_mine: false,
  matches: [
    marked('alternative_title', 'Little [Harbour] Song'),
    marked('performer', 'The [Harbour] Band'),
    marked('iswc', '[T-900.000.002-2]'),
  ],
};

describe('search of the repertoire', () => {
  test('searches while typing and marks each match and its field', async () => {
    const api = fakeApi({ 'GET /repertoire/compositions': aRepertoirePage([mine, others]) });
    const { user, location } = open();
    expect(api.requests).toHaveLength(0);
    await user.type(screen.getByRole('searchbox'), 'harbour');
    expect(await screen.findByText('2 works for “harbour”.')).toBeVisible();
    await waitFor(() => expect(location()).toBe(`${route}?query=harbour`));
    const [first, second] = within(screen.getByRole('list', { name: 'Works found' })).getAllByRole('listitem');
    if (!first || !second) throw new Error('Two works are found.');
    expect(within(first).getByText('Harbour').tagName).toBe('MARK');
    expect(within(second).getByText(/Also known as/)).toHaveTextContent('Also known as Little Harbour Song');
    expect(within(second).getByText(/Performed by/)).toHaveTextContent('Performed by The Harbour Band');
    expect(within(second).getByText('T-900.000.002-2').tagName).toBe('MARK');
  });

  test('links each work to its details, a claim, a case and a copy', async () => {
    fakeApi({ 'GET /repertoire/compositions': aRepertoirePage([mine, others]) });
    open('?query=harbour');
    const link = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href');
    expect(await screen.findByRole('link', { name: 'Lights' })).toHaveAttribute(
      'href',
      compositions.details(others.id),
    );
    expect(link('Claim a share: Lights')).toBe(compositions.claim(others.id));
    expect(link('Oppose: Lights')).toBe(paths.oppositions.opposeWork(others.id));
    expect(link('Copy as a new work: Lights')).toBe(compositions.copy(others.id));
    expect(link(mine.title)).toBe(compositions.details(mine.id));
    expect(link(`Copy as a new work: ${mine.title}`)).toBe(compositions.copy(mine.id));
    expect(link(`Claim a share: ${mine.title}`)).toBeUndefined();
  });

  test('filters by owner, kept in the URL', async () => {
    const api = fakeApi({ 'GET /repertoire/compositions': aRepertoirePage([mine]) });
    const { user, location } = open('?query=harbour&page=3');
    expect(await screen.findByRole('link', { name: mine.title })).toBeVisible();
    expect(api.requests[0]?.query).toMatchObject({ filter: 'all', page: '3' });
    api.use({ 'GET /repertoire/compositions': aRepertoirePage([]) });
    await user.click(screen.getByRole('button', { name: 'Your works' }));
    expect(location()).toBe(`${route}?query=harbour&filter=mine`);
    await waitFor(() =>
      expect(api.requests.at(-1)?.query).toMatchObject({
        filter: 'mine',
        page: '1',
        query: 'harbour',
      }),
    );
    await user.click(await screen.findByRole('link', { name: 'Search the repertoire' }));
    expect(location()).toBe(`${route}?query=harbour`);
  });

  test('reports a corrected spelling and that only the best matches were searched', async () => {
    const page = aRepertoirePage([mine], { corrected_query: 'songbird', is_cut: true });
    fakeApi({ 'GET /repertoire/compositions': page });
    open('?query=songbrid');
    expect(await screen.findByText(/Nothing matches “songbrid”/)).toHaveTextContent(
      '1 work for “songbird”. Nothing matches “songbrid”. Showing only the best matches. Add a word to narrow them down.',
    );
  });

  test('offers to register a work when nothing matches', async () => {
    fakeApi({ 'GET /repertoire/compositions': aRepertoirePage([]) });
    open('?query=nothing');
    expect(await screen.findByRole('heading', { name: /No registered work matches “nothing”/ })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Register a composition' })).toHaveAttribute(
      'href',
      `${compositions.add()}?query=nothing`,
    );
  });

  test('shows the error and offers to try again', async () => {
    const api = fakeApi({ 'GET /repertoire/compositions': failWith(503, { message: 'Back in a minute.' }) });
    const { user } = open('?query=harbour');
    expect(await screen.findByRole('alert')).toHaveTextContent('Back in a minute.');
    api.use({ 'GET /repertoire/compositions': aRepertoirePage([mine]) });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: mine.title })).toBeVisible();
  });
});
