import { aWorkDetails, respondWith } from '@counterpoint/testing';
import { describe, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { apiWith, awaiting, open } from './testing/open-details.tsx';

const MANDATE = '01900000-0000-7000-8000-000000000021';
const held = {
  id: MANDATE,
  party_id: '01900000-0000-7000-8000-000000000022',
  name: 'Esi Quartey',
  scopes: ['confirm_shares'],
  territory: '2136',
};

describe('a work opened under a mandate', () => {
  test('names the represented member, and confirms in their name', async () => {
    const confirmed = { ...awaiting, state: 'registered', awaits_my_confirmation: false, confirm_by: null };
    const api = apiWith(awaiting, {
      'GET /mandates/held': { items: [held], registers_for_others: false },
      'POST /compositions/:id/confirmation': () => respondWith(200, confirmed),
    });
    const { user, queryClient } = open(`?mandate=${MANDATE}`);
    const lists = ['account', 'mandates', 'confirmations'];
    queryClient.setQueryData(lists, { items: [] });
    expect(await screen.findByText('You’re acting for Esi Quartey')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Confirm my shares' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('On behalf of Esi Quartey')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Confirm my shares' }));
    await waitFor(() => expect(api.to('POST /compositions/:id/confirmation')).toHaveLength(1));
    const calls = api.requests.filter(({ path }) => path.startsWith('/compositions/'));
    expect(calls.map(({ query }) => query.mandate)).toEqual(calls.map(() => MANDATE));
    expect(api.to('GET /mandates/held')[0]?.query).toEqual({});
    // The reader's own list no longer has it.
    expect(queryClient.getQueryState(lists)?.isInvalidated).toBe(true);
  });

  test('offers no certificate and no claim, which are the member’s own', async () => {
    apiWith(aWorkDetails({ is_mine: false }), {
      'GET /mandates/held': { items: [held], registers_for_others: false },
    });
    const { user } = open(`?mandate=${MANDATE}`);
    expect(await screen.findByText('You’re acting for Esi Quartey')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'More' }));
    expect(await screen.findByRole('menuitem', { name: 'Print' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: 'Claim a share' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Certificate' })).toBeNull();
  });

  test('shows that the mandate has ended, in place of the work', async () => {
    apiWith(awaiting);
    open(`?mandate=${MANDATE}`);
    expect(await screen.findByText('You don’t hold this mandate')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See your mandates' })).toHaveAttribute('href', '/mandates');
    expect(screen.queryByRole('button', { name: 'Confirm my shares' })).toBeNull();
  });

  test('says so if the mandate ends meanwhile, and keeps what was typed', async () => {
    const api = apiWith(awaiting, { 'GET /mandates/held': { items: [held], registers_for_others: false } });
    const { user, host } = open(`?mandate=${MANDATE}`);
    await user.click(await screen.findByRole('button', { name: 'Contest' }));
    const reason = await screen.findByLabelText('What’s wrong');
    await user.type(reason, 'Esi wrote all of it.');
    api.use({ 'GET /mandates/held': { items: [], registers_for_others: false } });
    act(() => host.publishChange('profile'));
    expect(await screen.findByText('You don’t hold this mandate')).toBeInTheDocument();
    expect(screen.queryByText('You’re acting for Esi Quartey')).toBeNull();
    expect(reason).toHaveValue('Esi wrote all of it.');
  });
});
