import { paths } from '@counterpoint/contract/paths';
import { NO_PUBLISHER_TERMS } from '@counterpoint/domain/schemas/works';
import { aCoWriter, aWorkDetails, aWriter, failWith, fillIn } from '@counterpoint/testing';
import { describe, expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { workKeys } from '../../api/work-keys.ts';
import { apiWith, open, work } from './testing/open-details.tsx';

describe('details of a work with publishers', () => {
  const publisher = {
    party_id: '01900000-0000-7000-8000-0000000000aa',
    name: 'Osu Music',
    ipi_name_number: null,
    is_member: true,
    is_me: false,
    confirmation: 'invited' as const,
    confirmed_at: null,
    chain: 1,
    type: 'E' as const,
    shares: { pr: 2500, mr: 5000, sr: 0 },
    ...NO_PUBLISHER_TERMS,
  };
  const published = aWorkDetails({
    writers: [
      aWriter({ shares: { pr: 5000, mr: 5000, sr: 0 } }),
      aCoWriter({ name: 'Kofi Mensah', role: 'C', chains: [1], shares: { pr: 1500, mr: 0, sr: 0 } }),
      aCoWriter({ name: 'Kofi Mensah', role: 'A', chains: [1], shares: { pr: 1000, mr: 0, sr: 0 } }),
    ],
    publishers: [publisher],
    instrumentation: 'Voice and kora',
    ai_usage: 'none',
  });

  test('show which writers each publisher publishes, the facts and the claim status', async () => {
    apiWith(published);
    open();
    expect((await screen.findAllByText('Original publisher of Kofi Mensah'))[0]).toBeVisible();
    expect(screen.getByText('Voice and kora')).toBeVisible();
    expect(screen.getByText('Made entirely by people')).toBeVisible();
    expect(await screen.findByText('Complete claim')).toBeVisible();
  });

  test('show no confirmations of a draft, about which no one has been asked', async () => {
    apiWith({ ...published, state: 'draft', registered_at: null });
    open();
    await screen.findAllByText('Original publisher of Kofi Mensah');
    for (const status of [/^Confirmed/, 'No response yet']) expect(screen.queryByText(status)).not.toBeInTheDocument();
  });

  const collecting = {
    ...publisher,
    is_me: true,
    type: 'SE' as const,
    shares: { pr: 0, mr: 0, sr: 0 },
    agreement: { number: 'OSU-77', type: null, society_number: null },
    collections: [{ is_included: true, territory: '0392', shares: { pr: 5000, mr: 10_000, sr: 0 } }],
  };
  const terms = 'agreement OSU-77, collects in Japan (performing 50.00%, mechanical 100.00%)';

  test('show where and under which agreement a line collects, also as it is confirmed', async () => {
    apiWith({
      ...published,
      state: 'awaiting_confirmation' as const,
      is_mine: false,
      awaits_my_confirmation: true,
      publishers: [publisher, collecting],
    });
    const { user } = open();
    expect(await screen.findByText(terms)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Confirm my shares' }));
    expect(within(await screen.findByRole('dialog')).getByText(terms)).toBeVisible();
  });

  const contested = {
    id: '01900000-0000-7000-8000-0000000000ee',
    type: 'contested' as const,
    at: '2026-11-21T10:00:00Z',
    actor_name: 'Kofi Mensah',
    is_me: false,
    revision: 1,
    note: 'Half of the melody is mine.',
  };

  test('show who contests and who hasn’t responded, and send a reminder', async () => {
    const waiting = {
      ...published,
      state: 'awaiting_confirmation' as const,
      confirm_by: '2026-12-20T10:00:00Z',
      writers: [aWriter(), aCoWriter({ name: 'Kofi Mensah', confirmation: 'contested' })],
      events: [...published.events, contested],
    };
    const reminded = { ...waiting, reminded_at: new Date().toISOString() };
    const api = apiWith(waiting, { 'POST /compositions/:id/reminder': reminded });
    const { user, host } = open();
    const banner = await screen.findByRole('region', { name: 'Status' });
    expect(within(banner).getByText('Contested by Kofi Mensah')).toBeVisible();
    expect(within(banner).getByText('“Half of the melody is mine.”')).toBeVisible();
    api.use({ 'GET /compositions/:id': reminded });
    await user.click(screen.getByRole('button', { name: 'Remind' }));
    await screen.findByText('Awaiting confirmation from Osu Music');
    expect(api.to('POST /compositions/:id/reminder')).toHaveLength(1);
    expect(host.notify).toHaveBeenCalledWith('We’ve reminded Osu Music.', { type: 'success' });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Remind' })).toBeNull());
    expect(screen.getByRole('main')).toHaveFocus();
  });

  test('show why a representative contests for a member', async () => {
    const onBehalf = { actor_name: 'Osu Music on behalf of Kofi Mensah', represented_name: 'Kofi Mensah' };
    apiWith({
      ...published,
      state: 'awaiting_confirmation' as const,
      writers: [aWriter(), aCoWriter({ name: 'Kofi Mensah', confirmation: 'contested' })],
      events: [...published.events, { ...contested, ...onBehalf }],
    });
    open();
    const banner = await screen.findByRole('region', { name: 'Status' });
    expect(within(banner).getByText('“Half of the melody is mine.”')).toBeVisible();
  });
});

describe('another member’s work', () => {
  const others = aWorkDetails({
    is_mine: false,
    is_party: false,
    events: [],
    writers: [aCoWriter(), aCoWriter({ party_id: null, name: 'Unknown writer', confirmation: 'not_a_member' })],
  });

  test('is shown without its history and with the actions available', async () => {
    apiWith({ ...others, writers: [aCoWriter()] });
    open();
    expect(await screen.findByText(/You aren’t a party to it/)).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'History' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Certificate' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Claim a share' })).toHaveAttribute(
      'href',
      paths.compositions.claim(work.id),
    );
  });

  test('opens the claim dialog from a search result', async () => {
    const api = apiWith(others, {
      'POST /compositions/:id/claims': {
        id: work.id,
        party_id: work.id,
        name: 'Ama Serwaa',
        is_me: true,
        role: 'A',
        answer: null,
        shares: { pr: 5000, mr: 5000, sr: 0 },
        statement: 'I wrote the words of it.',
        state: 'requested',
        opposition_id: null,
        created_at: '2026-11-20T10:00:00Z',
      },
    });
    const { user, host } = open('?claim=1');
    const dialog = await screen.findByRole('dialog', { name: `Claim a share of “${work.title}”` });
    expect(dialog).toHaveTextContent('Not allocated to a named writer: performing 50.00% and mechanical 50.00%.');
    await user.selectOptions(within(dialog).getByLabelText('Your role'), 'Author');
    for (const right of ['Performing (%)', 'Mechanical (%)']) {
      await user.clear(within(dialog).getByLabelText(right));
      await user.type(within(dialog).getByLabelText(right), '50');
    }
    expect(dialog).toHaveTextContent('We’ll ask the submitter to confirm it’s yours');
    await fillIn(user, within(dialog).getByLabelText('How you contributed'), 'I wrote the words of it.');
    await user.click(within(dialog).getByRole('button', { name: 'Claim the share' }));
    await screen.findByRole('heading', { level: 1 });
    expect(api.to('POST /compositions/:id/claims')[0]?.body).toEqual({
      role: 'A',
      shares: { pr: 5000, mr: 5000, sr: 0 },
      statement: 'I wrote the words of it.',
    });
    expect(host.notify).toHaveBeenCalledWith('We’ve asked the submitter to confirm that the share is yours.', {
      type: 'success',
    });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('shows whose share a claim reduces, and confirms before opening a case', async () => {
    const api = apiWith(others, { 'POST /compositions/:id/claims': failWith(503, { message: 'Back in a minute.' }) });
    const { user, queryClient } = open('?claim=1');
    const dialog = await screen.findByRole('dialog', { name: `Claim a share of “${work.title}”` });
    await user.selectOptions(within(dialog).getByLabelText('Your role'), 'Author');
    await user.clear(within(dialog).getByLabelText('Performing (%)'));
    await user.type(within(dialog).getByLabelText('Performing (%)'), '60');
    expect(dialog).toHaveTextContent('This opens a case');
    expect(dialog).toHaveTextContent('Unknown writer, Performing: 50.00% → 0.00%');
    expect(dialog).toHaveTextContent(`${others.writers[0]?.name}, Performing: 50.00% → 40.00%`);
    expect(dialog).toHaveTextContent(/They have 60 days to respond, until .+\./);
    await fillIn(user, within(dialog).getByLabelText('How you contributed'), 'I wrote it.');
    await user.click(within(dialog).getByRole('button', { name: 'Claim the share' }));
    expect(await within(dialog).findAllByText(/Explain how you came to write it, in at least 20/)).not.toEqual([]);
    await fillIn(user, within(dialog).getByLabelText('How you contributed'), ' In May, at home.');
    await user.click(within(dialog).getByRole('button', { name: 'Claim the share' }));
    await within(dialog).findByRole('button', { name: 'Open the case' });
    // The work changes meanwhile, so the figures are reviewed again.
    act(() => void queryClient.setQueryData(workKeys.details(work.id), { ...others, version: others.version + 1 }));
    await user.click(await within(dialog).findByRole('button', { name: 'Claim the share' }));
    const figures = await within(dialog).findByText('Check these figures. If they’re correct, open the case.');
    expect(figures.closest(':focus')).toBeVisible();
    // The second click of a double click on the button's former name.
    fireEvent.click(within(dialog).getByRole('button', { name: 'Open the case' }), { detail: 2 });
    expect(api.to('POST /compositions/:id/claims')).toHaveLength(0);
    await user.click(within(dialog).getByRole('button', { name: 'Open the case' }));
    expect(await within(dialog).findByText('Back in a minute.')).toBeVisible();
    expect(api.to('POST /compositions/:id/claims')).toHaveLength(1);
  });

  test('states the registered shares that a smaller claim confirms', async () => {
    apiWith({ ...others, writers: [aCoWriter(), aWriter({ confirmation: 'unconfirmed' })] });
    const { user } = open('?claim=1');
    const dialog = await screen.findByRole('dialog');
    await user.clear(within(dialog).getByLabelText('Performing (%)'));
    await user.type(within(dialog).getByLabelText('Performing (%)'), '10');
    expect(dialog).toHaveTextContent('This confirms your registered shares: performing 50.00% and mechanical 50.00%.');
  });

  test('reports a wrong share as soon as the member leaves its field', async () => {
    apiWith(others);
    const { user } = open('?claim=1');
    const dialog = await screen.findByRole('dialog');
    const share = within(dialog).getByLabelText('Performing (%)');
    for (const [typed, problem] of [
      ['abc', 'Enter a number with at most two decimals.'],
      ['120', 'A share can’t be above 100.'],
      ['-5', 'A share can’t be below 0.'],
    ] as const) {
      await user.clear(share);
      await user.type(share, typed);
      await user.tab();
      await waitFor(() => expect(share).toHaveAccessibleDescription(problem));
      expect(share).toBeInvalid();
    }
  });

  test('sends a company to a case', async () => {
    apiWith(others);
    open('?claim=1', { register_as: 'corporate' });
    const dialog = await screen.findByRole('dialog', { name: `Claim a share of “${work.title}”` });
    expect(within(dialog).queryByLabelText('Your role')).not.toBeInTheDocument();
    expect(within(dialog).getByRole('link', { name: 'Continue to the case' })).toHaveAttribute(
      'href',
      paths.oppositions.opposeWork(work.id),
    );
  });
});

describe('a work with several revisions', () => {
  const first = aWorkDetails({ revision: 1, state: 'superseded', title: 'Old Title' });
  const second = aWorkDetails({ revision: 2, title: 'New Title' });
  const version = (number: number, state: 'registered' | 'superseded') => ({
    number,
    state,
    author_name: 'Ama Serwaa',
    is_me: true,
    change_note: number === 2 ? 'A slip.' : null,
    changed: number === 2 ? ['title'] : [],
    created_at: '2026-11-20T10:00:00Z',
    submitted_at: null,
    registered_at: null,
  });
  const routes = {
    'GET /compositions/:id/revisions': { items: [version(2, 'registered'), version(1, 'superseded')] },
    'GET /compositions/:id/revisions/1': first,
    'GET /compositions/:id/revisions/2': second,
  };

  test('compares two revisions side by side', async () => {
    apiWith(second, routes);
    const { user } = open();
    const versions = await screen.findByRole('region', { name: 'Revisions' });
    expect(versions).toHaveTextContent('Changed: title.');
    expect(versions).toHaveTextContent('“A slip.”');
    expect(await within(versions).findByText('Old Title')).toBeVisible();
    expect(within(versions).queryByText('Music with lyrics')).not.toBeInTheDocument();
    await user.click(within(versions).getByRole('checkbox', { name: 'Also show what hasn’t changed' }));
    expect(within(versions).getAllByText('Music with lyrics')).toHaveLength(2);
  });

  test('shows the pending revision and asks the member to confirm it', async () => {
    const pending = {
      ...second,
      state: 'awaiting_confirmation' as const,
      pending_revision: 2,
      change_note: 'Kofi wrote more.',
    };
    const shown = { ...first, state: 'registered' as const, pending_revision: 2 };
    const pendingClaim = { ...pending, is_mine: false, awaits_my_confirmation: true };
    apiWith({ ...shown, is_mine: false }, { ...routes, 'GET /compositions/:id/amendment': pendingClaim });
    open();
    expect(await screen.findByText('Revision 2 awaits confirmation')).toBeVisible();
    expect(screen.getByText('“Kofi wrote more.”')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Confirm my shares' })).toBeVisible();
  });
});
