import { DialogHost } from '@counterpoint/area-ui/lazy';
import { paths } from '@counterpoint/contract/paths';
import type { RecordingDetails } from '@counterpoint/domain/schemas/recordings';
import {
  aClaimOfRights,
  aContributor,
  aDoubleClaim,
  aDoubleClaimPage,
  aLineUpClaim,
  aPerson,
  aProfile,
  aRecordingDetails,
  aRight,
  type FakeRoutes,
  failWith,
  fakeApi,
  fakeHost,
  renderWithHost,
  respondWith,
} from '@counterpoint/testing';
import { describe, expect, test } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { claimByAddress } from '../details-page.tsx';
import { OVERLAPS } from '../lazy-parts.ts';
import { ClaimsSections } from './claims-sections.tsx';

const mine = aRecordingDetails({ title: 'Night Market' });
const WORLDWIDE = [{ is_included: true, territory: '2136' }];
const theirs = aRecordingDetails({
  title: 'Night Market',
  is_mine: false,
  contributors: [aContributor({ party_id: null, name: 'Efua Anansewaa', is_me: false, is_member: false })],
  rights: [aClaimOfRights({ share: 8000, is_claim: false, territories: WORLDWIDE })],
});

function show(recording: RecordingDetails, routes: FakeRoutes = {}, host = fakeHost()) {
  const api = fakeApi({
    'GET /recordings/:id/line-up-claims': { items: [] },
    'GET /double-claims': aDoubleClaimPage([]),
    ...routes,
  });
  const sections = (
    <DialogHost>
      <ClaimsSections recording={recording} />
    </DialogHost>
  );
  return { api, ...renderWithHost(sections, { host }) };
}

function openClaim(claim: 'rights' | 'part', recording: RecordingDetails, routes: FakeRoutes = {}) {
  const api = fakeApi({ 'GET /recordings/:id': recording, ...routes });
  const path = `${paths.recordings.details(recording.id)}?claim=${claim}`;
  const closed: string[] = [];
  const page = claimByAddress(claim, recording, () => closed.push(claim));
  return { api, closed, ...renderWithHost(page, { route: paths.recordings.details(), path }) };
}

