import { paths } from '@counterpoint/contract/paths';
import type { RecordingDetails } from '@counterpoint/domain/schemas/recordings';
import {
  aParty,
  aProfile,
  aRecordingDetails,
  aRight,
  type FakeRoutes,
  failWith,
  fakeApi,
  fakeHost,
  fillIn,
  renderWithHost,
} from '@counterpoint/testing';
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { DetailsPage } from '../details-page.tsx';

const OTHER = '01900000-0000-7000-8000-000000000098';
const REPRESENTATIVE = '01900000-0000-7000-8000-000000000099';

async function openContest(rights: RecordingDetails['rights'], routes: FakeRoutes = {}, host = fakeHost()) {
  const waiting = aRecordingDetails({
    state: 'awaiting_confirmation',
    is_mine: false,
    awaits_my_confirmation: true,
    registered_at: null,
    rights,
  });
  const api = fakeApi({
    'GET /recordings/:id': waiting,
    'GET /recordings/:id/works': { items: [], can_link: false },
    'GET /recordings/:id/line-up-claims': { items: [] },
    ...routes,
  });
  const path = paths.recordings.details(waiting.id);
  const { user } = renderWithHost(<DetailsPage />, { route: paths.recordings.details(), path, host });
  await user.click(await screen.findByRole('button', { name: 'Contest' }));
  return { api, user, dialog: within(await screen.findByRole('dialog', { name: 'Contest your rights' })) };
}

test('names those whom the contest is against, also under a mandate of its member', async () => {
  const rights = [
    aRight({ confirmation: 'invited', share: 4000 }),
    aRight({ ...aParty(), is_me: false, share: 3000, confirmation: 'submitter' }),
    aRight({ party_id: OTHER, name: 'Yaa Owusu', is_member: true, is_me: false, share: 3000 }),
  ];
  const { user, dialog } = await openContest(rights, {}, fakeHost({ user: aProfile({ party_id: REPRESENTATIVE }) }));
  await user.type(dialog.getByLabelText('Share %'), '30');
  expect(dialog.getByText(/^The case is against/)).toHaveTextContent(/^The case is against Kwesi Boateng\./);
});

test('shows a problem at its right after another that the member doesn’t hold', async () => {
  const message = 'Only the society can change this share.';
  const rejection = { code: 'validation_failed', message: 'Wrong.', details: [{ path: 'rights.0.share', message }] };
  const rights = [
    aRight({ confirmation: 'invited', share: 4000, valid_from: '2020-01-01', valid_to: '2020-12-31' }),
    aRight({ confirmation: 'invited', share: 3000, valid_from: '2021-01-01' }),
  ];
  const { api, user, dialog } = await openContest(rights, {
    'POST /recordings/:id/contestation': () => failWith(422, rejection),
  });
  await fillIn(user, dialog.getByLabelText('What’s wrong'), 'I sold the first.');
  const [first, second] = dialog.getAllByLabelText('Share %');
  if (!first || !second) throw new Error('The member has two rights.');
  await user.type(first, '0');
  await user.type(second, '120');
  await user.click(dialog.getByRole('button', { name: 'Contest my rights' }));
  await waitFor(() => expect(second).toHaveAccessibleDescription('A share can’t be above 100.'));
  expect(first).toBeValid();
  await user.clear(second);
  await user.type(second, '20');
  await user.click(dialog.getByRole('button', { name: 'Contest my rights' }));
  await waitFor(() => expect(second).toHaveAccessibleDescription(message));
  expect(first).toBeValid();
  expect(api.to('POST /recordings/:id/contestation')[0]?.body).toMatchObject({ rights: [{ share: 2000 }] });
});

test('states one share for all that differs, as the case decides it', async () => {
  const rights = [
    aRight({ confirmation: 'invited', share: 4000, valid_from: '2020-01-01', valid_to: '2020-12-31' }),
    aRight({ confirmation: 'invited', share: 3000, valid_from: '2021-01-01' }),
  ];
  const { user, dialog } = await openContest(rights);
  const [first, second] = dialog.getAllByLabelText('Share %');
  if (!first || !second) throw new Error('The member has two rights.');
  await user.type(first, '0');
  await user.type(second, '20');
  expect(dialog.getByText('40.00%, All uses: World from 1 January 2020')).toBeVisible();
  expect(dialog.getByText(`If accepted, these shares become: ${rights[0]?.name} 20.00%.`)).toBeVisible();
});
