import { paths } from '@counterpoint/contract/paths';
import {
  aClaimOfRights,
  aPerson,
  aProfile,
  aRecordingDetails,
  aRecordingPage,
  aRecordingRow,
  aRight,
  type FakeRoutes,
  failWith,
  fakeApi,
  fakeHost,
  networkFailure,
  neverRespond,
  pretendWidth,
  renderWithHost,
} from '@counterpoint/testing';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { ListPage } from './list-page.tsx';

const live = aRecordingRow({
  id: '01900000-0000-7000-8000-000000000302',
  title: 'Night Market',
  version_title: 'Live in Tema',
  isrc: null,
  duration_s: null,
  label: null,
  release_date: null,
  work_count: 0,
  state: 'draft',
});
const many = aRecordingPage([aRecordingRow(), live], {
  total: 42,
  counts: { all: 42, registered: 30, awaits_me: 0, awaiting_confirmation: 5, in_dispute: 3, draft: 4 },
});

const noDoubleClaims = { items: [], total: 0, page: 1, per_page: 1, counts: { all: 0, needs_answer: 0, waiting: 0 } };

function open(api: FakeRoutes = { 'GET /recordings': many }, query = '', host = fakeHost()) {
  const fake = fakeApi({ 'GET /double-claims': noDoubleClaims, ...api });
  const route = paths.recordings.list();
  return { api: fake, ...renderWithHost(<ListPage />, { host, route, path: `${route}${query}` }) };
}

const lastQuery = (api: ReturnType<typeof open>['api']) => api.to('GET /recordings').at(-1)?.query;