describe('claims on a recording', () => {
  test('show nothing when there are none', async () => {
    const { api } = show(mine);
    await waitFor(() => expect(api.to('GET /recordings/:id/line-up-claims')).toHaveLength(1));
    expect(screen.queryByRole('heading')).toBeNull();
    expect(api.to('GET /double-claims')).toHaveLength(0);
  });

  test('show each overlap and send the answer', async () => {
    const { user, api } = show(aRecordingDetails({ is_in_dispute: true }), {
      'GET /double-claims': aDoubleClaimPage([aDoubleClaim()]),
      'POST /double-claims/answers': {
        items: [{ opposition_id: aDoubleClaim().opposition_id, outcome: 'answered' }],
      },
    });
    const section = await screen.findByRole('region', { name: 'Double claims' });
    expect(section).toHaveTextContent('Ghana, 1 March 2026 to 31 December 2026: 130.00% claimed.');
    await user.click(within(section).getByRole('button', { name: 'More time' }));
    const dialog = await screen.findByRole('dialog', { name: 'Ask for more time to respond about “Night Market”?' });
    await user.click(within(dialog).getByRole('button', { name: 'More time' }));
    await waitFor(() => expect(api.to('POST /double-claims/answers')[0]?.body).toMatchObject({ answer: 'pending' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test.each(['reader', 'finance'] as const)('show overlaps without answers to the role %s', async (role) => {
    const host = fakeHost({ user: aProfile({ person: aPerson({ role }) }) });
    const overlap = { 'GET /double-claims': aDoubleClaimPage([aDoubleClaim()]) };
    show(aRecordingDetails({ is_in_dispute: true }), overlap, host);
    const section = await screen.findByRole('region', { name: 'Double claims' });
    expect(section).toHaveTextContent('130.00% claimed.');
    expect(within(section).queryAllByRole('button')).toHaveLength(0);
  });

  test('neither load nor show overlaps for a person without access to disputes', async () => {
    const host = fakeHost({ user: aProfile({ person: aPerson({ areas: ['recordings'] }) }) });
    const { api } = show(aRecordingDetails({ is_in_dispute: true }), { 'GET /double-claims': failWith(403) }, host);
    await waitFor(() => expect(api.to('GET /recordings/:id/line-up-claims')).toHaveLength(1));
    await act(() => OVERLAPS.load());
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(api.to('GET /double-claims')).toHaveLength(0);
  });

  test('of the member are released after confirmation', async () => {
    const claimed = aRecordingDetails({ rights: [aRight({ is_claim: true, share: 5000 })] });
    const { user, api } = show(claimed, { 'DELETE /recordings/:id/rights-claims': mine });
    const section = await screen.findByRole('region', { name: 'Your claim' });
    expect(section).toHaveTextContent('50.00%, all uses, World, from 1 January 2026');
    await user.click(within(section).getByRole('button', { name: 'Release my claim' }));
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Release my claim' }));
    await waitFor(() => expect(api.to('DELETE /recordings/:id/rights-claims')).toHaveLength(1));
    expect(api.to('DELETE /recordings/:id/rights-claims')[0]?.headers.get('if-match')).toBe('"3"');
  });

  test('of performers are confirmed by the submitter after a dialog', async () => {
    const { user, api } = show(mine, {
      'GET /recordings/:id/line-up-claims': { items: [aLineUpClaim()] },
      'POST /recordings/:id/line-up-claims/:claimId/answer': mine,
    });
    await user.click(await screen.findByRole('button', { name: 'Confirm the claim' }));
    const question = await screen.findByRole('alertdialog');
    api.use({ 'GET /recordings/:id/line-up-claims': { items: [aLineUpClaim({ state: 'accepted' })] } });
    await user.click(within(question).getByRole('button', { name: 'Confirm the claim' }));
    const answers = () => api.to('POST /recordings/:id/line-up-claims/:claimId/answer');
    await waitFor(() => expect(answers()[0]?.body).toEqual({ is_accepted: true, reason: null }));
    // It was the last one, so its container gets the focus.
    await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
    await waitFor(() => expect(document.activeElement).toHaveAttribute('tabindex', '-1'));
  });

  test('of the submitter on their own recording can’t be answered by them', async () => {
    show(mine, { 'GET /recordings/:id/line-up-claims': { items: [aLineUpClaim({ is_me: true })] } });
    expect(await screen.findByRole('button', { name: 'Withdraw my claim' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Confirm the claim' })).toBeNull();
  });

  test('of performers are refused with a reason', async () => {
    const { user, api } = show(mine, {
      'GET /recordings/:id/line-up-claims': { items: [aLineUpClaim()] },
      'POST /recordings/:id/line-up-claims/:claimId/answer': mine,
    });
    await user.click(await screen.findByRole('button', { name: 'Reject the claim' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Reject the claim' }));
    expect(await within(dialog).findAllByText('Enter why you refuse.')).not.toHaveLength(0);
    await user.type(within(dialog).getByRole('textbox'), 'My brother played it.');
    await user.click(within(dialog).getByRole('button', { name: 'Reject the claim' }));
    const answers = () => api.to('POST /recordings/:id/line-up-claims/:claimId/answer');
    await waitFor(() => expect(answers()[0]?.body).toMatchObject({ reason: 'My brother played it.' }));
  });

  test('of the member as a performer can be withdrawn', async () => {
    const { user, api } = show(theirs, {
      'GET /recordings/:id/line-up-claims': { items: [aLineUpClaim({ is_me: true })] },
      'DELETE /recordings/:id/line-up-claims/:claimId': aLineUpClaim({ is_me: true, state: 'withdrawn' }),
    });
    expect(await screen.findByText('Awaiting the submitter')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Confirm the claim' })).toBeNull();
    api.use({
      'GET /recordings/:id/line-up-claims': { items: [aLineUpClaim({ is_me: true, state: 'withdrawn' })] },
    });
    await user.click(screen.getByRole('button', { name: 'Withdraw my claim' }));
    await waitFor(() => expect(api.to('DELETE /recordings/:id/line-up-claims/:claimId')).toHaveLength(1));
    await waitFor(() => expect(screen.getByRole('region', { name: 'Performers’ claims' })).toHaveFocus());
  });
});

describe('dialog for claiming rights', () => {
  test('warns about overlaps before sending and keeps the entries when sending fails', async () => {
    const { user, api, closed } = openClaim('rights', theirs, {
      'POST /recordings/:id/rights-claims': () =>
        failWith(409, { message: 'Only a registered recording can be claimed.' }),
    });
    const dialog = await screen.findByRole('dialog', { name: 'Claim rights in “Night Market”' });
    const share = within(dialog).getByRole('textbox', { name: /Share/ });
    await user.type(share, '20');
    await user.type(within(dialog).getByLabelText('First day'), '2026-01-01');
    expect(within(dialog).getByText(/You get unclaimed rights at once/)).toBeVisible();
    await user.clear(share);
    await user.type(share, '50');
    expect(await within(dialog).findByText(/World from 1 January 2026: 130\.00% claimed\./)).toBeVisible();
    await user.type(within(dialog).getByLabelText(/How you acquired/), 'We took the catalogue over.');
    await user.click(within(dialog).getByRole('button', { name: 'Claim these rights' }));
    expect(await within(dialog).findByText('Only a registered recording can be claimed.')).toBeVisible();
    expect(share).toHaveValue('50.00');
    api.use({ 'POST /recordings/:id/rights-claims': respondWith(201, theirs) });
    await user.click(within(dialog).getByRole('button', { name: 'Claim these rights' }));
    await waitFor(() => expect(closed).toEqual(['rights']));
    const [first, second] = api.to('POST /recordings/:id/rights-claims');
    expect(second?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'));
    expect(second?.body).toMatchObject({ lines: [{ share: 5000, valid_from: '2026-01-01', valid_to: null }] });
  });

  test('announces no new case to a member whose claim is in one, nor for overlaps among others', async () => {
    const [held] = theirs.rights;
    if (!held) throw new Error('The recording has a right.');
    const own = aClaimOfRights({ share: 8000, territories: WORLDWIDE, is_me: true, name: 'Me' });
    openClaim('rights', { ...theirs, rights: [held, own] });
    const change = await screen.findByRole('dialog', { name: 'Change your claim in “Night Market”' });
    expect(within(change).getByText('The case with the other claimants continues')).toBeVisible();
    expect(within(change).queryByText(/opens a case/)).toBeNull();
    cleanup();
    openClaim('rights', { ...theirs, rights: [held, held] });
    const claim = await screen.findByRole('dialog', { name: 'Claim rights in “Night Market”' });
    expect(within(claim).getByText(/You get unclaimed rights at once/)).toBeVisible();
  });

  test.each([
    { share: 2000, outcome: 'Your rights are registered.' },
    { share: 5000, outcome: 'Your claim is registered, and a case is open about the overlap.' },
  ])('of $share in a recording in dispute says: $outcome', async ({ share, outcome }) => {
    const claimed = aClaimOfRights({ share, is_me: true, valid_from: '2026-01-01', territories: WORLDWIDE });
    const after = { ...theirs, is_in_dispute: true, rights: [...theirs.rights, claimed] };
    const { user, host } = openClaim(
      'rights',
      { ...theirs, is_in_dispute: true },
      {
        'POST /recordings/:id/rights-claims': respondWith(201, after),
      },
    );
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: /Share/ }), String(share / 100));
    await user.type(dialog.getByLabelText('First day'), '2026-01-01');
    await user.type(dialog.getByLabelText(/How you acquired/), 'We took the catalogue over.');
    await user.click(dialog.getByRole('button', { name: 'Claim these rights' }));
    await waitFor(() => expect(host.notify).toHaveBeenCalledWith(outcome, { type: 'success' }));
  });

  test('names each wrong field', async () => {
    const { user } = openClaim('rights', theirs);
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Claim these rights' }));
    for (const message of ['Enter a share with at most two decimals.', 'Enter the first day.'])
      expect(await within(dialog).findAllByText(message)).not.toHaveLength(0);
  });
});

describe('rights of a claim', () => {
  test('keep what only the API rejects until it is changed', async () => {
    const message = 'Your rights are these already.';
    const { user } = openClaim('rights', theirs, {
      'POST /recordings/:id/rights-claims': () =>
        failWith(422, { code: 'validation_failed', message: 'Wrong.', details: [{ path: 'lines.0.share', message }] }),
    });
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText(/How you acquired/), 'We took the catalogue over.');
    await user.type(dialog.getByLabelText('First day'), '2026-01-01');
    const share = dialog.getByRole('textbox', { name: /Share/ });
    await user.type(share, '20');
    await user.click(dialog.getByRole('button', { name: 'Claim these rights' }));
    await user.click(await dialog.findByRole('link', { name: message }));
    await user.type(share, '{Backspace}');
    await user.tab();
    expect(share).toHaveValue('20.00');
    await waitFor(() => expect(share).toHaveAccessibleDescription(message));
    await user.type(share, '{Backspace}5');
    await waitFor(() => expect(share).toBeValid());
  });

  test('keep their errors when another is removed', async () => {
    const { user } = openClaim('rights', theirs);
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Add a right' }));
    const [first, second] = within(dialog).getAllByRole('textbox', { name: /Share/ });
    if (!first || !second) throw new Error('Two lines are to be typed in.');
    await user.type(first, '120');
    await user.type(second, '50');
    // Answering the first keeps everyone in the second.
    expect(second).toHaveFocus();
    await user.tab();
    await waitFor(() => expect(first).toHaveAccessibleDescription('A share can’t be above 100.'));
    await user.click(within(dialog).getByRole('button', { name: 'Remove right 1' }));
    const share = within(dialog).getByRole('textbox', { name: /Share/ });
    expect(share).toHaveValue('50.00');
    await waitFor(() => expect(share).toBeValid());
  });

  test('clear an error once it is corrected', async () => {
    const { user } = openClaim('rights', theirs);
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Add a right' }));
    const second = within(dialog).getAllByRole('textbox', { name: /Share/ }).at(1);
    if (!second) throw new Error('Two lines are to be typed in.');
    await user.type(second, '120');
    await user.tab();
    await waitFor(() => expect(second).toBeInvalid());
    await user.click(within(dialog).getByRole('button', { name: 'Remove right 1' }));
    const share = within(dialog).getByRole('textbox', { name: /Share/ });
    expect(share).toHaveValue('120');
    expect(share).toHaveAccessibleDescription('A share can’t be above 100.');
    await user.clear(share);
    await user.type(share, '40');
    expect(share).toHaveFocus();
    await waitFor(() => expect(share).toBeValid());
  });
});

describe('dialog for claiming a part', () => {
  test('shows the line-up and sends category, roles and evidence', async () => {
    const { user, api, closed } = openClaim('part', theirs, {
      'POST /recordings/:id/line-up-claims': respondWith(201, aLineUpClaim({ is_me: true })),
    });
    const dialog = await screen.findByRole('dialog', { name: 'I performed on “Night Market”' });
    expect(within(dialog).getByText(/Efua Anansewaa: /)).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Claim my part' }));
    expect(await within(dialog).findAllByText('Choose your instruments or roles.')).not.toHaveLength(0);
    await user.selectOptions(within(dialog).getByLabelText(/Is one of these credits yours/), 'Efua Anansewaa');
    await user.selectOptions(within(dialog).getByLabelText('Your category'), 'Not featured');
    await user.type(within(dialog).getByRole('combobox', { name: 'Instruments and roles' }), 'bass g');
    await user.click(await within(dialog).findByText('Bass guitar'));
    await user.selectOptions(within(dialog).getByLabelText('Type of evidence'), 'Session sheet or log');
    await user.type(within(dialog).getByLabelText('Where to find it'), 'Log of 3 May 2019');
    await user.type(within(dialog).getByLabelText('What it shows'), 'It names me on bass for all takes.');
    await user.click(within(dialog).getByRole('button', { name: 'Claim my part' }));
    await waitFor(() => expect(closed).toEqual(['part']));
    expect(api.to('POST /recordings/:id/line-up-claims')[0]?.body).toMatchObject({
      credited_as: 'Efua Anansewaa',
      category: 'non_featured',
      roles: ['bass_guitar'],
      performed_from: null,
      evidence: { kind: 'session_sheet', reference: 'Log of 3 May 2019' },
    });
  });
});
