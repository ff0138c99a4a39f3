import { paths } from '@counterpoint/contract/paths';
import { chosenEntries } from '@counterpoint/domain/schemas/entries';
import {
  aWorkDetails,
  aWorkPage,
  aWorkRow,
  aWriter,
  type FakeRequest,
  failWith,
  fakeApi,
  recordSavedFiles,
  renderWithHost,
  respondWithFile,
} from '@counterpoint/testing';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { ListPage } from './list-page.tsx';

const route = paths.compositions.list();
const open = (query = '') => renderWithHost(<ListPage />, { route, path: `${route}${query}` });
const idOf = (number: number) => `01900000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const draftOf = (number: number) =>
  aWorkRow({ id: idOf(number), title: `Sketch ${number}`, version: number, state: 'draft', writers: [] });
const drafts = Array.from({ length: 120 }, (_, index) => draftOf(index + 1));
const registered = aWorkRow();
const page = aWorkPage([...drafts.slice(0, 3), registered], {
  total: 140,
  counts: {
    all: 140,
    registered: 20,
    registered_incomplete: 0,
    awaits_me: 0,
    awaiting_confirmation: 0,
    in_dispute: 0,
    draft: 120,
    society_rejected: 0,
    society_conflict: 0,
    society_no_participation: 0,
  },
});

function drafted({ query }: FakeRequest) {
  if (query.filter !== 'draft') return page;
  const [number, size] = [Number(query.page), Number(query.per_page)];
  return { ...page, items: drafts.slice((number - 1) * size, number * size), total: drafts.length, page: number };
}
const asDone = ({ body }: FakeRequest) => ({
  items: chosenEntries.parse(body).entries.map(({ id }) => ({ id, outcome: 'done' })),
});

const saved = recordSavedFiles();

beforeEach(() => localStorage.clear());

describe('selected works', () => {
  test('discards the selected drafts after confirmation', async () => {
    const api = fakeApi({ 'GET /compositions': page, 'POST /compositions/bulk-discard': asDone });
    const { user, host } = open();
    for (const title of ['Sketch 2', 'Sketch 3', registered.title])
      await user.click(await screen.findByRole('checkbox', { name: `Select ${title}` }));
    expect(await screen.findByText('3 works selected')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Discard 2 drafts' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Discard 2 drafts?' });
    await user.click(within(dialog).getByRole('button', { name: 'Discard 2 drafts' }));
    await waitFor(() => expect(host.notify).toHaveBeenCalledWith('2 drafts discarded.', { type: 'success' }));
    expect(api.to('POST /compositions/bulk-discard')[0]?.body).toEqual({
      entries: [
        { id: idOf(2), version: 2 },
        { id: idOf(3), version: 3 },
      ],
    });
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Selected works' })).not.toBeInTheDocument());
  });

  test('discards all matching drafts in batches of 50', async () => {
    const api = fakeApi({ 'GET /compositions': drafted, 'POST /compositions/bulk-discard': asDone });
    const { user, host } = open();
    await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    await user.click(await screen.findByRole('button', { name: 'Select all 140 matches' }));
    expect(screen.getByText('All 140 works selected')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Discard 120 drafts' }));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard 120 drafts' }),
    );
    await waitFor(() => expect(host.notify).toHaveBeenCalledWith('120 drafts discarded.', { type: 'success' }));
    const sizes = api.to('POST /compositions/bulk-discard').map(({ body }) => chosenEntries.parse(body).entries.length);
    expect(sizes).toEqual([50, 50, 20]);
  });

  test.each(['Select Sketch 11', 'Select all on this page'])(
    'leaves out what is unticked among all matches: %s',
    async (name) => {
      const api = fakeApi({ 'GET /compositions': drafted, 'POST /compositions/bulk-discard': asDone });
      const { user } = open('?filter=draft');
      await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
      await user.click(await screen.findByRole('button', { name: 'Select all 120 matches' }));
      await user.click(screen.getByRole('button', { name: 'Page 2' }));
      const other = await screen.findByRole('checkbox', { name: 'Select Sketch 12' });
      expect(other).toBeChecked();
      await user.click(screen.getByRole('checkbox', { name }));
      expect(screen.getByText('10 works selected')).toBeVisible();
      expect(other).not.toBeChecked();
      await user.click(screen.getByRole('button', { name: 'Discard 10 drafts' }));
      const dialog = within(await screen.findByRole('alertdialog'));
      await user.click(dialog.getByRole('button', { name: 'Discard 10 drafts' }));
      await waitFor(() => expect(api.to('POST /compositions/bulk-discard')).toHaveLength(1));
      const sent = chosenEntries.parse(api.to('POST /compositions/bulk-discard')[0]?.body);
      expect(sent.entries.map(({ id }) => id)).toEqual(drafts.slice(0, 10).map(({ id }) => id));
    },
  );

  test('keeps drafts that changed meanwhile and shows why', async () => {
    fakeApi({
      'GET /compositions': page,
      'POST /compositions/bulk-discard': { items: [{ id: idOf(1), outcome: 'stale_version' }] },
    });
    const { user } = open();
    await user.click(await screen.findByRole('checkbox', { name: 'Select Sketch 1' }));
    await user.click(await screen.findByRole('button', { name: 'Discard 1 draft' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard draft' }));
    const dialog = await screen.findByRole('dialog', { name: 'Some couldn’t be changed' });
    expect(dialog).toHaveTextContent('1 was changed elsewhere after you selected it');
  });

  test('keeps the selection across pages but not across filters', async () => {
    fakeApi({ 'GET /compositions': page });
    const { user } = open();
    await user.click(await screen.findByRole('checkbox', { name: 'Select Sketch 1' }));
    await user.click(screen.getByRole('button', { name: 'Page 2' }));
    expect(await screen.findByText('1 work selected')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Drafts 120' }));
    await waitFor(() => expect(screen.queryByText('1 work selected')).not.toBeInTheDocument());
  });

  test('shows the member’s shares before confirming them, and confirms exactly what it showed', async () => {
    const waiting = [1, 2].map((number) =>
      aWorkDetails({
        id: idOf(number),
        title: `Shared ${number}`,
        version: 40 + number,
        writers: [aWriter({ is_me: true })],
      }),
    );
    const api = fakeApi({
      'GET /compositions': page,
      'GET /compositions/awaiting-me': { items: waiting },
      'POST /compositions/bulk-confirm': asDone,
    });
    const { user, host } = open('?filter=awaits_me');
    for (const number of [1, 2, 3])
      await user.click(await screen.findByRole('checkbox', { name: `Select Sketch ${number}` }));
    await user.click(await screen.findByRole('button', { name: 'Confirm 3' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Confirm your shares in 2 works?' });
    const shares = within(dialog).getByRole('list', { name: 'Your shares after confirmation' });
    expect(shares).toHaveTextContent('Shared 1Composer and author · performing 50.00% and mechanical 50.00%');
    expect(dialog).toHaveTextContent('1 of those you selected isn’t waiting for you and stays as it is.');
    await user.click(within(dialog).getByRole('button', { name: 'Confirm all 2' }));
    await waitFor(() => expect(host.notify).toHaveBeenCalledWith('Shares in 2 works confirmed.', { type: 'success' }));
    expect(api.to('GET /compositions/awaiting-me')[0]?.query).toEqual({ ids: [1, 2, 3].map(idOf).join() });
    expect(api.to('POST /compositions/bulk-confirm')[0]?.body).toEqual({
      entries: waiting.map(({ id, version }) => ({ id, version })),
    });
  });

  test('keeps showing what couldn’t be confirmed once no work awaits the member any more', async () => {
    const waiting = [1, 2].map((number) => aWorkDetails({ id: idOf(number), title: `Sketch ${number}` }));
    const api = fakeApi({
      'GET /compositions': page,
      'GET /compositions/awaiting-me': { items: waiting },
      'POST /compositions/bulk-confirm': {
        items: [
          { id: idOf(1), outcome: 'done' },
          { id: idOf(2), outcome: 'nothing_to_confirm' },
        ],
      },
    });
    const { user, queryClient } = open('?filter=awaits_me');
    for (const number of [1, 2])
      await user.click(await screen.findByRole('checkbox', { name: `Select Sketch ${number}` }));
    await user.click(await screen.findByRole('button', { name: 'Confirm 2' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Confirm your shares in 2 works?' }));
    api.use({ 'GET /compositions/awaiting-me': { items: [] } });
    await user.click(question.getByRole('button', { name: 'Confirm all 2' }));
    expect(await screen.findByRole('dialog', { name: 'Some couldn’t be changed' })).toBeVisible();
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(screen.getByRole('dialog', { name: 'Some couldn’t be changed' })).toBeVisible();
  });

  test('reports when none of the selected works awaits the member, or they can’t be loaded', async () => {
    const api = fakeApi({
      'GET /compositions': page,
      'GET /compositions/awaiting-me': failWith(503, { message: 'Back in a minute.' }),
    });
    const { user } = open('?filter=awaits_me');
    await user.click(await screen.findByRole('checkbox', { name: 'Select Sketch 1' }));
    await user.click(await screen.findByRole('button', { name: 'Confirm 1' }));
    expect(await screen.findByText('Back in a minute.')).toBeVisible();
    api.use({ 'GET /compositions/awaiting-me': { items: [] } });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/1 of those you selected isn’t waiting for you/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Back to the list' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('1 work selected')).toBeVisible();
  });

  test('offers among all works what each of them awaits', async () => {
    const mine = aWorkRow({ id: idOf(1), title: 'Mine', state: 'awaiting_confirmation', awaits: 'others' });
    const theirs = aWorkRow({ id: idOf(2), title: 'Theirs', state: 'awaiting_confirmation', awaits: 'me' });
    fakeApi({ 'GET /compositions': aWorkPage([mine, theirs]) });
    const { user } = open();
    await user.click(await screen.findByRole('checkbox', { name: 'Select Theirs' }));
    expect(await screen.findByRole('button', { name: 'Confirm 1' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Contest' })).toBeVisible();
    for (const name of ['Withdraw', 'Send reminders']) expect(screen.queryByRole('button', { name })).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: 'Select Mine' }));
    for (const name of ['Confirm 1', 'Withdraw', 'Send reminders'])
      expect(screen.getByRole('button', { name })).toBeVisible();
  });

  test('sends reminders about works that await others, and lists those that had one today', async () => {
    const waiting = aWorkRow({ id: idOf(1), title: 'Sketch 1', version: 1, state: 'awaiting_confirmation' });
    const api = fakeApi({
      'GET /compositions': aWorkPage([{ ...waiting, awaits: 'others' }]),
      'POST /compositions/bulk-remind': { items: [{ id: idOf(1), outcome: 'reminded_today' }] },
    });
    const { user } = open('?filter=awaiting_confirmation');
    await user.click(await screen.findByRole('checkbox', { name: 'Select Sketch 1' }));
    await user.click(await screen.findByRole('button', { name: 'Send reminders' }));
    const question = await screen.findByRole('alertdialog', { name: 'Send reminders about this work?' });
    await user.click(within(question).getByRole('button', { name: 'Send reminder' }));
    expect(await screen.findByText('1 had a reminder in the last 24 hours.')).toBeVisible();
    expect(api.to('POST /compositions/bulk-remind')[0]?.body).toEqual({ entries: [{ id: idOf(1), version: 1 }] });
  });

  test('offers no reminders about all matches, since others submitted some of them', async () => {
    const waiting = aWorkRow({ title: 'Sketch 1', state: 'awaiting_confirmation', awaits: 'others' });
    fakeApi({ 'GET /compositions': aWorkPage([waiting], { total: 40 }) });
    const { user } = open('?filter=awaiting_confirmation');
    await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    expect(await screen.findByRole('button', { name: 'Send reminders' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Select all 40 matches' }));
    expect(screen.getByText('All 40 works selected')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send reminders' })).toBeNull();
  });

  test('exports the selected works or all matches', async () => {
    const api = fakeApi({ 'GET /compositions': page, 'GET /compositions/export': respondWithFile('works.xlsx', 'x') });
    const { user } = open('?query=sketch&filter=draft');
    await user.click(await screen.findByRole('checkbox', { name: 'Select Sketch 1' }));
    const bar = await screen.findByRole('region', { name: 'Selected works' });
    await user.click(within(bar).getByRole('button', { name: 'Export' }));
    await user.click(await screen.findByRole('radio', { name: 'Excel workbook' }));
    await user.click(screen.getByRole('button', { name: 'Download' }));
    await waitFor(() => expect(saved).toEqual(['works.xlsx']));
    expect(api.to('GET /compositions/export')[0]?.query).toEqual({ format: 'xlsx', ids: idOf(1) });

    api.use({ 'GET /compositions/export': failWith(429, { message: 'Wait a moment.' }) });
    await user.click(screen.getAllByRole('button', { name: 'Export' })[0] ?? document.body);
    await user.click(await screen.findByRole('button', { name: 'Download' }));
    expect(await screen.findByText('Wait a moment.')).toBeVisible();
    expect(api.to('GET /compositions/export').at(-1)?.query).toEqual({
      format: 'csv',
      query: 'sketch',
      filter: 'draft',
    });
  });
});
