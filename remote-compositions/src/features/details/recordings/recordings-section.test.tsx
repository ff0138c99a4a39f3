import type { RecordingLinkView } from '@counterpoint/domain/schemas/recordings';
import { aRepertoireRecording, aRepertoireRecordingPage, failWith, neverRespond } from '@counterpoint/testing';
import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { apiWith, open, work } from '../testing/open-details.tsx';

const linked: RecordingLinkView = {
  recording_id: '01900000-0000-7000-8000-000000000301',
  reference: 'SR00128',
  title: 'Night Market',
  version_title: 'Live',
  display_artist: 'The Tidewater Trio',
  isrc: null,
  duration_s: 222,
  release_date: '2026-03-01',
  state: 'registered',
  is_in_dispute: false,
  linked_by_name: 'Kofi Mensah',
  is_me: false,
  linked_at: '2026-11-01T10:00:00Z',
  can_unlink: true,
};
const found = aRepertoireRecording({ id: '01900000-0000-7000-8000-000000000302', title: 'Harbour Song' });
const NONE = { items: [], can_link: true };
const FOUND = aRepertoireRecordingPage([
  aRepertoireRecording({ id: linked.recording_id, title: 'Night Market' }),
  found,
]);

async function search({ user }: ReturnType<typeof open>) {
  await user.click(await screen.findByRole('button', { name: 'Link a recording' }));
  await user.type(await screen.findByRole('combobox', { name: 'Search recordings' }), 'song');
}

describe('recordings of a work', () => {
  test('are found and linked, without offering those already linked', async () => {
    const both = { items: [linked, { ...linked, recording_id: found.id, title: found.title }], can_link: true };
    const api = apiWith(work, {
      'GET /compositions/:id/recordings': { items: [linked], can_link: true },
      'GET /repertoire/recordings': FOUND,
      'POST /compositions/:id/recordings': both,
    });
    const page = open();
    await screen.findAllByText(/Night Market/);
    await search(page);
    const option = await screen.findByRole('option', { name: /Harbour Song/ });
    expect(screen.queryByRole('option', { name: /Night Market/ })).not.toBeInTheDocument();
    api.use({ 'GET /compositions/:id/recordings': both });
    await page.user.click(option);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(api.to('POST /compositions/:id/recordings')[0]?.body).toEqual({ recording_id: found.id });
    const section = within(screen.getByRole('region', { name: 'Recordings of this work' }));
    expect(section.getByRole('link', { name: /Harbour Song/ })).toBeVisible();
  });

  test('show that a link is being made and why it failed', async () => {
    const api = apiWith(work, {
      'GET /compositions/:id/recordings': NONE,
      'GET /repertoire/recordings': FOUND,
      'POST /compositions/:id/recordings': neverRespond,
    });
    const page = open();
    await search(page);
    await page.user.click(await screen.findByRole('option', { name: /Harbour Song/ }));
    expect(await screen.findByText('Linking “Harbour Song”…')).toBeVisible();
    api.use({ 'POST /compositions/:id/recordings': () => failWith(409, { message: 'They are linked already.' }) });
    await page.user.click(screen.getByRole('button', { name: 'Cancel' }));
    await search(page);
    await page.user.click(await screen.findByRole('option', { name: /Harbour Song/ }));
    expect(await screen.findByText('They are linked already.')).toBeVisible();
  });

  test('are unlinked after confirmation, and the section gets the focus', async () => {
    const api = apiWith(work, {
      'GET /compositions/:id/recordings': { items: [linked], can_link: true },
      'DELETE /compositions/:id/recordings/:recording': NONE,
    });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: /^Unlink Night Market/ }));
    api.use({ 'GET /compositions/:id/recordings': NONE });
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Unlink' }));
    expect(await screen.findByText(/No recordings are linked yet/)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('region', { name: 'Recordings of this work' })).toHaveFocus());
  });
});
