import { paths } from '@counterpoint/contract/paths';
import {
  aWorkPage,
  aWorkRow,
  failWith,
  fakeApi,
  neverRespond,
  pretendWidth,
  renderWithHost,
} from '@counterpoint/testing';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { ListPage } from './list-page.tsx';

const route = paths.compositions.list();
const open = (query = '') => renderWithHost(<ListPage />, { route, path: `${route}${query}` });

const draft = aWorkRow({
  id: '01900000-0000-7000-8000-000000000102',
  title: 'Volta Blues',
  iswc: null,
  state: 'draft',
  writers: [],
});
const many = aWorkPage([aWorkRow(), draft], {
  total: 128,
  page: 5,
  counts: {
    all: 128,
    registered: 102,
    registered_incomplete: 4,
    awaits_me: 3,
    awaiting_confirmation: 9,
    in_dispute: 6,
    draft: 4,
    society_rejected: 0,
    society_conflict: 0,
    society_no_participation: 0,
  },
});

beforeEach(() => {
  pretendWidth(1440);
  localStorage.clear();
});

describe('list of compositions', () => {
  test('shows the number of works and each work’s link, ISWC, writers, shares, status and age', async () => {
    fakeApi({ 'GET /compositions': many });
    open('?page=5');
    expect(await screen.findByText('128 works in your repertoire')).toBeVisible();
    const row = screen.getByRole('row', { name: /Songbird at the Harbour/ });
    const title = within(row).getByRole('link', { name: 'Songbird at the Harbour' });
    expect(title).toHaveAttribute('href', paths.compositions.details(aWorkRow().id));
    // It may be cut.
    expect(title).toHaveAttribute('title', 'Songbird at the Harbour');
    expect(within(row).getByText('T-900.000.001-1')).toBeVisible();
    expect(within(row).getByText('Registered')).toBeVisible();
    expect(within(row).getByRole('img', { name: /50\.00%.*50\.00%/ })).toBeVisible();
    expect(within(row).getByText(/ago|moments/)).toHaveAttribute('title', expect.stringMatching(/^\d+ \w+ \d{4}$/));
    expect(within(screen.getByRole('row', { name: /Volta Blues/ })).getByText('No writers yet')).toBeVisible();
    expect(screen.getByText('41–50 of 128')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Page 5' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('button', { name: 'Registered 102' })).toBeVisible();
    const help = screen.getByRole('link', { name: 'What each status means' });
    expect(help).toHaveAttribute('href', paths.account.helpTopic('reading-a-status'));
  });

  test('keeps search, filter, order and page in the URL', async () => {
    const api = fakeApi({ 'GET /compositions': many });
    const { user, location } = open();
    await screen.findByText('Volta Blues');
    await user.type(screen.getByRole('searchbox'), 'blues');
    await waitFor(() => expect(location()).toBe(`${route}?query=blues`));
    await user.click(screen.getByRole('button', { name: 'Drafts 4' }));
    await user.click(screen.getByRole('button', { name: 'Title' }));
    await user.click(screen.getByRole('button', { name: 'Page 6' }));
    await waitFor(() => expect(location()).toBe(`${route}?query=blues&filter=draft&sort=title&page=6`));
    await waitFor(() =>
      expect(api.requests.at(-1)?.query).toMatchObject({ query: 'blues', filter: 'draft', sort: 'title', page: '6' }),
    );
  });

  test('shows the previous page while the next one loads', async () => {
    const api = fakeApi({ 'GET /compositions': many });
    const { user } = open('?page=5');
    await screen.findByText('Volta Blues');
    api.use({ 'GET /compositions': neverRespond });
    await user.click(screen.getByRole('button', { name: 'Page 6' }));
    await waitFor(() => expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true'));
    expect(screen.getByText('Volta Blues')).toBeVisible();
  });

  test('offers a new member to register a first work', async () => {
    fakeApi({ 'GET /compositions': aWorkPage([]) });
    open();
    expect(await screen.findByRole('heading', { name: 'You have no works yet' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Register your first composition' })).toHaveAttribute(
      'href',
      paths.compositions.add(),
    );
  });

  test('reports that nothing matches and resets the search', async () => {
    fakeApi({
      'GET /compositions': ({ query }: { query: Readonly<Record<string, string>> }) =>
        query.query === 'zzz' ? { ...many, items: [], total: 0, page: 1 } : many,
    });
    const { user, location } = open('?query=zzz&filter=draft');
    expect(await screen.findByRole('heading', { name: 'No results for “zzz”' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all' }));
    expect(await screen.findByText('Volta Blues')).toBeVisible();
    expect(document.body).not.toHaveFocus();
    expect(location()).toBe(route);
  });

  test('distinguishes a search without matches from a member without works', async () => {
    fakeApi({ 'GET /compositions': aWorkPage([]) });
    open('?query=zzz');
    expect(await screen.findByRole('heading', { name: 'No results for “zzz”' })).toBeVisible();
    expect(screen.getByRole('searchbox')).toHaveValue('zzz');
    expect(screen.getByText('0 works found')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Register a composition' })).toHaveAttribute(
      'href',
      `${paths.compositions.add()}?query=zzz`,
    );
  });

  test('distinguishes an import without works from a member without works', async () => {
    fakeApi({
      'GET /compositions': ({ query }: { query: Readonly<Record<string, string>> }) =>
        query.import ? aWorkPage([]) : many,
    });
    const { user, location } = open('?import=01900000-0000-7000-8000-0000000000f1');
    expect(await screen.findByRole('heading', { name: 'Nothing from this import is left' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all' }));
    expect(await screen.findByText('Volta Blues')).toBeVisible();
    expect(location()).toBe(route);
  });

  test('shows the error and offers to try again', async () => {
    const api = fakeApi({ 'GET /compositions': failWith(500, { message: 'The society is asleep.' }) });
    const { user } = open();
    expect(await screen.findByRole('alert')).toHaveTextContent('The society is asleep.');
    expect(screen.getByRole('searchbox')).toBeVisible();
    api.use({ 'GET /compositions': many });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Volta Blues')).toBeVisible();
  });

  test('goes to the last page when the requested page no longer exists', async () => {
    fakeApi({
      'GET /compositions': ({ query }: { query: Readonly<Record<string, string>> }) =>
        query.page === '3' ? { ...many, items: [], total: 12, page: 3 } : { ...many, total: 12, page: 2 },
    });
    const { location } = open('?page=3');
    expect(await screen.findByText('Volta Blues')).toBeVisible();
    expect(location()).toBe(`${route}?page=2`);
  });

  test('refreshes when the server reports a change', async () => {
    const api = fakeApi({ 'GET /compositions': aWorkPage([draft]) });
    const { host } = open();
    await screen.findByText('Volta Blues');
    api.use({ 'GET /compositions': aWorkPage([{ ...draft, title: 'Volta Reds' }]) });
    host.publishChange('compositions');
    expect(await screen.findByText('Volta Reds')).toBeVisible();
  });

  test('filters by what societies answered, and shows it on each work', async () => {
    pretendWidth(390);
    const rejected = aWorkRow({ society_answers: [{ society_name: 'PRS', status: 'RJ' }] });
    const counts = { ...many.counts, society_rejected: 2 };
    const api = fakeApi({ 'GET /compositions': aWorkPage([rejected], { counts }) });
    const { user } = open();
    const filters = within(await screen.findByRole('group', { name: 'At societies' }));
    expect(screen.getByText('PRS: Rejected')).toBeVisible();
    await user.click(filters.getByRole('button', { name: 'Rejected 2' }));
    await waitFor(() => expect(api.requests.at(-1)?.query).toMatchObject({ filter: 'society_rejected' }));
  });

  test('shows the filter of declined revisions while the dashboard’s link has chosen it', async () => {
    const api = fakeApi({ 'GET /compositions': { ...many, page: 1, total: 2 } });
    const { user } = open('?filter=revision_declined');
    const declined = await screen.findByRole('button', { name: 'Declined revisions 2' });
    expect(declined).toHaveAttribute('aria-pressed', 'true');
    expect(api.requests.at(-1)?.query).toMatchObject({ filter: 'revision_declined' });
    await user.click(screen.getByRole('button', { name: 'All 128' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Declined/ })).toBeNull());
  });

  test('shows cards on narrow screens', async () => {
    pretendWidth(390);
    fakeApi({ 'GET /compositions': many });
    open('?page=5');
    const cards = within(await screen.findByRole('list', { name: 'Your compositions' })).getAllByRole('listitem');
    expect(cards[0]).toHaveTextContent('T-900.000.001-1 · ');
    expect(screen.queryByRole('group', { name: 'At societies' })).toBeNull();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  test('sorts cards by a menu', async () => {
    pretendWidth(390);
    fakeApi({ 'GET /compositions': many });
    const { user, location } = open();
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Sort by' }), 'Title, Z to A');
    await waitFor(() => expect(location()).toBe(`${route}?sort=-title`));
  });

  test('remembers the chosen columns', async () => {
    fakeApi({ 'GET /compositions': many });
    const first = open();
    await first.user.click(await screen.findByRole('button', { name: 'Columns' }));
    const panel = await screen.findByRole('dialog', { name: 'Table columns' });
    await first.user.click(within(panel).getByRole('checkbox', { name: 'ISWC' }));
    await first.user.click(within(panel).getByRole('checkbox', { name: 'Reference' }));
    expect(screen.queryByRole('columnheader', { name: 'ISWC', hidden: true })).not.toBeInTheDocument();
    first.unmount();
    open();
    expect(await screen.findByRole('columnheader', { name: 'Reference' })).toBeVisible();
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(heads.slice(1)).toEqual(['Title', 'Reference', 'Writers', 'Performing shares', 'Status', 'Updated']);
  });
});
