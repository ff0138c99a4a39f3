import { paths } from '@counterpoint/contract/paths';
import { aParty, aProfile, aRecordingDetails, aRight, fakeApi, fakeHost, renderWithHost } from '@counterpoint/testing';
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { DetailsPage } from '../details-page.tsx';

const OTHER = '01900000-0000-7000-8000-000000000098';
const REPRESENTATIVE = '01900000-0000-7000-8000-000000000099';

test('names those whom the contest is against, also under a mandate of its member', async () => {
  const waiting = aRecordingDetails({
    state: 'awaiting_confirmation',
    is_mine: false,
    awaits_my_confirmation: true,
    registered_at: null,
    rights: [
      aRight({ confirmation: 'invited', share: 4000 }),
      aRight({ ...aParty(), is_me: false, share: 3000, confirmation: 'submitter' }),
      aRight({ party_id: OTHER, name: 'Yaa Owusu', is_member: true, is_me: false, share: 3000 }),
    ],
  });
  fakeApi({
    'GET /recordings/:id': waiting,
    'GET /recordings/:id/works': { items: [], can_link: false },
    'GET /recordings/:id/line-up-claims': { items: [] },
  });
  const host = fakeHost({ user: aProfile({ party_id: REPRESENTATIVE }) });
  const path = paths.recordings.details(waiting.id);
  const { user } = renderWithHost(<DetailsPage />, { route: paths.recordings.details(), path, host });
  await user.click(await screen.findByRole('button', { name: 'Contest' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Contest your rights' }));
  await user.type(dialog.getByLabelText('Share %'), '30');
  expect(dialog.getByText(/^The case is against/)).toHaveTextContent(/^The case is against Kwesi Boateng\./);
});
