import { paths } from '@counterpoint/contract/paths';
import { formatDayAndTime } from '@counterpoint/kit/text';
import {
  aCaseListPage,
  aCaseRow,
  type FakeRoutes,
  failWith,
  fakeApi,
  neverRespond,
  pretendWidth,
  renderWithHost,
} from '@counterpoint/testing';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { ListPage } from './list-page.tsx';

const inDays = (days: number) => new Date(Date.now() + (days + 0.1) * 86_400_000).toISOString();

const mine = aCaseRow({ respond_by: inDays(3) });
const resolved = aCaseRow({
  id: '01900000-0000-7000-8000-000000000402',
  number: 'OPP-2026-00099',
  kind: 'duplicate_work',
  state: 'resolved',
  object_title: 'Night Market',
  respondent_names: ['Ama Serwaa', 'Harbour Light Music'],
  holds: [],
  is_my_turn: false,
  can_answer: false,
  waits_for: [],
  respond_by: null,
});
const many = aCaseListPage([mine, resolved], {
  total: 21,
  counts: { all: 21, needs_answer: 1, waiting: 2, society: 1, draft: 0, closed: 17 },
});

function open(api: FakeRoutes = { 'GET /oppositions': many }, query = '') {
  const fake = fakeApi(api);
  const route = paths.oppositions.list();
  return { api: fake, ...renderWithHost(<ListPage />, { route, path: `${route}${query}` }) };
}

describe('on wide screens', () => {
  beforeEach(() => pretendWidth(1440));

  test('shows a case as a row with number, title, kind, parties, hold, turn, time left and status', async () => {
    open();
    const row = await screen.findByRole('row', { name: /Songbird at the Harbour/ });
    expect(within(row).getByRole('rowheader')).toHaveTextContent(
      'Songbird at the HarbourOPP-2026-00184Writer’s shareT-900.000.001-1',
    );
    for (const text of ['Claimed by Kwesi Boateng', 'against Ama Serwaa', '25.00%', 'performing', 'Your turn'])
      expect(within(row).getByText(text)).toBeVisible();
    expect(within(row).getByText('3 days left')).toBeVisible();
    expect(within(row).getByText(/^until/)).toHaveTextContent(`until ${formatDayAndTime(mine.respond_by ?? '')}`);
    expect(within(row).getByText('Awaiting response')).toBeVisible();
  });

  test('shows since when the time to respond is over', async () => {
    const over = aCaseRow({ respond_by: inDays(-3), is_my_turn: false });
    open({ 'GET /oppositions': aCaseListPage([over]) });
    const row = await screen.findByRole('row', { name: /Time’s up/ });
    expect(within(row).getByText(/^since/)).toHaveTextContent(`since ${formatDayAndTime(over.respond_by ?? '')}`);
  });

  test('shows the uses, places and dates of a case about a recording, and links to the case', async () => {
    const words = 'Ghana, 1 March 2026 to 31 December 2026: 130.00% claimed.';
    const row = aCaseRow({
      kind: 'recording_ownership',
      object_type: 'recording',
      object_title: 'Night Market',
      object_code: null,
      holds: [{ measure: 'recording', share: 10_000 }],
      disputed: [{ uses: 'Broadcast and simulcast', words }],
    });
    open({ 'GET /oppositions': aCaseListPage([row]) });
    const shown = await screen.findByRole('row', { name: /Night Market/ });
    expect(within(shown).getByText(`Broadcast and simulcast. ${words}`)).toBeVisible();
    expect(within(shown).getByText('Ownership of the recording')).toBeVisible();
    const link = within(shown).getByRole('link', { name: 'Night Market' });
    expect(link).toHaveAttribute('href', paths.oppositions.details(row.id));
  });

  test('shows no hold, turn or time for a closed case', async () => {
    open();
    const row = await screen.findByRole('row', { name: /Night Market/ });
    expect(within(row).getAllByText('—')).toHaveLength(3);
    expect(within(row).getByText('against Ama Serwaa, Harbour Light Music')).toBeVisible();
    expect(within(row).getByText('Resolved')).toBeVisible();
  });
});

test('shows cases as cards on a phone', async () => {
  open();
  const cards = await screen.findByRole('list', { name: 'Your works in dispute' });
  const [first, second] = within(cards).getAllByRole('listitem');
  expect(first).toHaveTextContent(
    /Songbird.*Your turn.*Awaiting response.*Claimed by Kwesi Boateng.*25\.00% performing on hold.*3 days left/,
  );
  expect(second).not.toHaveTextContent(/on hold|left|Next/);
});

describe('notice about cases that need the member', () => {
  test('appears above the list and links to them', async () => {
    const { user, api, location } = open();
    expect(await screen.findByText('1 case needs your response')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show it' }));
    expect(location()).toBe('/musical-opposition?filter=needs_answer');
    await waitFor(() => expect(api.requests.at(-1)?.query).toMatchObject({ filter: 'needs_answer', page: '1' }));
    expect(screen.queryByText('1 case needs your response')).toBeNull();
  });

  test('is hidden when none needs the member', async () => {
    open({ 'GET /oppositions': aCaseListPage([resolved]) });
    await screen.findByRole('link', { name: /Night Market/ });
    expect(screen.queryByText(/needs? your response/)).toBeNull();
  });
});

test('sends search, filter and page from the URL to the API', async () => {
  const { user, api, location } = open({ 'GET /oppositions': many }, '?query=night&filter=closed&page=2');
  await screen.findByRole('link', { name: /Night Market/ });
  expect(api.requests.at(-1)?.query).toEqual({
    query: 'night',
    filter: 'closed',
    page: '2',
    per_page: '10',
  });
  await user.clear(screen.getByRole('searchbox'));
  await waitFor(() => expect(location()).toBe('/musical-opposition?filter=closed'));
});

describe('without rows', () => {
  test('explains to a member without cases what would appear', async () => {
    open({ 'GET /oppositions': aCaseListPage([]) });
    expect(await screen.findByText('You have no cases yet')).toBeVisible();
  });

  test('reports an empty search and resets it', async () => {
    const { user, api } = open({ 'GET /oppositions': aCaseListPage([]) }, '?query=snow');
    expect(await screen.findByText('No results for “snow”')).toBeVisible();
    api.use({ 'GET /oppositions': many });
    await user.click(screen.getByRole('button', { name: 'Show all' }));
    expect(await screen.findByRole('link', { name: /Night Market/ })).toBeVisible();
  });

  test('shows the error and retries', async () => {
    const { user, api } = open({ 'GET /oppositions': () => failWith(503, { message: 'Back in a minute.' }) });
    expect(await screen.findByText('Back in a minute.')).toBeVisible();
    api.use({ 'GET /oppositions': many });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: /Night Market/ })).toBeVisible();
  });

  test('shows that the list is loading', async () => {
    open({ 'GET /oppositions': neverRespond });
    expect(screen.getByRole('status')).toHaveTextContent('Loading');
  });
});

test('refreshes after a change on the server', async () => {
  const { api, host } = open();
  await screen.findByRole('link', { name: /Songbird/ });
  api.use({ 'GET /oppositions': aCaseListPage([aCaseRow({ object_title: 'Akwaaba' })]) });
  act(() => host.publishChange('oppositions'));
  expect(await screen.findByRole('link', { name: /Akwaaba/ })).toBeVisible();
});
