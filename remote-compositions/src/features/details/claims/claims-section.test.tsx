import type { WorkClaim } from '@counterpoint/domain/schemas/works';
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { apiWith, open, work } from '../testing/open-details.tsx';

const asked: WorkClaim = {
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
    'GET /compositions/:id/claims': claims(asked),
    'POST /compositions/:id/claims/:claimId/answer': work,
  });
  return { ...open(), api };
}

/** The cards of the page that say who has what, from above. */
function order(): string[] {
  const names = screen.getAllByRole('region').map((region) => region.getAttribute('aria-label') ?? '');
  return names.filter((name) => name === 'Claims' || name === 'Writers and publishers');
}

test('a claim that is accepted stays on top, and the focus with it', async () => {
  const { user, api } = openAsked();
  const accept = await screen.findByRole('button', { name: 'Accept the claim' });
  expect(order()).toEqual(['Claims', 'Writers and publishers']);
  await user.click(accept);
  api.use({ 'GET /compositions/:id/claims': claims({ ...asked, state: 'accepted' }) });
  await user.click(await screen.findByRole('button', { name: 'Give them the line' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Accept the claim' })).toBeNull());
  const section = screen.getByRole('region', { name: 'Claims' });
  expect(within(section).getByText('Accepted')).toBeVisible();
  expect(order()).toEqual(['Claims', 'Writers and publishers']);
  await waitFor(() => expect(section).toHaveFocus());
});

test('a claim that is refused leaves the focus where it stood', async () => {
  const { user, api } = openAsked();
  await user.click(await screen.findByRole('button', { name: 'Refuse the claim' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox'), 'My sister wrote them.');
  api.use({
    'GET /compositions/:id/claims': claims({ ...asked, state: 'refused', answer: 'My sister wrote them.' }),
  });
  await user.click(dialog.getByRole('button', { name: 'Refuse the claim' }));
  expect(await screen.findByText('Answer: “My sister wrote them.”')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const section = screen.getByRole('region', { name: 'Claims' });
  await waitFor(() => expect(section).toHaveFocus());
});
