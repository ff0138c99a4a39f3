import { paths } from '@counterpoint/contract/paths';
import type { RecordingDetails } from '@counterpoint/domain/schemas/recordings';
import { aContributor, aRecordingDetails, aRight, fakeApi, renderWithHost } from '@counterpoint/testing';
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { DetailsPage } from './details-page.tsx';

function open(shown: RecordingDetails) {
  fakeApi({
    'GET /recordings/:id': shown,
    'GET /recordings/:id/works': { items: [], can_link: false },
    'GET /recordings/:id/line-up-claims': { items: [] },
    'GET /double-claims': {
      items: [],
      total: 0,
      page: 1,
      per_page: 1,
      counts: { all: 0, needs_answer: 0, waiting: 0 },
    },
  });
  renderWithHost(<DetailsPage />, { route: paths.recordings.details(), path: paths.recordings.details(shown.id) });
}

test('says from when on rights are unclaimed that are claimed until then', async () => {
  open(
    aRecordingDetails({
      is_mine: true,
      rights: [aRight({ share: 5000 }), aRight({ share: 5000, valid_to: '2099-12-31' })],
    }),
  );
  expect(await screen.findByRole('region', { name: 'Status' })).toHaveTextContent(
    'The recording is registered and ready for payment. From 1 January 2100, some rights are unclaimed.',
  );
});

test.each([
  ['asks the submitter to name who holds unclaimed rights', true, 'Amend the recording to name who holds them.'],
  ['asks others to claim unclaimed rights that are theirs', false, 'If they’re yours, claim them.'],
])('%s', async (_what, is_mine, next) => {
  open(aRecordingDetails({ is_mine, rights: [aRight({ share: 5000 })] }));
  const status = await screen.findByRole('region', { name: 'Status' });
  expect(status).toHaveTextContent(
    `The recording is registered, but some rights are unclaimed. Unclaimed rights aren’t paid. ${next}`,
  );
  expect(status).not.toHaveTextContent('ready for payment');
  expect(screen.getAllByText(/^Unclaimed: .*\(50\.00%\)\.$/)).toHaveLength(1);
});

test('asks the submitter to assign featured shares that nobody has', async () => {
  open(aRecordingDetails({ is_mine: true, contributors: [aContributor({ share: 4000 })], rights: [aRight()] }));
  expect(await screen.findByRole('region', { name: 'Status' })).toHaveTextContent(
    '60.00% of the featured shares is unassigned. Amend the recording to assign it.',
  );
});