describe('on wide screens', () => {
  beforeEach(() => pretendWidth(1440));

  test('shows a row with artist, ISRC, duration, rights and status', async () => {
    open();
    const row = await screen.findByRole('row', { name: /Songbird at the Harbour/ });
    for (const text of ['The Tidewater Trio', 'GB-EMI-03-00013', '3:42', 'Complete', 'Registered'])
      expect(within(row).getByText(text)).toBeVisible();
    expect(within(row).getByText('3:42')).toHaveAttribute('title', '3 minutes 42 seconds');
    expect(screen.getByText('42 recordings you have a part in')).toBeVisible();
    const help = screen.getByRole('link', { name: 'About this list' });
    expect(help).toHaveAttribute('href', paths.account.helpTopic('sound-recordings'));
  });

  test('shows dashes for missing values and the version after the title', async () => {
    open();
    const row = await screen.findByRole('row', { name: /Night Market \(Live in Tema\)/ });
    expect(within(row).getAllByText('—')).toHaveLength(2);
    // The version may be cut.
    expect(within(row).getByRole('link')).toHaveAttribute('title', 'Night Market (Live in Tema)');
    expect(within(row).getByText('Draft')).toBeVisible();
  });

  test('remembers the chosen columns', async () => {
    const { user, unmount } = open();
    await screen.findByRole('row', { name: /Songbird/ });
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Release' }));
    expect(screen.getByRole('columnheader', { name: 'Release' })).toBeVisible();
    unmount();
    open();
    expect(await screen.findAllByRole('cell', { name: 'Night Harbour' })).toHaveLength(2);
    localStorage.clear();
  });

  test('sorts by title, artist or date', async () => {
    const { user, api, location } = open();
    await screen.findByRole('row', { name: /Songbird/ });
    await user.click(screen.getByRole('button', { name: /Artist/ }));
    expect(location()).toBe('/sound-recordings?sort=artist');
    await waitFor(() => expect(lastQuery(api)).toMatchObject({ sort: 'artist', page: '1' }));
  });

  test('discards selected drafts and reports why others remain', async () => {
    const { user, api } = open({
      'GET /recordings': many,
      'POST /recordings/bulk-discard': { items: [{ id: live.id, outcome: 'stale_version' }] },
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Select Night Market' }));
    await user.click(await screen.findByRole('button', { name: 'Discard 1 draft' }));
    await user.click(await screen.findByRole('button', { name: 'Discard draft' }));
    const dialog = await screen.findByRole('dialog', { name: 'Some couldn’t be changed' });
    expect(dialog).toHaveTextContent('1 was changed elsewhere after you selected it');
    expect(api.to('POST /recordings/bulk-discard')[0]?.body).toEqual({
      entries: [{ id: live.id, version: live.version }],
    });
  });

  test('shows a dispute instead of the state', async () => {
    open({ 'GET /recordings': aRecordingPage([aRecordingRow({ is_in_dispute: true })]) });
    const row = await screen.findByRole('row', { name: /Songbird/ });
    expect(within(row).getByText('In dispute')).toBeVisible();
  });
});

test('shows cards on narrow screens', async () => {
  open();
  const cards = await screen.findByRole('list', { name: 'Your sound recordings' });
  const [card] = within(cards).getAllByRole('listitem');
  expect(card).toHaveTextContent(
    /Songbird.*Registered.*The Tidewater Trio.*GB-EMI-03-00013 · 3:42 · Harbour Light.*20 March 2026/,
  );
  expect(screen.queryByRole('table')).toBeNull();
});

test('shows a person without access to disputes all recordings instead of double claims', async () => {
  const host = fakeHost({ user: aProfile({ person: aPerson({ areas: ['recordings'] }) }) });
  const { api } = open({ 'GET /recordings': many }, '?filter=double_claims', host);
  expect(await screen.findByRole('link', { name: /Songbird/ })).toBeVisible();
  expect(api.to('GET /double-claims')).toHaveLength(0);
});

describe('search, filter and page', () => {
  test('show the filter of line-up claims while the dashboard’s link has chosen it', async () => {
    const { user, api } = open({ 'GET /recordings': { ...many, total: 2 } }, '?filter=line_up_claimed');
    const claims = await screen.findByRole('button', { name: 'Line-up claims 2' });
    expect(claims).toHaveAttribute('aria-pressed', 'true');
    expect(lastQuery(api)).toMatchObject({ filter: 'line_up_claimed' });
    await user.click(screen.getByRole('button', { name: 'All 42' }));
    await waitFor(() => expect(lastQuery(api)).toMatchObject({ filter: 'all' }));
    expect(screen.queryByRole('button', { name: /^Line-up claims/ })).toBeNull();
  });

  test('are read from the URL', async () => {
    const { api } = open({ 'GET /recordings': many }, '?query=rain&filter=draft&page=2');
    await screen.findByRole('link', { name: /Songbird/ });
    expect(lastQuery(api)).toEqual({ query: 'rain', filter: 'draft', page: '2', per_page: '10', sort: '-updated_at' });
    expect(screen.getByRole('searchbox')).toHaveValue('rain');
    expect(screen.getByRole('button', { name: 'Drafts 4' })).toHaveAttribute('aria-pressed', 'true');
  });

  test('are kept in the URL and return to the first page', async () => {
    const { user, api, location } = open({ 'GET /recordings': { ...many, page: 2 } }, '?page=2');
    await screen.findByRole('link', { name: /Songbird/ });
    await user.click(screen.getByRole('button', { name: 'Waiting for others 5' }));
    expect(location()).toBe('/sound-recordings?filter=awaiting_confirmation');
    await user.type(screen.getByRole('searchbox'), 'GBEMI');
    await waitFor(() => expect(location()).toBe('/sound-recordings?filter=awaiting_confirmation&query=GBEMI'));
    await waitFor(() => expect(lastQuery(api)).toMatchObject({ query: 'GBEMI', page: '1' }));
    await user.click(screen.getByRole('button', { name: 'Page 4' }));
    expect(location()).toContain('page=4');
  });
});

describe('without rows', () => {
  test('offers a new member to register a first recording', async () => {
    open({ 'GET /recordings': aRecordingPage([]) });
    expect(await screen.findByText('You have no recordings yet')).toBeVisible();
  });

  test('reports that nothing matches and resets the search', async () => {
    const { user, api, location } = open({ 'GET /recordings': aRecordingPage([]) }, '?query=snow');
    expect(await screen.findByText('No results for “snow”')).toBeVisible();
    expect(screen.getByText('0 recordings found')).toBeVisible();
    api.use({ 'GET /recordings': many });
    await user.click(screen.getByRole('button', { name: 'Show all' }));
    expect(await screen.findByRole('link', { name: /Songbird/ })).toBeVisible();
    expect(location()).toBe('/sound-recordings');
  });

  test('shows the error and offers to try again', async () => {
    const { user, api } = open({ 'GET /recordings': () => failWith(503, { message: 'Back in a minute.' }) });
    expect(await screen.findByText('Back in a minute.')).toBeVisible();
    api.use({ 'GET /recordings': many });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: /Songbird/ })).toBeVisible();
  });

  test('shows that the list is loading', async () => {
    open({ 'GET /recordings': neverRespond });
    expect(screen.getByRole('status')).toHaveTextContent('Loading');
    expect(screen.getByRole('searchbox')).toBeVisible();
  });
});

