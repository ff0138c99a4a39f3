import { NO_PUBLISHER_TERMS, type PublisherView } from '@counterpoint/domain/schemas/works';
import { aWriter } from '@counterpoint/testing';
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { apiWith, open, work } from './testing/open-details.tsx';

const unknownPublisher: PublisherView = {
  ...NO_PUBLISHER_TERMS,
  party_id: null,
  name: 'Unknown publisher',
  ipi_name_number: null,
  is_member: false,
  is_me: false,
  chain: 1,
  type: 'E',
  shares: { pr: 5000, mr: 2500, sr: 0 },
  confirmation: 'not_a_member',
  confirmed_at: null,
};

const partlyUnclaimed = {
  ...work,
  writers: [aWriter({ shares: { pr: 5000, mr: 7500, sr: 0 } })],
  publishers: [unknownPublisher],
};

test.each([
  ['ask the submitter to name who holds unclaimed shares', true, 'Amend the work to name who holds them.'],
  ['ask others to claim unclaimed shares that are theirs', false, 'If they’re yours, claim a share.'],
])('%s', async (_what, is_mine, next) => {
  apiWith({ ...partlyUnclaimed, is_mine });
  open();
  const status = await screen.findByRole('region', { name: 'Status' });
  expect(status).toHaveTextContent(
    `The work is registered. Unclaimed: performing 50.00% and mechanical 25.00%. Unclaimed shares aren’t paid. ${next}`,
  );
  expect(status).not.toHaveTextContent('ready for payment');
});
