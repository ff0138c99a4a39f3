import { paths } from '@counterpoint/contract/paths';
import { formatDayAndTime } from '@counterpoint/kit/text';
import {
  aCaseListPage,
  aCaseRow,
  aCoWriter,
  aDraft,
  aWorkDetails,
  aWriter,
  failWith,
  fakeApi,
  respondWithNothing,
} from '@counterpoint/testing';
import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { apiWith, awaiting, open, work } from './testing/open-details.tsx';

describe('details of a work', () => {
  test('show the work’s facts, status, shares and history', async () => {
    apiWith(work);
    const { host } = open();
    expect(await screen.findByRole('heading', { level: 1, name: work.title })).toBeVisible();
    for (const fact of ['ISWC T-900.000.001-1', 'reference C-2026-000101', 'English', '3 minutes 42 seconds'])
      expect(screen.getByText(fact)).toBeVisible();
    expect(screen.getByRole('region', { name: 'Status' })).toHaveTextContent('registered and ready for payment');
    expect(screen.getAllByText('100.00%').length).toBeGreaterThanOrEqual(2);
    expect(screen.getByText('Registered by the society')).toBeVisible();
    expect(host.setTitle).toHaveBeenCalledWith(work.title);
  });

  test('say what societies answered before what the portal says, most urgent first', async () => {
    const society_answers = [
      { society_name: 'SACEM', status: 'RA' },
      { society_name: 'PRS', status: 'RJ' },
      { society_name: 'GEMA', status: 'SR' },
      { society_name: 'BUMA', status: 'RC' },
    ] as const;
    apiWith({ ...work, society_answers: [...society_answers] });
    open();
    const status = await screen.findByRole('region', { name: 'Status' });
    expect(status).toHaveTextContent(
      /^PRS and BUMA have rejected this work\. See why under “Sent to societies”\..*SACEM has received this work/,
    );
    expect(status).not.toHaveTextContent('ready for payment');
    expect(status).not.toHaveTextContent('GEMA');
  });

  test.each([
    ['CO', 'PRS already has a work that conflicts with this one.'],
    ['NP', 'PRS represents no one in this work.'],
    ['AC', 'PRS has registered this work with changes.'],
    ['RA', 'PRS has received this work but hasn’t registered it yet.'],
    ['SR', 'The work is registered and ready for payment.'],
  ] as const)('read with an answer of %s: %s', async (status, headline) => {
    apiWith({ ...work, society_answers: [{ society_name: 'PRS', status }] });
    open();
    expect(await screen.findByText(headline)).toBeVisible();
  });

  test('mark parties who did not confirm in time', async () => {
    const silent = aCoWriter({ confirmation: 'unconfirmed', confirmed_at: null });
    apiWith({ ...work, writers: [aWriter(), silent] });
    open();
    expect((await screen.findAllByText('Not confirmed'))[0]).toBeVisible();
  });

  test('link a work in dispute to its case', async () => {
    const own = aCaseRow({ object_id: work.id, is_my_turn: false });
    const api = apiWith({ ...work, is_in_dispute: true }, { 'GET /oppositions': aCaseListPage([own]) });
    open();
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'View case' })).toHaveAttribute(
        'href',
        paths.oppositions.details(own.id),
      ),
    );
    expect(api.to('GET /oppositions')[0]?.query).toEqual({ object_id: work.id });
  });

  test.each([
    [true, 'Respond to the case', `Respond to the case by ${formatDayAndTime('2026-12-02T12:00:00.000Z')}.`],
    [false, 'View case', 'Nothing for you to do right now.'],
  ])('make the case the main action (the reader’s turn: %s)', async (is_my_turn, action, headline) => {
    const own = aCaseRow({ object_id: work.id, is_my_turn, respond_by: '2026-12-02T12:00:00.000Z' });
    apiWith({ ...work, is_mine: true, is_in_dispute: true }, { 'GET /oppositions': aCaseListPage([own]) });
    open();
    const link = await screen.findByRole('link', { name: action });
    await waitFor(() => expect(screen.getByRole('region', { name: 'Status' })).toHaveTextContent(headline));
    const links = within(screen.getByRole('banner')).getAllByRole('link');
    expect(links.at(-1)).toBe(link);
  });

  test('ask who recalled a contested submission to correct it', async () => {
    const own = aCaseRow({ object_id: work.id, is_my_turn: true });
    const events = work.events.map((event) => ({ ...event, type: 'taken_back' as const }));
    apiWith(
      { ...work, state: 'draft', is_mine: true, is_in_dispute: true, events },
      { 'GET /oppositions': aCaseListPage([own]) },
    );
    open();
    const status = await screen.findByRole('region', { name: 'Status' });
    await screen.findByRole('link', { name: 'Continue' });
    expect(status).toHaveTextContent('You withdrew your submission. Correct it and submit it again.');
  });

  test('ask the reader to confirm their shares', async () => {
    apiWith(awaiting);
    open();
    const status = await screen.findByRole('region', { name: 'Status' });
    expect(status).toHaveTextContent('Confirm your shares. Review them, then confirm or contest them.');
    expect(status).not.toHaveTextContent('Other members');
  });

  test('link to the list of cases when there are several', async () => {
    const other = '01900000-0000-7000-8000-000000000402';
    const rows = [aCaseRow({ object_id: work.id }), aCaseRow({ id: other, object_id: work.id })];
    const disputed = { ...work, title: 'Lagos & Accra', is_in_dispute: true };
    apiWith(disputed, { 'GET /oppositions': aCaseListPage(rows) });
    open();
    expect(await screen.findByRole('link', { name: 'View case' })).toHaveAttribute(
      'href',
      `${paths.oppositions.list()}?query=Lagos+%26+Accra`,
    );
  });

  test('show the member’s share of each right before they confirm', async () => {
    const api = apiWith(awaiting, {
      'POST /compositions/:id/confirmation': {
        ...awaiting,
        version: 4,
        state: 'registered',
        awaits_my_confirmation: false,
        confirm_by: null,
      },
    });
    const { user, host } = open();
    expect(await screen.findByText('Waiting for the writers and publishers to confirm')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Confirm my shares' }));
    const dialog = await screen.findByRole('dialog', { name: 'Confirm your shares' });
    expect(dialog).toHaveTextContent('Performing40.00%');
    expect(dialog).toHaveTextContent('Mechanical30.00%');
    api.use({
      'GET /compositions/:id': {
        ...awaiting,
        version: 4,
        state: 'registered',
        awaits_my_confirmation: false,
        confirm_by: null,
      },
    });
    await user.click(within(dialog).getByRole('button', { name: 'Confirm my shares' }));
    expect(await screen.findByText(/ready for payment/)).toBeVisible();
    expect(api.to('POST /compositions/:id/confirmation')[0]?.headers.get('if-match')).toBe('"3"');
    expect(host.notify).toHaveBeenCalledWith('Your shares are confirmed.', { type: 'success' });
  });

  test('keep the dialog open when confirming fails', async () => {
    apiWith(awaiting, {
      'POST /compositions/:id/confirmation': failWith(412, {
        code: 'stale_version',
        message: 'The work was changed meanwhile.',
      }),
    });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Confirm my shares' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Confirm my shares' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('The work was changed meanwhile.');
  });

  test('continue a draft or discard it after confirmation', async () => {
    const draft = aDraft();
    const api = fakeApi({ 'GET /compositions/:id': draft, 'DELETE /compositions/:id': respondWithNothing() });
    const { user } = open();
    expect(await screen.findByRole('link', { name: 'Continue' })).toHaveAttribute(
      'href',
      paths.compositions.continueDraft(draft.id),
    );
    await user.click(screen.getByRole('button', { name: 'Discard draft' }));
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Discard draft' }));
    expect(await screen.findByText(`Elsewhere: ${paths.compositions.list()}`)).toBeVisible();
    expect(api.to('DELETE /compositions/:id')[0]?.headers.get('if-match')).toBe(`"${draft.version}"`);
  });

  test('refresh when the server reports a change', async () => {
    const api = apiWith(awaiting);
    const { host } = open();
    await screen.findByRole('heading', { level: 1 });
    api.use({ 'GET /compositions/:id': { ...awaiting, title: 'Renamed' } });
    host.publishChange('compositions');
    expect(await screen.findByRole('heading', { level: 1, name: 'Renamed' })).toBeVisible();
  });

  test('report that another member’s work cannot be found', async () => {
    fakeApi({ 'GET /compositions/:id': failWith(404, { message: 'There is no such composition.' }) });
    open();
    expect(await screen.findByRole('heading', { name: 'This work wasn’t found' })).toBeVisible();
  });

  test('reports that a work was withdrawn while the page was open', async () => {
    const api = apiWith(awaiting);
    const { host } = open();
    await screen.findByRole('heading', { level: 1 });
    api.use({ 'GET /compositions/:id': failWith(404) });
    host.publishChange('compositions');
    expect(await screen.findByRole('heading', { name: 'You can no longer see this work' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: awaiting.title })).toBeVisible();
  });

  test.each([
    [
      'own draft',
      { facts: { state: 'draft', is_mine: true }, title: 'This draft was discarded', why: /discarded elsewhere/ },
    ],
    [
      'another member’s work',
      {
        facts: { is_mine: false, is_party: false },
        title: /^You can no longer see/,
        why: /withdrew it after you opened it\.$/,
      },
    ],
  ] as const)('explain why a work is gone: %s', async (_whose, { facts, title, why }) => {
    const api = apiWith(aWorkDetails(facts));
    const { host } = open();
    await screen.findByRole('heading', { level: 1 });
    api.use({ 'GET /compositions/:id': failWith(404) });
    host.publishChange('compositions');
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByText(why)).toBeVisible();
  });

  test('show the error and offer to try again', async () => {
    const api = apiWith(work, { 'GET /compositions/:id': failWith(500, { message: 'The society is asleep.' }) });
    const { user } = open();
    expect(await screen.findByRole('alert')).toHaveTextContent('The society is asleep.');
    expect(screen.getByRole('heading', { level: 1, name: 'Composition' })).toBeVisible();
    api.use({ 'GET /compositions/:id': work });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: work.title })).toBeVisible();
  });
});
