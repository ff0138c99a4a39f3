import { paths } from '@counterpoint/contract/paths';
import { bulkAnswers } from '@counterpoint/domain/schemas/cases';
import {
  aCaseDetails,
  aCaseListPage,
  aCaseRow,
  type FakeRequest,
  type FakeRoutes,
  failWith,
  fakeApi,
  fillIn,
  neverRespond,
  recordSavedFiles,
  renderWithHost,
  respondWithFile,
} from '@counterpoint/testing';
import { describe, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { ListPage } from './list-page.tsx';

const idOf = (number: number) => `01900000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const cases = [1, 2].map((number) =>
  aCaseRow({
    id: idOf(number),
    version: number,
    number: `OPP-2026-0000${number}`,
    object_title: `Song ${number}`,
  }),
);
const other = aCaseRow({ id: idOf(9), object_title: 'Theirs', can_answer: false, is_my_turn: false });
const page = aCaseListPage([...cases, other], {
  total: 3,
  counts: { all: 3, needs_answer: 2, waiting: 1, society: 0, draft: 0, closed: 0 },
});

function open(api: FakeRoutes = {}, query = '') {
  const fake = fakeApi({ 'GET /oppositions': page, ...api });
  const route = paths.oppositions.list();
  return { api: fake, ...renderWithHost(<ListPage />, { route, path: `${route}${query}` }) };
}

const asAnswered = ({ body }: FakeRequest) => ({
  items: bulkAnswers.parse(body).items.map(({ id }) => ({ id, is_answered: true, code: null, message: null })),
});

const saved = recordSavedFiles();

describe('selected cases', () => {
  test('are answered together, if they need an answer', async () => {
    const { user, api, host } = open({ 'POST /oppositions/answers': asAnswered });
    for (const title of ['Song 1', 'Song 2', 'Theirs'])
      await user.click(await screen.findByRole('checkbox', { name: new RegExp(`Select ${title}`) }));
    await user.click(await screen.findByRole('button', { name: 'Respond to 2 cases' }));
    const dialog = await screen.findByRole('dialog', { name: 'Respond to 2 cases' });
    await user.click(within(dialog).getByRole('button', { name: 'Respond' }));
    expect(await within(dialog).findByText('Choose a response.')).toBeVisible();
    await user.click(within(dialog).getByRole('radio', { name: 'Maintain my claim' }));
    await user.click(within(dialog).getByRole('button', { name: 'Maintain my claim' }));
    expect(await within(dialog).findByText('Enter why you maintain your claim.')).toBeVisible();
    await fillIn(user, within(dialog).getByRole('textbox'), 'We wrote it together.');
    await user.click(within(dialog).getByRole('button', { name: 'Maintain my claim' }));
    await waitFor(() => expect(host.notify).toHaveBeenCalledWith('You responded to 2 cases.', { type: 'success' }));
    expect(api.to('POST /oppositions/answers')[0]?.body).toEqual({
      answer: 'maintain',
      statement: 'We wrote it together.',
      items: [
        { id: idOf(1), version: 1 },
        { id: idOf(2), version: 2 },
      ],
    });
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Selected cases' })).toBeNull());
  });

  test('can be all matches, and those that can’t be answered are listed with the reason', async () => {
    const { user, api } = open({
      'POST /oppositions/answers': {
        items: [
          { id: idOf(1), is_answered: true, code: null, message: null },
          { id: idOf(2), is_answered: false, code: 'stale_version', message: 'It was changed since you saw it.' },
        ],
      },
    });
    await user.click(await screen.findByRole('checkbox', { name: /Select Song 1/ }));
    await user.click(await screen.findByRole('button', { name: 'Select all 3 matches' }));
    await user.click(screen.getByRole('button', { name: 'Respond to cases' }));
    const dialog = await screen.findByRole('dialog', { name: 'Respond to 2 cases' });
    await user.click(within(dialog).getByRole('radio', { name: 'More time' }));
    await user.click(within(dialog).getByRole('button', { name: 'More time' }));
    const end = await screen.findByRole('dialog', { name: 'Some cases still need a response' });
    expect(end).toHaveTextContent('You responded to 1 case.');
    expect(end).toHaveTextContent('Song 2, OPP-2026-00002It was changed since you saw it.');
    expect(api.to('GET /oppositions').some(({ query }) => query.filter === 'needs_answer')).toBe(true);
  });

  test('stay as shown while they are being answered', async () => {
    const { user, api, host } = open({ 'POST /oppositions/answers': neverRespond });
    await user.click(await screen.findByRole('checkbox', { name: /Select Song 1/ }));
    await user.click(await screen.findByRole('button', { name: 'Select all 3 matches' }));
    await user.click(screen.getByRole('button', { name: 'Respond to cases' }));
    const dialog = await screen.findByRole('dialog', { name: 'Respond to 2 cases' });
    await user.click(within(dialog).getByRole('radio', { name: 'More time' }));
    await user.click(within(dialog).getByRole('button', { name: 'More time' }));
    api.use({ 'GET /oppositions': aCaseListPage([other]) });
    act(() => host.publishChange('oppositions'));
    await waitFor(() => expect(screen.queryByText('Song 1')).toBeNull());
    expect(screen.getByRole('dialog', { name: 'Respond to 2 cases' })).toBeVisible();
  });

  test('keep what was entered when nothing could be sent, to send it again', async () => {
    const { user, api, host } = open({ 'POST /oppositions/answers': failWith(503, { message: 'Back in a minute.' }) });
    await user.click(await screen.findByRole('checkbox', { name: /Select Song 1/ }));
    await user.click(await screen.findByRole('button', { name: 'Respond to 1 case' }));
    const dialog = await screen.findByRole('dialog', { name: 'Respond to 1 case' });
    await user.click(within(dialog).getByRole('radio', { name: 'Maintain my claim' }));
    await fillIn(user, within(dialog).getByRole('textbox'), 'We wrote it together.');
    await user.click(within(dialog).getByRole('button', { name: 'Maintain my claim' }));
    expect(await within(dialog).findByText('Back in a minute.')).toBeVisible();
    expect(within(dialog).getByRole('textbox')).toHaveValue('We wrote it together.');
    api.use({ 'POST /oppositions/answers': asAnswered });
    await user.click(within(dialog).getByRole('button', { name: 'Maintain my claim' }));
    await waitFor(() => expect(host.notify).toHaveBeenCalledWith('You responded to 1 case.', { type: 'success' }));
    const sent = api.to('POST /oppositions/answers').map(({ body, headers }) => [body, headers.get('idempotency-key')]);
    expect(sent[0]?.[1]).toEqual(expect.any(String));
    expect(sent[1]).toEqual(sent[0]);
  });

  test('keep a reason when Escape is pressed; only Cancel discards it', async () => {
    const { user, host } = open();
    await user.click(await screen.findByRole('checkbox', { name: /Select Song 1/ }));
    await user.click(await screen.findByRole('button', { name: 'Respond to 1 case' }));
    const dialog = await screen.findByRole('dialog', { name: 'Respond to 1 case' });
    await user.click(within(dialog).getByRole('radio', { name: 'Maintain my claim' }));
    await fillIn(user, within(dialog).getByRole('textbox'), 'We wrote it together.');
    await user.keyboard('{Escape}');
    expect(await within(dialog).findByText('Your changes haven’t been sent yet.')).toBeVisible();
    expect(within(dialog).getByRole('textbox')).toHaveValue('We wrote it together.');
    expect(host.guardLeave).toHaveBeenLastCalledWith(true);
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('describe releasing as in an overlap, the only case that offers it', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('checkbox', { name: /Select Song 1/ }));
    await user.click(await screen.findByRole('button', { name: 'Respond to 1 case' }));
    const dialog = await screen.findByRole('dialog', { name: 'Respond to 1 case' });
    expect(within(dialog).getByText(/you give up only what exceeds 100%/)).toBeVisible();
  });

  test('show the effect of accepting on each, and omit those that don’t offer it', async () => {
    const { user, api } = open({
      'POST /oppositions/answers': asAnswered,
      [`GET /oppositions/${idOf(1)}`]: aCaseDetails({ id: idOf(1), version: 7 }),
      [`GET /oppositions/${idOf(2)}`]: aCaseDetails({ id: idOf(2), acts: [{ act: 'maintain', blocked: null }] }),
    });
    for (const title of ['Song 1', 'Song 2'])
      await user.click(await screen.findByRole('checkbox', { name: new RegExp(`Select ${title}`) }));
    await user.click(await screen.findByRole('button', { name: 'Respond to 2 cases' }));
    const dialog = await screen.findByRole('dialog', { name: 'Respond to 2 cases' });
    await user.click(within(dialog).getByRole('radio', { name: 'Accept the change' }));
    expect(await within(dialog).findByRole('heading', { name: 'Song 1, OPP-2026-00001' })).toBeVisible();
    expect(within(dialog).getByRole('list', { name: 'Your shares' })).toHaveTextContent(/40\.00%.*20\.00%/);
    expect(dialog).toHaveTextContent('This response isn’t possible in 1 case, which stays as it is:Song 2');
    await user.click(within(dialog).getByRole('button', { name: 'Accept the change' }));
    await waitFor(() =>
      expect(api.to('POST /oppositions/answers')[0]?.body).toMatchObject({
        answer: 'update',
        items: [{ id: idOf(1), version: 7 }],
      }),
    );
  });

  test('that only await a response to a proposal aren’t counted as answered', async () => {
    const proposed = aCaseRow({ id: idOf(8), object_title: 'Proposed', can_answer: false, is_my_turn: true });
    const counts = { all: 1, needs_answer: 1, waiting: 0, society: 0, draft: 0, closed: 0 };
    const { user, api } = open({ 'GET /oppositions': aCaseListPage([proposed], { total: 30, counts }) });
    await user.click(await screen.findByRole('checkbox', { name: /Select Proposed/ }));
    await user.click(await screen.findByRole('button', { name: 'Select all 30 matches' }));
    await user.click(screen.getByRole('button', { name: 'Respond to cases' }));
    expect(await screen.findByText(/^None of these cases needs a response/)).toBeVisible();
    expect(api.to('POST /oppositions/answers')).toEqual([]);
  });

  test('are exported as selected, or as the list shows them', async () => {
    const { user, api } = open(
      { 'GET /oppositions/export': respondWithFile('cases.csv', 'x') },
      '?filter=needs_answer',
    );
    await user.click(await screen.findByRole('checkbox', { name: /Select Song 1/ }));
    const bar = await screen.findByRole('region', { name: 'Selected cases' });
    await user.click(within(bar).getByRole('button', { name: 'Export' }));
    await user.click(await screen.findByRole('button', { name: 'Download' }));
    await waitFor(() => expect(saved).toEqual(['cases.csv']));
    expect(api.to('GET /oppositions/export')[0]?.query).toEqual({ format: 'csv', ids: idOf(1) });
    await user.click(screen.getAllByRole('button', { name: 'Export' })[0] ?? document.body);
    await user.click(await screen.findByRole('button', { name: 'Download' }));
    await waitFor(() => expect(saved).toHaveLength(2));
    expect(api.to('GET /oppositions/export').at(-1)?.query).toEqual({
      format: 'csv',
      query: '',
      filter: 'needs_answer',
    });
  });
});

test('link to the email preferences', async () => {
  open();
  const link = await screen.findByRole('link', { name: 'Emails about cases' });
  expect(link).toHaveAttribute('href', paths.account.emailPreferences());
});
