import { paths } from '@counterpoint/contract/paths';
import {
  aClaimOfRights,
  aContributor,
  aRecordingDetails,
  aRecordingRow,
  aRight,
  type FakeRequest,
  failWith,
  pretendWidth,
  respondWith,
  saveDraft,
} from '@counterpoint/testing';
import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { anApi, draft, kofi, open, openAt, stored } from './testing/open-wizard.tsx';

const his = aRight({ party_id: kofi.id, name: 'Kofi Mensah', is_me: false, share: 4000, confirmation: 'invited' });
const complete = {
  ...draft,
  display_artist: 'Adwoa Boateng',
  isrc: 'GBEMI0300013',
  duration_s: 245,
  p_line_year: 2024,
  contributors: [aContributor()],
  rights: [aRight({ share: 6000 }), his],
};

describe('the review', () => {
  test('describes everything, including who will be notified, and submits', async () => {
    const api = anApi({
      'GET /recordings/:id': complete,
      'POST /recordings/:id/submission': respondWith(200, { ...complete, state: 'awaiting_confirmation' }),
    });
    const { user, host } = openAt('review');
    const rights = await screen.findByRole('region', { name: 'Rights' });
    expect(rights).toHaveTextContent('40.00% as producer, all uses, World, from 1 January 2026');
    expect(screen.getByRole('region', { name: 'Contributors' })).toHaveTextContent(
      'Featured, under contract, lead vocals',
    );
    expect(await screen.findByText(/^We’ll ask Kofi Mensah to confirm within 30 days/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Submit for registration' }));
    expect(await screen.findByText(`Elsewhere: ${paths.recordings.details(draft.id)}`)).toBeVisible();
    expect(api.to('POST /recordings/:id/submission')).toHaveLength(1);
    expect(host.notify).toHaveBeenCalledWith('“Night Market” was submitted.', { type: 'success' });
  });

  test('links each problem to its marked step and back, and submits nothing', async () => {
    pretendWidth(1440);
    const api = anApi({ 'GET /recordings/:id': { ...complete, rights: [] } });
    const { user } = openAt('review');
    expect(await screen.findByText('Before you can submit')).toBeVisible();
    const steps = screen.getByRole('navigation', { name: 'Steps' });
    expect(within(steps).getByRole('button', { name: /^! Rights \(needs correction\)/ })).toBeVisible();
    expect(within(steps).getByRole('button', { name: 'Contributors' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Go to field in Rights:/ }));
    await user.click(await screen.findByRole('button', { name: 'Back to review' }));
    expect(await screen.findByText('Before you can submit')).toBeVisible();
    expect(api.to('POST /recordings/:id/submission')).toHaveLength(0);
  });

  test('confirms a probable duplicate before submitting', async () => {
    const row = { ...aRecordingRow({ title: 'Night Market' }), is_mine: false, matches: [] };
    const api = anApi({
      'GET /recordings/:id': complete,
      'POST /recordings/candidates': { items: [{ row, certainty: 'probable', why: ['title', 'artist'] }] },
      'POST /recordings/:id/submission': respondWith(200, { ...complete, state: 'registered' }),
    });
    const { user } = openAt('review');
    await screen.findByRole('region', { name: 'Possible duplicates' });
    await user.click(screen.getByRole('button', { name: 'Submit for registration' }));
    expect(api.to('POST /recordings/:id/submission')).toHaveLength(0);
    await user.click(screen.getByRole('checkbox', { name: 'Mine is a different recording from “Night Market”' }));
    await user.click(screen.getByRole('button', { name: 'Submit for registration' }));
    await waitFor(() => expect(api.to('POST /recordings/:id/submission')).toHaveLength(1));
  });

  test('shows the server’s findings at their fields', async () => {
    const details = [{ path: 'isrc', message: 'Another recording has this ISRC.' }];
    anApi({
      'GET /recordings/:id': complete,
      'POST /recordings/:id/submission': failWith(422, { code: 'invalid', details }),
    });
    const { user } = openAt('review');
    await user.click(await screen.findByRole('button', { name: 'Submit for registration' }));
    expect(await screen.findByLabelText('ISRC (optional)')).toBeInvalid();
    expect(screen.getByRole('link', { name: 'Another recording has this ISRC.' })).toBeVisible();
  });
});

describe('a new revision', () => {
  const active = aRecordingDetails({ ...complete, state: 'registered', rights: [aRight(), aClaimOfRights()] });

  test('is created by the first change, lists changes, and requires a reason', async () => {
    const api = anApi({
      'GET /recordings/:id': active,
      'PUT /recordings/:id/amendment': (request: FakeRequest) => ({ ...stored(request), rights: [aRight()] }),
      'POST /recordings/:id/amendment/submission': respondWith(200, active),
    });
    const { user } = open(paths.recordings.amend(active.id));
    expect(await screen.findByText(/^You’re preparing a new revision of “Night Market”/)).toBeVisible();
    expect(api.requests.some(({ path }) => path.includes('amendment'))).toBe(false);
    await user.type(screen.getByLabelText('Version title (optional)'), 'Live');
    saveDraft();
    await waitFor(() => expect(api.to('PUT /recordings/:id/amendment').length).toBeGreaterThan(0));
    expect(api.to('PUT /recordings/:id/amendment')[0]?.body).toHaveProperty('rights.length', 1);
    for (const next of ['contributors', 'rights', 'works', 'review'])
      await user.click(await screen.findByRole('button', { name: `Continue to ${next}` }));
    const changes = await screen.findByRole('region', { name: 'What changes' });
    expect(changes).toHaveTextContent('New revisionLive');
    await user.click(screen.getByRole('button', { name: 'Submit the new revision' }));
    expect(await screen.findByText('Enter the reason for the change.')).toBeVisible();
  });

  test('isn’t offered to a member who only holds rights', async () => {
    anApi({ 'GET /recordings/:id': { ...active, is_mine: false } });
    open(paths.recordings.amend(active.id));
    expect(await screen.findByText(/^Only the submitter can change a recording/)).toBeVisible();
  });
});

test('copies a recording without its own identifiers and dates', async () => {
  const api = anApi({ 'GET /recordings/:id': { ...complete, state: 'registered', label: 'Boateng Sounds' } });
  const { location } = open(paths.recordings.copy(draft.id));
  expect(await screen.findByText('Copied from “Night Market”')).toBeVisible();
  expect(screen.getByLabelText('ISRC (optional)')).toHaveValue('');
  await waitFor(() => expect(location()).toContain('draft='));
  expect(api.to('POST /recordings')[0]?.body).toMatchObject({ isrc: null, duration_s: null, label: 'Boateng Sounds' });
});
