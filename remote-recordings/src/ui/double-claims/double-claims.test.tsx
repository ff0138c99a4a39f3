import { paths } from '@counterpoint/contract/paths';
import { overlapAnswers } from '@counterpoint/domain/schemas/recordings';
import { formatDayAndTime } from '@counterpoint/kit/text';
import {
  aDoubleClaim,
  aDoubleClaimPage,
  aPerson,
  aProfile,
  type FakeRoutes,
  failWith,
  fakeApi,
  fakeHost,
  fillIn,
  pretendWidth,
  renderWithHost,
} from '@counterpoint/testing';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { DoubleClaims } from './double-claims.tsx';

const market = aDoubleClaim();
const harbour = aDoubleClaim({
  opposition_id: '01900000-0000-7000-8000-000000000412',
  recording_id: '01900000-0000-7000-8000-000000000302',
  number: 'OPP-2026-00212',
  title: 'Harbour Song',
  answers: ['revoke'],
  is_my_turn: false,
});
const both = aDoubleClaimPage([market, harbour]);
const page = (shown: FakeRoutes[string] = both): FakeRoutes => ({ 'GET /double-claims': shown });

function open(routes: FakeRoutes = page(), query = '', host = fakeHost()) {
  const api = fakeApi(routes);
  const path = `${paths.recordings.doubleClaims()}${query}`;
  return { api, ...renderWithHost(<DoubleClaims />, { host, route: paths.recordings.list(), path }) };
}

const answered = (...outcomes: string[]) => ({
  items: outcomes.map((outcome, index) => ({
    opposition_id: [market, harbour][index]?.opposition_id,
    outcome,
  })),
});

beforeEach(() => pretendWidth(1440));

describe('list of double claims', () => {
  test('shows the recording, overlap, shares, turn and case', async () => {
    open();
    const row = await screen.findByRole('row', { name: /Night Market/ });
    const words = 'Ghana, 1 March 2026 to 31 December 2026: 130.00% claimed.';
    for (const text of [words, 'Broadcast', '80.00%', 'Your turn', 'OPP-2026-00211'])
      expect(within(row).getByText(text)).toBeVisible();
    expect(within(row).getByText(/: 50\.00%/)).toBeVisible();
    expect(within(row).getByText(/^Respond by/)).toHaveTextContent(formatDayAndTime(market.respond_by ?? ''));
    expect(within(row).getByRole('link', { name: 'Night Market' })).toHaveAttribute(
      'href',
      paths.recordings.details(market.recording_id),
    );
    expect(within(row).getByRole('link', { name: 'View case OPP-2026-00211' })).toHaveAttribute(
      'href',
      paths.oppositions.details(market.opposition_id),
    );
  });

  test('shows cards on narrow screens', async () => {
    pretendWidth(390);
    open();
    const badge = await screen.findByText('Your turn');
    expect(getComputedStyle(badge.closest('div') ?? badge).flexDirection).not.toBe('column');
  });

  test.each([1440, 390])('offers a reader nothing to select at a width of %i', async (width) => {
    pretendWidth(width);
    open(page(), '', fakeHost({ user: aProfile({ person: aPerson({ role: 'reader' }) }) }));
    expect(await screen.findByRole('link', { name: 'Night Market' })).toBeVisible();
    expect(screen.queryAllByRole('checkbox')).toHaveLength(0);
    expect(screen.queryByRole('button', { name: 'Release my claim' })).toBeNull();
  });

  test('filters by claims that need an answer and keeps the filter in the URL', async () => {
    const { user, api, location } = open();
    await user.click(await screen.findByRole('button', { name: 'Needs your response 1' }));
    expect(location()).toBe('/sound-recordings?filter=double_claims&turn=needs_answer');
    await waitFor(() => expect(api.requests.at(-1)?.query).toMatchObject({ filter: 'needs_answer', page: '1' }));
  });

  test('shows an empty state', async () => {
    open(page(aDoubleClaimPage([])));
    expect(await screen.findByText('None of your claims overlap')).toBeVisible();
  });

  test('shows the error and offers to try again', async () => {
    const { user, api } = open(page(() => failWith(503, { message: 'Back in a minute.' })));
    expect(await screen.findByText('Back in a minute.')).toBeVisible();
    api.use(page());
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('row', { name: /Night Market/ })).toBeVisible();
  });

  test('refreshes when cases change', async () => {
    const { api, host } = open();
    await screen.findByRole('row', { name: /Night Market/ });
    api.use(page(aDoubleClaimPage([harbour])));
    act(() => host.publishChange('oppositions'));
    await waitFor(() => expect(screen.queryByRole('row', { name: /Night Market/ })).toBeNull());
  });
});

