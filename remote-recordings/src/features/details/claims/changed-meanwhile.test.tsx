import { paths } from '@counterpoint/contract/paths';
import type { RecordingDetails } from '@counterpoint/domain/schemas/recordings';
import {
  aLineUpClaim,
  aParty,
  aRecordingDetails,
  aRight,
  type FakeRoutes,
  failWith,
  fakeApi,
  fillIn,
  renderWithHost,
} from '@counterpoint/testing';
import { describe, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { DetailsPage } from '../details-page.tsx';

const claimed = aRecordingDetails({
  title: 'Night Market',
  is_mine: false,
  version: 3,
  rights: [aRight({ is_claim: true, share: 5000 })],
});

function open(recording: RecordingDetails, routes: FakeRoutes = {}) {
  const api = fakeApi({
    'GET /recordings/:id': recording,
    'GET /recordings/:id/works': { items: [], can_link: false },
    'GET /recordings/:id/line-up-claims': { items: [] },
    ...routes,
  });
  const path = paths.recordings.details(recording.id);
  return { api, ...renderWithHost(<DetailsPage />, { route: paths.recordings.details(), path }) };
}

async function changeMyClaim({ user }: ReturnType<typeof open>) {
  await user.click(await screen.findByRole('button', { name: 'Change my claim' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change your claim in “Night Market”' }));
  await fillIn(user, dialog.getByLabelText(/How you acquired/), 'We sold half of it in 2024.');
  return dialog;
}

describe('claim edited while the recording changes', () => {
  test('shows the current claim beside it and can be sent again', async () => {
    const page = open(claimed, { 'PUT /recordings/:id/rights-claims': () => failWith(412, { code: 'stale_version' }) });
    const { api, user, host } = page;
    const dialog = await changeMyClaim(page);
    const changed = { ...claimed, version: 4, rights: [aRight({ is_claim: true, share: 2500 })] };
    api.use({ 'GET /recordings/:id': changed });
    act(() => host.publishChange('recordings'));
    expect(await dialog.findByText(/^25\.00%, all uses, World/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Save the claim' }));
    expect(await dialog.findByText('What you typed is still here.')).toBeVisible();
    api.use({ 'PUT /recordings/:id/rights-claims': changed });
    await user.click(dialog.getByRole('button', { name: 'Save the claim' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const sent = api.to('PUT /recordings/:id/rights-claims').map(({ headers }) => headers.get('if-match'));
    expect(sent).toEqual(['"3"', '"4"']);
  });

  test('is kept when the claim was released elsewhere, with a notice', async () => {
    const page = open(claimed);
    const dialog = await changeMyClaim(page);
    page.api.use({ 'GET /recordings/:id': { ...claimed, version: 4, rights: [] } });
    act(() => page.host.publishChange('recordings'));
    expect(await dialog.findByText('You no longer claim any rights in it.')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Your claim', hidden: true })).not.toBeInTheDocument();
    expect(dialog.getByLabelText(/How you acquired/)).toHaveValue('We sold half of it in 2024.');
  });
});

test('keeps the reason for a refusal when the performer withdraws meanwhile', async () => {
  const claim = aLineUpClaim();
  const { api, user, host } = open(aRecordingDetails(), { 'GET /recordings/:id/line-up-claims': { items: [claim] } });
  await user.click(await screen.findByRole('button', { name: 'Reject the claim' }));
  const dialog = within(await screen.findByRole('dialog'));
  await fillIn(user, dialog.getByLabelText('Why you’re rejecting it'), 'My brother played it.');
  api.use({ 'GET /recordings/:id/line-up-claims': { items: [{ ...claim, state: 'withdrawn' }] } });
  act(() => host.publishChange('recordings'));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Performers’ claims', hidden: true })).toBeNull());
  expect(dialog.getByLabelText('Why you’re rejecting it')).toHaveValue('My brother played it.');
});

test('says of a first claim only that the recording changed', async () => {
  const theirs = { ...claimed, rights: [aRight({ ...aParty(), is_me: false, share: 5000 })] };
  const { api, host, user } = open(theirs);
  await user.click(await screen.findByRole('link', { name: 'Claim rights' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Claim rights in “Night Market”' }));
  api.use({ 'GET /recordings/:id': { ...theirs, version: 4 } });
  act(() => host.publishChange('recordings'));
  const notice = await dialog.findByText('This recording changed while the dialog was open');
  expect(notice.parentElement).toHaveTextContent(/open$/);
});

test('leaves the next page’s address alone when a claim is answered late', async () => {
  const { promise, resolve } = Promise.withResolvers<RecordingDetails>();
  const theirs = { ...claimed, rights: [] };
  fakeApi({
    'GET /recordings/:id': theirs,
    'GET /recordings/:id/works': { items: [], can_link: false },
    'GET /recordings/:id/line-up-claims': { items: [] },
    'POST /recordings/:id/rights-claims': () => promise,
  });
  const path = paths.recordings.claim(theirs.id);
  const page = renderWithHost(<DetailsPage />, { route: paths.recordings.details(), path });
  const dialog = within(await screen.findByRole('dialog', { name: 'Claim rights in “Night Market”' }));
  await page.user.type(dialog.getByRole('textbox', { name: /Share/ }), '20');
  await fillIn(page.user, dialog.getByLabelText('First day'), '2026-01-01');
  await fillIn(page.user, dialog.getByLabelText(/How you acquired/), 'We took the catalogue over.');
  await page.user.click(dialog.getByRole('button', { name: 'Claim these rights' }));
  await act(() => page.goTo('/sound-recordings?query=night'));
  resolve(theirs);
  await waitFor(() => expect(page.host.notify).toHaveBeenCalled());
  await act(() => new Promise((done) => setTimeout(done)));
  expect(page.location()).toBe('/sound-recordings?query=night');
});