test('says why a recording can’t be withdrawn in which others claim rights', async () => {
  const row = aRecordingRow();
  const claimed = aRecordingDetails({ id: row.id, rights: [aClaimOfRights()] });
  const { user } = open({
    'GET /recordings': aRecordingPage([row]),
    'GET /recordings/submitted-by-me': { items: [claimed] },
  });
  await user.click(await screen.findByRole('checkbox', { name: `Select ${row.title}` }));
  await user.click(await screen.findByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByText(/another member submitted it or claims rights in it, it’s a draft/)).toBeVisible();
});

test('shows a wrong share at its right after another that the member doesn’t hold', async () => {
  const row = aRecordingRow();
  const rights = [
    aRight({ confirmation: 'invited', share: 4000, valid_from: '2020-01-01', valid_to: '2020-12-31' }),
    aRight({ confirmation: 'invited', share: 3000, valid_from: '2021-01-01' }),
  ];
  const { user } = open(
    {
      'GET /recordings': aRecordingPage([row]),
      'GET /recordings/awaiting-me': {
        items: [aRecordingDetails({ id: row.id, rights, awaits_my_confirmation: true })],
      },
    },
    '?filter=awaits_me',
  );
  await user.click(await screen.findByRole('checkbox', { name: `Select ${row.title}` }));
  await user.click(await screen.findByRole('button', { name: 'Contest' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  const list = within(await dialog.findByRole('list', { name: 'Your rights as stated' }));
  const [first, second] = list.getAllByRole('textbox');
  if (!first || !second) throw new Error('The member has two rights.');
  await user.type(first, '0');
  await user.type(second, '120');
  expect(second).toHaveAccessibleDescription(/A share can’t be above 100/);
  expect(first).toBeValid();
});

test.each([
  { gives: 5000, expected: /so your claim falls to:10\.00%/ },
  { gives: 6000, expected: /so your claim ends\./ },
])('says what confirming several recordings leaves of a claim when one gives $gives', async ({ gives, expected }) => {
  const row = aRecordingRow();
  const claim = { ...aRight({ share: 2000 }), is_claim: true };
  const active = aRecordingDetails({ id: row.id, rights: [aRight({ share: 4000 }), claim] });
  const pending = { ...active, rights: [aRight({ share: gives, confirmation: 'invited' })] };
  const { user } = open(
    {
      'GET /recordings': aRecordingPage([row]),
      'GET /recordings/awaiting-me': { items: [pending], active: [active] },
    },
    '?filter=awaits_me',
  );
  await user.click(await screen.findByRole('checkbox', { name: `Select ${row.title}` }));
  await user.click(await screen.findByRole('button', { name: 'Confirm 1' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  const list = await dialog.findByRole('list', { name: 'Your rights after confirmation' });
  expect(list).toHaveTextContent(`${gives / 100}.00% as producer`);
  expect(list).toHaveTextContent(expected);
});

test('shows a notice about double claims and links to them', async () => {
  const { user, location } = open({
    'GET /recordings': many,
    'GET /double-claims': { ...noDoubleClaims, total: 2, counts: { all: 2, needs_answer: 1, waiting: 1 } },
  });
  expect(await screen.findByText('You have 2 double claims')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Show double claims' }));
  expect(location()).toBe('/sound-recordings?filter=double_claims');
  expect(await screen.findByRole('searchbox', { name: 'Search your double claims' })).toBeVisible();
});

describe('a change reported by the server', () => {
  test('refreshes the list', async () => {
    const { api, host } = open();
    await screen.findByRole('link', { name: /Songbird/ });
    api.use({ 'GET /recordings': aRecordingPage([aRecordingRow({ title: 'Akwaaba' })]) });
    act(() => host.publishChange('recordings'));
    expect(await screen.findByRole('link', { name: 'Akwaaba' })).toBeVisible();
  });

  test('keeps the list when refreshing fails', async () => {
    const { api, host } = open();
    await screen.findByRole('link', { name: /Songbird/ });
    api.use({
      'GET /recordings': () => {
        throw networkFailure();
      },
    });
    act(() => host.publishChange('recordings'));
    await waitFor(() => expect(api.to('GET /recordings')).toHaveLength(2));
    expect(screen.getByRole('link', { name: /Songbird/ })).toBeVisible();
  });
});