describe('answering selected claims', () => {
  test('releases them at the versions shown', async () => {
    const { user, api } = open({ ...page(), 'POST /double-claims/answers': answered('answered', 'answered') });
    await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    await user.click(screen.getByRole('button', { name: 'Release my claim' }));
    const dialog = await screen.findByRole('dialog', { name: 'Release your claims in 2 recordings?' });
    expect(dialog).toHaveTextContent(
      'Night Market. Broadcast: Ghana, 1 March 2026 to 31 December 2026: your share falls from 80.00% to 50.00%.',
    );
    await user.click(within(dialog).getByRole('button', { name: 'Release my claim' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.to('POST /double-claims/answers')[0]?.body).toMatchObject({
      answer: 'revoke',
      statement: null,
      items: [
        { opposition_id: market.opposition_id, version: 1 },
        { opposition_id: harbour.opposition_id, version: 1 },
      ],
    });
  });

  test('requires a reason and a document to maintain claims, and skips those that can’t be', async () => {
    const { user, api } = open({ ...page(), 'POST /double-claims/answers': answered('answered') });
    await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    await user.click(screen.getByRole('button', { name: 'Maintain my claim' }));
    const dialog = await screen.findByRole('dialog', { name: 'Maintain your claim in “Night Market”?' });
    await user.click(within(dialog).getByRole('button', { name: 'Maintain my claim' }));
    expect(await within(dialog).findAllByText('Name the document that supports your claim.')).not.toHaveLength(0);
    expect(api.to('POST /double-claims/answers')).toHaveLength(0);
    await fillIn(
      user,
      within(dialog).getByRole('textbox', { name: /Why the right is yours/ }),
      'We hold it by contract.',
    );
    await fillIn(user, within(dialog).getByRole('textbox', { name: /Supporting document/ }), 'Licence of 2019');
    await user.click(within(dialog).getByRole('button', { name: 'Maintain my claim' }));
    await waitFor(() => expect(api.to('POST /double-claims/answers')).toHaveLength(1));
    expect(api.to('POST /double-claims/answers')[0]?.body).toMatchObject({ reference: 'Licence of 2019' });
  });

  test('reports failed answers and resends only those', async () => {
    const again = { ...harbour, title: market.title, answers: market.answers };
    const { user, api } = open({
      ...page(aDoubleClaimPage([market, again])),
      'POST /double-claims/answers': answered('stale_version', 'stale_version'),
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    await user.click(screen.getByRole('button', { name: 'Release my claim' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Release my claim' }));
    expect(await dialog.findAllByText(/Night Market: This changed after you opened it/)).toHaveLength(2);
    api.use({ 'POST /double-claims/answers': answered('answered', 'stale_version') });
    await user.click(dialog.getByRole('button', { name: 'Release my claim' }));
    await waitFor(() => expect(dialog.getAllByText(/This changed after you opened it/)).toHaveLength(1));
    await user.click(dialog.getByRole('button', { name: 'Release my claim' }));
    await waitFor(() => expect(api.to('POST /double-claims/answers')).toHaveLength(3));
    expect(api.to('POST /double-claims/answers')[2]?.body).toMatchObject({
      items: [{ opposition_id: harbour.opposition_id }],
    });
  });

  test('sends answers in batches of 100 and shows the progress', async () => {
    const many = Array.from({ length: 230 }, (_, index) =>
      aDoubleClaim({
        opposition_id: `01900000-0000-7000-8000-${String(1000 + index).padStart(12, '0')}`,
        number: `OPP-2026-${1000 + index}`,
        answers: index === 0 ? [] : ['revoke'],
      }),
    );
    const { promise: second, resolve: goOn } = Promise.withResolvers<void>();
    let calls = 0;
    const { user, api } = open({
      'GET /double-claims': ({ query }) => {
        const [from, size] = [(Number(query.page) - 1) * Number(query.per_page), Number(query.per_page)];
        return { ...aDoubleClaimPage(many.slice(from, from + size)), total: 230 };
      },
      'POST /double-claims/answers': async ({ body }) => {
        calls += 1;
        if (calls === 2) await second;
        const { items } = overlapAnswers.parse(body);
        return { items: items.map(({ opposition_id }) => ({ opposition_id, outcome: 'answered' })) };
      },
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    await user.click(screen.getByRole('button', { name: 'Select all 230 matches' }));
    await user.click(screen.getByRole('button', { name: 'Release my claim' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Release your claims in 229 recordings?' }));
    expect(dialog.getByText(/1 other selected claim doesn’t allow this response/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Release my claim' }));
    expect(await dialog.findByText('100 of 229 done so far')).toBeVisible();
    goOn();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const sent = api.to('POST /double-claims/answers').map(({ body }) => overlapAnswers.parse(body).items);
    expect(sent.map(({ length }) => length)).toEqual([100, 100, 29]);
    expect(new Set(sent.flat().map(({ opposition_id }) => opposition_id)).size).toBe(229);
  });

  test('fetches the current state of the selection by search and filter', async () => {
    const { user, api } = open();
    await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    await user.click(screen.getByRole('button', { name: 'Release my claim' }));
    await screen.findByRole('dialog');
    expect(api.to('GET /double-claims').at(-1)?.query).toEqual({
      query: '',
      filter: 'all',
      page: '1',
      per_page: '100',
    });
  });
});
