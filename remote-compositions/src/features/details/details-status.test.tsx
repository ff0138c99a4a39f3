import { NO_PUBLISHER_TERMS, type PublisherView } from '@counterpoint/domain/schemas/works';
import { aCoWriter, aWriter } from '@counterpoint/testing';
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

test('name each writer whose IPI is missing once, and none in the public domain', async () => {
  const kofi = aCoWriter({ name: 'Kofi Mensah', ipi_name_number: null });
  const mozart = { party_id: '01900000-0000-7000-8000-0000000000d1', name: 'Mozart', public_domain: 'Y' as const };
  const writers = [aWriter(), kofi, { ...kofi, role: 'A' as const }, { ...kofi, ...mozart }];
  apiWith({ ...work, state: 'registered_incomplete', writers });
  open();
  const status = await screen.findByRole('region', { name: 'Status' });
  expect(status).toHaveTextContent('The work can’t get an ISWC until Kofi Mensah has an IPI name number.');
});

test('promise no ISWC for an IPI name number while part of the work has no named writer', async () => {
  const kofi = aCoWriter({ name: 'Kofi Mensah', ipi_name_number: null });
  const unknown = aCoWriter({ party_id: null, name: 'Unknown writer', ipi_name_number: null });
  apiWith({ ...work, state: 'registered_incomplete', writers: [kofi, unknown] });
  open();
  const status = await screen.findByRole('region', { name: 'Status' });
  expect(status).toHaveTextContent(
    'The work can’t get an ISWC until Kofi Mensah has an IPI name number. The work can’t get an ISWC until all its writers are named.',
  );
});

test('don’t call a writer in the public domain unidentified', async () => {
  const traditional = { party_id: null, name: 'Public domain', ipi_name_number: null, public_domain: 'Y' as const };
  apiWith({ ...work, writers: [aWriter(), aCoWriter({ ...traditional, confirmation: 'not_a_member' })] });
  open();
  expect((await screen.findAllByText('Public domain'))[0]).toBeVisible();
  expect(screen.queryByText('Not identified yet')).not.toBeInTheDocument();
  expect(screen.queryByText('Unknown')).not.toBeInTheDocument();
});

test.each([
  [false, 'Not a member'],
  [true, 'Not confirmed'],
])(
  'say of a writer who wasn’t a member when the work was submitted, and is one now (%s): %s',
  async (is_member, shown) => {
    const kofi = aCoWriter({ name: 'Kofi Mensah', is_member, confirmation: 'not_a_member' });
    apiWith({ ...work, writers: [aWriter(), kofi] });
    open();
    expect((await screen.findAllByText(shown))[0]).toBeVisible();
  },
);
