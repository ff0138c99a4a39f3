import type { WorkInvitation } from '@counterpoint/domain/schemas/works';
import { aCoWriter, aWorkDetails, aWriter, fillIn } from '@counterpoint/testing';
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { apiWith, open } from '../testing/open-details.tsx';

const party_id = '01900000-0000-7000-8000-0000000000d1';
const nana = {
  party_id,
  name: 'Nana Darko',
  is_member: false,
  confirmation: 'not_a_member' as const,
  confirmed_at: null,
};
const work = aWorkDetails({ writers: [aWriter(), aCoWriter(nana)] });

const sent: WorkInvitation = {
  id: '01900000-0000-7000-8000-0000000000d2',
  party_id,
  state: 'sent',
  address: 'n•••@example.org',
  revision: null,
  reason: null,
  sent_at: '2026-11-20T10:00:00Z',
  expires_at: '2026-12-20T10:00:00Z',
  opened_at: null,
  answered_at: null,
};
const answered = { answered_at: '2026-11-21T10:00:00Z', revision: 1 };

const openWith = (...items: WorkInvitation[]) => {
  const api = apiWith(work, { 'GET /compositions/:id/invitations': { items } });
  return { ...open(), api };
};
const card = async () => within(await screen.findByRole('region', { name: 'Confirmation by email' }));

test('invites a party that isn’t a member, after explaining what they see and can answer', async () => {
  const { api, user, host } = openWith();
  await user.click(await (await card()).findByRole('button', { name: 'Invite to confirm: Nana Darko' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite Nana Darko to confirm' }));
  expect(
    dialog.getByText(/sees your name, the title of the work, their shares \(performing 50.00% and mechanical 50.00%\)/),
  ).toBeVisible();
  expect(dialog.getByText(/no case opens, and nothing else changes/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Send the invitation' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Enter their email address.');
  api.use({ 'POST /compositions/:id/invitations': sent, 'GET /compositions/:id/invitations': { items: [sent] } });
  await fillIn(user, dialog.getByLabelText('Their email address'), 'nana@example.org');
  await user.click(dialog.getByRole('button', { name: 'Send the invitation' }));
  expect(
    await (await card()).findByText(/^Invited on 20 November 2026 at n•••@example.org. Not opened yet./),
  ).toBeVisible();
  expect(api.to('POST /compositions/:id/invitations').map(({ body }) => body)).toEqual([
    { party_id, email: 'nana@example.org' },
  ]);
  expect(host.notify).toHaveBeenCalledWith('We’ve invited Nana Darko.', { type: 'success' });
});

test('sends an open invitation again and withdraws it, each after a question', async () => {
  const { api, user } = openWith({ ...sent, state: 'opened', opened_at: '2026-11-21T10:00:00Z' });
  expect(await (await card()).findByText(/Opened on 21 November 2026/)).toBeVisible();
  api.use({
    'POST /compositions/:id/invitations/:invitationId/sending': sent,
    'DELETE /compositions/:id/invitations/:invitationId': null,
  });
  await user.click((await card()).getByRole('button', { name: 'Send again: Nana Darko' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Send again' }));
  await waitFor(() => expect(api.to('POST /compositions/:id/invitations/:invitationId/sending')).toHaveLength(1));
  await user.click((await card()).getByRole('button', { name: 'Withdraw: Nana Darko' }));
  api.use({ 'GET /compositions/:id/invitations': { items: [] } });
  const question = within(await screen.findByRole('alertdialog', { name: 'Withdraw the invitation to Nana Darko?' }));
  await user.click(question.getByRole('button', { name: 'Withdraw the invitation' }));
  expect(await (await card()).findByText('Not invited yet.')).toBeVisible();
});

test.each([
  [{ state: 'declined', reason: 'I wrote the words.' }, 'Declined on 21 November 2026: “I wrote the words.”'],
  [{ state: 'expired' }, 'The invitation to n•••@example.org expired on 20 December 2026.'],
  [{ state: 'confirmed' }, /^Confirmed an earlier revision on 21 November 2026/],
] as const)('shows how an invitation ended, and offers another one: %o', async (ended, shown) => {
  openWith({ ...sent, ...answered, ...ended });
  expect(await (await card()).findByText(shown)).toBeVisible();
  expect((await card()).getByRole('button', { name: 'Invite again: Nana Darko' })).toBeVisible();
});

test('offers to send a link again to a party that confirmed and is asked about a change', async () => {
  const confirmed = { ...nana, confirmation: 'confirmed' as const, confirmed_at: '2026-11-01T10:00:00Z' };
  apiWith(aWorkDetails({ writers: [aWriter(), aCoWriter(confirmed)] }), {
    'GET /compositions/:id/invitations': { items: [sent] },
  });
  open();
  expect(await (await card()).findByText('Invited')).toBeVisible();
  expect((await card()).getByRole('button', { name: 'Send again: Nana Darko' })).toBeVisible();
});

test('says of a party that declined a later revision what it confirmed', async () => {
  const confirmed = { ...nana, confirmation: 'confirmed' as const, confirmed_at: '2026-11-01T10:00:00Z' };
  apiWith(aWorkDetails({ writers: [aWriter(), aCoWriter(confirmed)] }), {
    'GET /compositions/:id/invitations': {
      items: [{ ...sent, ...answered, state: 'declined', reason: 'Half is mine.' }],
    },
  });
  open();
  const declined = 'Confirmed these shares, and declined a later revision on 21 November 2026: “Half is mine.”';
  expect(await (await card()).findByText(declined)).toBeVisible();
});

test('is hidden from other parties, and if every party is a member', async () => {
  for (const shown of [aWorkDetails({ ...work, is_mine: false }), aWorkDetails()]) {
    const api = apiWith(shown);
    const { unmount } = open();
    await screen.findByRole('heading', { level: 1, name: shown.title });
    expect(screen.queryByRole('region', { name: 'Confirmation by email' })).toBeNull();
    expect(api.to('GET /compositions/:id/invitations')).toEqual([]);
    unmount();
  }
});
