import { paths } from '@counterpoint/contract/paths';
import {
  aDoubleClaim,
  aDoubleClaimPage,
  aLineUpClaim,
  aRecordingDetails,
  aRight,
  fakeApi,
  renderWithHost,
} from '@counterpoint/testing';
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { DetailsPage } from './details-page.tsx';

const held = {
  id: '01900000-0000-7000-8000-000000000021',
  party_id: '01900000-0000-7000-8000-000000000022',
  name: 'Esi Quartey',
  scopes: ['confirm_shares'],
  territory: '2136',
};

test('offers nothing under a mandate that only the represented member can do', async () => {
  const claimed = aRecordingDetails({ is_mine: false, is_in_dispute: true, rights: [aRight({ is_claim: true })] });
  fakeApi({
    'GET /mandates/held': { items: [held], registers_for_others: false },
    'GET /recordings/:id': claimed,
    'GET /recordings/:id/works': { items: [], can_link: false },
    'GET /recordings/:id/line-up-claims': { items: [aLineUpClaim({ is_me: true })] },
    'GET /double-claims': aDoubleClaimPage([aDoubleClaim()]),
    'GET /oppositions': { items: [] },
  });
  const path = `${paths.recordings.details(claimed.id)}?mandate=${held.id}`;
  renderWithHost(<DetailsPage />, { route: paths.recordings.details(), path });
  expect(await screen.findByText('You’re acting for Esi Quartey')).toBeVisible();
  expect(await screen.findByRole('region', { name: 'Your claim' })).toBeVisible();
  expect(await screen.findByText('Awaiting the submitter')).toBeVisible();
  for (const name of ['Change my claim', 'Release my claim', 'Withdraw my claim'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Double claims' })).not.toBeInTheDocument();
});
