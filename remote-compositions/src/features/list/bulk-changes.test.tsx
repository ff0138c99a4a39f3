import { paths } from '@counterpoint/contract/paths';
import {
  aCoWriter,
  aWorkDetails,
  aWorkPage,
  aWorkRow,
  aWriter,
  failWith,
  fakeApi,
  fillIn,
  renderWithHost,
} from '@counterpoint/testing';
import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { ListPage } from './list-page.tsx';

const route = paths.compositions.list();
const idOf = (number: number) => `01900000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const rows = [1, 2, 3].map((number) => aWorkRow({ id: idOf(number), title: `Song ${number}`, version: number }));
const detailsOf = (number: number, overrides: Parameters<typeof aWorkDetails>[0] = {}) =>
  aWorkDetails({ id: idOf(number), title: `Song ${number}`, version: number, ...overrides });
const doneFor = (...numbers: number[]) => ({
  items: numbers.map((number) => ({ id: idOf(number), outcome: 'done' as const })),
});

beforeEach(() => localStorage.clear());

async function openWithAll(query: string, button: string) {
  const view = renderWithHost(<ListPage />, { route, path: `${route}${query}` });
  for (const { title } of rows) await view.user.click(await screen.findByRole('checkbox', { name: `Select ${title}` }));
  await view.user.click(await screen.findByRole('button', { name: button }));
  return { ...view, dialog: within(await screen.findByRole('alertdialog')) };
}

test('contests the works whose shares differ, with one reason and their figures', async () => {
  const writers = [aCoWriter({ confirmation: 'submitter' }), aWriter({ is_me: true })];
  const awaiting = [1, 2, 3].map((number) => detailsOf(number, { writers, awaits_my_confirmation: true }));
  const api = fakeApi({
    'GET /compositions': aWorkPage(rows),
    'GET /compositions/awaiting-me': { items: [...awaiting.slice(0, 2), detailsOf(3, { writers: [aCoWriter()] })] },
    'POST /compositions/bulk-contest': doneFor(2),
  });
  const { user, host, dialog } = await openWithAll('?filter=awaits_me', 'Contest');
  const performing = await dialog.findByRole('textbox', { name: 'Performing, Song 2' });
  expect(dialog.getByText(/^1 of those you selected stays as it is: it removes you/)).toBeVisible();
  expect(dialog.getAllByText('Stated: 50.00%. Leave this empty if it’s correct.')).toHaveLength(4);
  await user.click(dialog.getByRole('button', { name: /^Contest/ }));
  expect(dialog.getByText('Enter what’s wrong.')).toBeVisible();
  await fillIn(user, dialog.getByLabelText('What’s wrong in all of them'), 'We agreed on 60.');
  await user.type(performing, '60');
  const wrong = dialog.getByRole('textbox', { name: 'Performing, Song 1' });
  await user.type(wrong, '160');
  await user.click(dialog.getByRole('button', { name: 'Contest' }));
  expect(wrong).toHaveAccessibleDescription(/A share can’t be above 100/);
  expect(dialog.getByText('Correct the marked shares.')).toBeVisible();
  await user.clear(wrong);
  const hold = `On hold until the case closes: Performing 10.00%. The case is against ${writers[0]?.name}.`;
  expect(dialog.getByText(hold)).toBeVisible();
  expect(dialog.getByText('Not contested: nothing differs.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Contest' }));
  await waitFor(() => expect(host.notify).toHaveBeenCalledWith('Shares in 1 work contested.', { type: 'success' }));
  const shares = { pr: 6000, mr: 5000, sr: 0 };
  expect(api.to('POST /compositions/bulk-contest')[0]?.body).toEqual({
    entries: [{ id: idOf(2), version: 2, contestation: { reason: 'We agreed on 60.', shares } }],
  });
});

test('withdraws the works that can be withdrawn, with one reason', async () => {
  const api = fakeApi({
    'GET /compositions': aWorkPage(rows),
    'GET /compositions/submitted-by-me': { items: [detailsOf(1), detailsOf(2, { is_in_dispute: true })] },
    'POST /compositions/bulk-withdraw': doneFor(1),
  });
  const { user, host, dialog } = await openWithAll('', 'Withdraw');
  expect(
    dialog.getByText(/^Registered works leave the repertoire.* Open claims and unconfirmed revisions end/),
  ).toBeVisible();
  expect(await dialog.findByText(/^2 of those you selected stay as they are/)).toBeVisible();
  await fillIn(user, dialog.getByLabelText('Reason for withdrawing'), 'Sent twice.');
  await user.click(dialog.getByRole('button', { name: 'Withdraw' }));
  await waitFor(() => expect(host.notify).toHaveBeenCalledWith('1 work withdrawn.', { type: 'success' }));
  expect(api.to('POST /compositions/bulk-withdraw')[0]?.body).toEqual({
    entries: [{ id: idOf(1), version: 1 }],
    reason: 'Sent twice.',
  });
});

const reasonField = 'Reason for withdrawing';

test('keeps the reason and the selection when withdrawing fails, and sends it again', async () => {
  const api = fakeApi({
    'GET /compositions': aWorkPage(rows),
    'GET /compositions/submitted-by-me': { items: rows.map((_, index) => detailsOf(index + 1)) },
    'POST /compositions/bulk-withdraw': failWith(503, { message: 'Back in a minute.' }),
  });
  const { user, host, dialog } = await openWithAll('', 'Withdraw');
  await fillIn(user, dialog.getByLabelText(reasonField), 'Sent twice.');
  await dialog.findByRole('list', { name: 'To be withdrawn' });
  await user.click(dialog.getByRole('button', { name: 'Withdraw 3' }));
  expect(await dialog.findByText('Back in a minute.')).toBeVisible();
  expect(dialog.getByLabelText(reasonField)).toHaveValue('Sent twice.');
  expect(screen.getByText('3 works selected')).toBeInTheDocument();
  api.use({ 'POST /compositions/bulk-withdraw': doneFor(1, 2, 3) });
  await user.click(dialog.getByRole('button', { name: 'Withdraw 3' }));
  await waitFor(() => expect(host.notify).toHaveBeenCalledWith('3 works withdrawn.', { type: 'success' }));
  expect(api.to('POST /compositions/bulk-withdraw').at(-1)?.body).toMatchObject({ reason: 'Sent twice.' });
});

test('keeps the corrected shares when contesting fails or Escape is pressed', async () => {
  const writers = [aWriter(), aCoWriter()];
  const awaiting = [1, 2, 3].map((number) => detailsOf(number, { writers, awaits_my_confirmation: true }));
  fakeApi({
    'GET /compositions': aWorkPage(rows),
    'GET /compositions/awaiting-me': { items: awaiting },
    'POST /compositions/bulk-contest': failWith(503, { message: 'Back in a minute.' }),
  });
  const { user, host, dialog } = await openWithAll('?filter=awaits_me', 'Contest');
  await user.type(await dialog.findByRole('textbox', { name: 'Performing, Song 2' }), '60');
  await fillIn(user, dialog.getByLabelText('What’s wrong in all of them'), 'We agreed on 60.');
  await user.click(dialog.getByRole('button', { name: 'Contest' }));
  expect(await dialog.findByText('Back in a minute.')).toBeVisible();
  await user.keyboard('{Escape}');
  expect(await dialog.findByText('Your changes haven’t been sent yet.')).toBeVisible();
  expect(host.guardLeave).toHaveBeenLastCalledWith(true);
  expect(dialog.getByRole('textbox', { name: 'Performing, Song 2' })).toHaveValue('60');
  expect(dialog.getByLabelText('What’s wrong in all of them')).toHaveValue('We agreed on 60.');
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(host.guardLeave).toHaveBeenLastCalledWith(false);
});

test('refuses a reason that is too long before it is sent', async () => {
  const api = fakeApi({
    'GET /compositions': aWorkPage(rows),
    'GET /compositions/submitted-by-me': { items: [detailsOf(1)] },
  });
  const { user, dialog } = await openWithAll('', 'Withdraw');
  await dialog.findByRole('list', { name: 'To be withdrawn' });
  await user.click(dialog.getByLabelText(reasonField));
  await user.paste('x'.repeat(1001));
  await user.click(dialog.getByRole('button', { name: 'Withdraw' }));
  expect(await dialog.findByText('Use at most 1,000 characters.')).toBeVisible();
  expect(api.to('POST /compositions/bulk-withdraw')).toHaveLength(0);
});

test('shows how many works an edit changes and from what, and leaves out those that have the value', async () => {
  const api = fakeApi({
    'GET /compositions': aWorkPage(rows),
    'GET /compositions/submitted-by-me': {
      items: [
        detailsOf(1, { genre: 'Highlife' }),
        detailsOf(2, { genre: 'Pop' }),
        detailsOf(3, { genre: null, state: 'draft' }),
      ],
    },
    'POST /compositions/bulk-edit': doneFor(2, 3),
  });
  const { user, host, dialog } = await openWithAll('', 'Edit a field');
  await user.selectOptions(await dialog.findByLabelText('Field'), 'Genre');
  await fillIn(user, dialog.getByLabelText(/^Genre/), 'Highlife');
  expect(dialog.getByText('2 change:')).toBeVisible();
  expect(dialog.getByText('Pop → Highlife (1)')).toBeVisible();
  expect(dialog.getByText('no value → Highlife (1)')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Change 2' }));
  await waitFor(() => expect(host.notify).toHaveBeenCalledWith('2 works changed.', { type: 'success' }));
  expect(api.to('POST /compositions/bulk-edit')[0]?.body).toEqual({
    entries: [
      { id: idOf(2), version: 2 },
      { id: idOf(3), version: 3 },
    ],
    field: 'genre',
    value: 'Highlife',
  });
});

test('says what is wrong with a value that the server rejects', async () => {
  const details = [{ path: 'value', message: 'Use at most 60 characters.' }];
  fakeApi({
    'GET /compositions': aWorkPage(rows),
    'GET /compositions/submitted-by-me': { items: [detailsOf(1, { genre: 'Pop' })] },
    'POST /compositions/bulk-edit': failWith(422, { message: 'Check the highlighted fields.', details }),
  });
  const { user, dialog } = await openWithAll('', 'Edit a field');
  await user.selectOptions(await dialog.findByLabelText('Field'), 'Genre');
  await fillIn(user, dialog.getByLabelText(/^Genre/), 'Highlife');
  await user.click(dialog.getByRole('button', { name: 'Change' }));
  expect(await dialog.findByText('Use at most 60 characters.')).toBeVisible();
});

test('says before an edit that works awaiting confirmation are left out', async () => {
  const awaiting = { state: 'awaiting_confirmation' } as const;
  fakeApi({
    'GET /compositions': aWorkPage([...rows.slice(0, 2), aWorkRow({ ...rows[2], ...awaiting })]),
    'GET /compositions/submitted-by-me': { items: [detailsOf(1), detailsOf(2), detailsOf(3, awaiting)] },
  });
  const { dialog } = await openWithAll('', 'Edit a field');
  expect(
    await dialog.findByText(/^1 of those you selected stays as it is: .* a revision of it isn’t confirmed/),
  ).toBeVisible();
});

test('lists only what one import wrote, exports and selects all of it, until all are shown', async () => {
  const api = fakeApi({
    'GET /compositions': aWorkPage(rows, { total: 40 }),
    'GET /compositions/export': failWith(429, { message: 'Wait a moment.' }),
  });
  const { user } = renderWithHost(<ListPage />, { route, path: `${route}?import=${idOf(9)}` });
  await user.click(await screen.findByRole('checkbox', { name: 'Select Song 1' }));
  expect(await screen.findByText('1 work selected')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  await user.click(await screen.findByRole('button', { name: 'Select all 40 matches' }));
  const bar = within(screen.getByRole('region', { name: 'Selected works' }));
  await user.click(bar.getByRole('button', { name: 'Export' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Download' }));
  await waitFor(() => expect(api.to('GET /compositions/export')[0]?.query).toMatchObject({ import: idOf(9) }));
  expect(api.to('GET /compositions')[0]?.query).toMatchObject({ import: idOf(9) });
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Show all' }));
  await waitFor(() => expect(api.to('GET /compositions').at(-1)?.query).not.toHaveProperty('import'));
});
