import { paths } from '@counterpoint/contract/paths';
import { aCompositionRow, aRepertoirePage, fakeApi, refuse, renderWithHost } from '@counterpoint/testing';
import { describe, expect, jest, test } from '@jest/globals';
import { configure, screen, waitFor } from '@testing-library/react';
import { SearchPage } from './search-page.tsx';

// Typing goes letter by letter, and all packages' tests may share two cores.
jest.setTimeout(30_000);
configure({ asyncUtilTimeout: 5000 });

const route = paths.compositions.search();
const open = (query = '') => renderWithHost(<SearchPage />, { route, path: `${route}${query}` });

const mine = { ...aCompositionRow(), is_mine: true, matches: [] };
const others = {
  ...aCompositionRow({ id: '01900000-0000-7000-8000-000000000109', title: 'Harbour Lights', reference: 'C-9' }),
  is_mine: false,
  matches: [],
};

describe('the search of the repertoire', () => {
  test('finds as one types, marks what matched, and opens only one’s own works', async () => {
    const api = fakeApi({ 'GET /repertoire/compositions': aRepertoirePage([mine, others]) });
    const { user, location } = open();
    expect(api.requests).toHaveLength(0);
    await user.type(screen.getByRole('searchbox'), 'harbour');
    expect(await screen.findByText('2 works for “harbour”')).toBeVisible();
    await waitFor(() => expect(location()).toBe(`${route}?query=harbour`));
    expect(screen.getAllByText('Harbour').map((each) => each.tagName)).toEqual(['MARK', 'MARK']);
    expect(screen.getByRole('link', { name: mine.title })).toHaveAttribute('href', paths.compositions.details(mine.id));
    expect(screen.queryByRole('link', { name: others.title })).not.toBeInTheDocument();
    expect(screen.getByText(/reference C-9/)).toBeVisible();
  });

  test('says that a misspelling was mended, and marks what it was mended to', async () => {
    fakeApi({ 'GET /repertoire/compositions': aRepertoirePage([mine], { corrected_query: 'songbird' }) });
    open('?query=songbrid');
    expect(await screen.findByText(/Showing results for/)).toHaveTextContent('“songbird”');
    expect(screen.getByText('Songbird').tagName).toBe('MARK');
  });

  test('offers to register what nobody has', async () => {
    fakeApi({ 'GET /repertoire/compositions': aRepertoirePage([]) });
    open('?query=nothing');
    expect(await screen.findByRole('heading', { name: /No registered work matches “nothing”/ })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Register a composition' })).toBeVisible();
  });

  test('says what went wrong, and tries again', async () => {
    const api = fakeApi({ 'GET /repertoire/compositions': refuse(503, { message: 'Back in a minute.' }) });
    const { user } = open('?query=harbour');
    expect(await screen.findByRole('alert')).toHaveTextContent('Back in a minute.');
    api.use({ 'GET /repertoire/compositions': aRepertoirePage([mine]) });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: mine.title })).toBeVisible();
  });
});
