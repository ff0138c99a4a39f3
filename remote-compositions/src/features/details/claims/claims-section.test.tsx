import type { WorkClaim } from '@counterpoint/domain/schemas/works';
import { aCaseListPage, aCaseRow, failWith, fillIn, neverRespond } from '@counterpoint/testing';
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { apiWith, open, work } from '../testing/open-details.tsx';

const pendingClaim: WorkClaim = {
  id: '01900000-0000-7000-8000-0000000000c1',
  party_id: '01900000-0000-7000-8000-0000000000c2',
  name: 'Kofi Mensah',
  is_me: false,
  role: 'A',
  shares: { pr: 5000, mr: 5000, sr: 0 },
  statement: 'I wrote the words.',
  state: 'requested',
  answer: null,
  opposition_id: null,
  created_at: '2026-11-20T10:00:00Z',
};

function claims(...items: WorkClaim[]) {
  return { status: 'complete_claim', claimed: { pr: 10_000, mr: 10_000, sr: 0 }, items };
}

function openAsked() {
  const api = apiWith(work, {
    'GET /compositions/:id/claims': claims(pendingClaim),
    'POST /compositions/:id/claims/:claimId/answer': work,
  });
  return { ...open(), api };
}

/** The order of these cards on the page. */
function order(): string[] {
  const names = screen.getAllByRole('region').map((region) => region.getAttribute('aria-label') ?? '');
  return names.filter((name) => name === 'Claims' || name === 'Writers and publishers');
}

test('an accepted claim stays on top and keeps the focus', async () => {
  const { user, api } = openAsked();
  const accept = await screen.findByRole('button', { name: 'Accept the claim' });
  expect(order()).toEqual(['Claims', 'Writers and publishers']);
  await user.click(accept);
  api.use({ 'GET /compositions/:id/claims': claims({ ...pendingClaim, state: 'accepted' }) });
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Accept the claim' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Accept the claim' })).toBeNull());
  const section = screen.getByRole('region', { name: 'Claims' });
  expect(within(section).getByText('Accepted')).toBeVisible();
  expect(order()).toEqual(['Claims', 'Writers and publishers']);
  await waitFor(() => expect(section).toHaveFocus());
});

test('a claim can only be rejected while a new revision is pending', async () => {
  apiWith(
    { ...work, pending_revision: 2 },
    {
      'GET /compositions/:id/claims': claims(pendingClaim),
      'GET /compositions/:id/amendment': null,
      'GET /compositions/:id/revisions': { items: [] },
    },
  );
  open();
  expect(await screen.findByText(/^To accept it, submit or discard the new revision first/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Accept the claim' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Reject the claim' })).toBeVisible();
});

test('refusing a claim keeps the focus in its section', async () => {
  const { user, api } = openAsked();
  await user.click(await screen.findByRole('button', { name: 'Reject the claim' }));
  const dialog = within(await screen.findByRole('dialog'));
  await fillIn(user, dialog.getByRole('textbox'), 'My sister wrote them.');
  api.use({
    'GET /compositions/:id/claims': claims({ ...pendingClaim, state: 'refused', answer: 'My sister wrote them.' }),
  });
  await user.click(dialog.getByRole('button', { name: 'Reject the claim' }));
  expect(await screen.findByText('Response: “My sister wrote them.”')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const section = screen.getByRole('region', { name: 'Claims' });
  await waitFor(() => expect(section).toHaveFocus());
});

test('the case of a claim replaces the claim as the claimant’s next step', async () => {
  const own = aCaseRow({ object_id: work.id, is_my_turn: false });
  apiWith(
    { ...work, is_mine: false, is_party: false, is_in_dispute: true },
    { 'GET /oppositions': aCaseListPage([own]) },
  );
  open();
  const header = within(await screen.findByRole('banner'));
  expect(await header.findByRole('link', { name: 'View case' })).toBeVisible();
  expect(header.queryByRole('link', { name: 'Claim a share' })).toBeNull();
  const status = screen.getByRole('region', { name: 'Status' });
  expect(status).toHaveTextContent('View the case to see what is claimed');
  expect(status).not.toHaveTextContent('You aren’t a party');
});

test.each([
  { state: 'requested', label: 'Awaiting the submitter', is_in_dispute: false },
  { state: 'disputed', label: 'Led to a case', is_in_dispute: true },
] as const)('a member whose claim is open ($state) can’t claim again', async ({ state, label, is_in_dispute }) => {
  apiWith(
    { ...work, is_mine: false, is_party: false, is_in_dispute },
    {
      'GET /compositions/:id/claims': claims({ ...pendingClaim, is_me: true, state }),
      'GET /oppositions': neverRespond,
    },
  );
  open();
  expect(await screen.findByText(label)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Claim a share' })).toBeNull();
});

test('a claim that opened a case links to it', async () => {
  const opposition_id = '01900000-0000-7000-8000-0000000000c9';
  const own = aCaseRow({ id: opposition_id, object_id: work.id, is_my_turn: false });
  apiWith(work, {
    'GET /compositions/:id/claims': claims({ ...pendingClaim, state: 'disputed', opposition_id }),
    'GET /oppositions': aCaseListPage([own]),
  });
  open();
  const section = within(await screen.findByRole('region', { name: 'Claims' }));
  expect(section.getByText('Led to a case')).toBeVisible();
  expect(section.getByRole('link', { name: 'View case' })).toHaveAttribute(
    'href',
    `/musical-opposition/details/${opposition_id}`,
  );
  const header = within(screen.getByRole('banner'));
  expect(await header.findByRole('link', { name: 'View case' })).toBeVisible();
});

test('a claim whose case has ended doesn’t call it open', async () => {
  const opposition_id = '01900000-0000-7000-8000-0000000000c9';
  const own = aCaseRow({ id: opposition_id, object_id: work.id, state: 'resolved', is_my_turn: false });
  apiWith(work, {
    'GET /compositions/:id/claims': claims({ ...pendingClaim, state: 'disputed', opposition_id }),
    'GET /oppositions': aCaseListPage([own]),
  });
  open();
  const section = within(await screen.findByRole('region', { name: 'Claims' }));
  expect(section.queryByText(/open/i)).not.toBeInTheDocument();
  expect(section.getByRole('link', { name: 'View case' })).toBeVisible();
});

test('claims that couldn’t be loaded can be loaded again', async () => {
  const api = apiWith(work, { 'GET /compositions/:id/claims': failWith(503, { message: 'Back in a minute.' }) });
  const { user } = open();
  expect(await screen.findByText('Back in a minute.')).toBeVisible();
  api.use({ 'GET /compositions/:id/claims': claims(pendingClaim) });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Accept the claim' })).toBeVisible();
});

test('claims above 100% show what they total, which the registered shares do not', async () => {
  apiWith(work, {
    'GET /compositions/:id/claims': {
      ...claims(),
      status: 'major_over_claim',
      claimed: { pr: 12_500, mr: 10_000, sr: 0 },
    },
  });
  open();
  const section = within(await screen.findByRole('region', { name: 'Writers and publishers' }));
  expect(await section.findByText('Claims total: performing 125.00% and mechanical 100.00%.')).toBeVisible();
});
