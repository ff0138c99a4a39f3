import { formatDayAndTime } from '@counterpoint/kit/text';
import { aCoWriter, aPerson, aWorkDetails, aWriter } from '@counterpoint/testing';
import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { apiWith, open, work } from './testing/open-details.tsx';

const active = { ...work, revision: 1, pending_revision: 2, is_mine: true };
const pending = aWorkDetails({
  id: work.id,
  revision: 2,
  pending_revision: 2,
  is_mine: true,
  state: 'awaiting_confirmation',
  confirm_by: '2026-12-20T10:00:00Z',
  writers: [aWriter(), aCoWriter({ name: 'Kofi Mensah', confirmation: 'invited' })],
});
const lapsed = {
  id: '01900000-0000-7000-8000-0000000000ee',
  type: 'lapsed' as const,
  at: '2026-12-20T10:00:00Z',
  actor_name: 'The society',
  is_me: false,
  revision: 2,
  note: null,
};

function openWith(revision: typeof pending, profile: Parameters<typeof open>[1] = {}) {
  const api = apiWith(active, {
    'GET /compositions/:id/amendment': revision,
    'GET /compositions/:id/revisions': { items: [] },
    'GET /compositions/:id/invitations': { items: [] },
  });
  return { api, ...open('', profile) };
}

describe('a later revision of a work', () => {
  test('explains what happens if a member doesn’t confirm it', async () => {
    openWith(pending);
    const title = await screen.findByText('Awaiting confirmation from Kofi Mensah');
    expect(screen.queryByText(/Respond by/)).not.toBeInTheDocument();
    expect(title.parentElement).toHaveTextContent(
      `If they don’t confirm it by ${formatDayAndTime('2026-12-20T10:00:00Z')}, it becomes your draft again.`,
    );
  });

  test('shows a reader no actions that change it', async () => {
    openWith(pending, { person: aPerson({ role: 'reader' }) });
    expect(await screen.findByText('Awaiting confirmation from Kofi Mensah')).toBeVisible();
    for (const name of ['Remind', 'Withdraw submission'])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  });

  test('is the submitter’s to revise or withdraw once a party without an account declined it', async () => {
    const declined = {
      ...pending,
      writers: [aWriter(), aCoWriter({ name: 'Nana Darko', is_member: false, confirmation: 'contested' })],
      events: [
        ...pending.events,
        { ...lapsed, type: 'contested' as const, actor_name: 'Nana Darko', note: 'Half is mine.' },
      ],
    };
    const { user, api } = openWith(declined);
    expect(await screen.findByText('Nana Darko declined revision 2')).toBeVisible();
    expect(screen.getByText('“Half is mine.”')).toBeVisible();
    expect(screen.queryByText('Revision 2 awaits confirmation')).toBeNull();
    api.use({
      'POST /compositions/:id/taking-back': { ...declined, state: 'draft', version: 9 },
      'DELETE /compositions/:id/amendment': {},
    });
    await user.click(screen.getByRole('button', { name: 'Withdraw' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Withdraw' }));
    await waitFor(() => expect(api.to('DELETE /compositions/:id/amendment')).toHaveLength(1));
    expect(screen.getByRole('button', { name: 'Revise' })).toBeVisible();
  });

  test('offers to invite a party that only it names', async () => {
    const nana = aCoWriter({ name: 'Nana Darko', is_member: false, confirmation: 'not_a_member' });
    openWith({ ...pending, writers: [aWriter(), nana] });
    expect(await screen.findByRole('button', { name: 'Invite to confirm: Nana Darko' })).toBeVisible();
  });

  test('says that it wasn’t confirmed in time', async () => {
    openWith({ ...pending, state: 'draft', confirm_by: null, events: [...pending.events, lapsed] });
    expect(await screen.findByText('Revision 2 wasn’t confirmed in time')).toBeVisible();
    expect(screen.queryByText('You’re preparing a new revision')).not.toBeInTheDocument();
  });
});
