import { paths } from '@counterpoint/contract/paths';
import type { RecordingDetails } from '@counterpoint/domain/schemas/recordings';
import {
  aClaimOfRights,
  aContributor,
  aLineUpClaim,
  aRecordingDetails,
  type FakeRoutes,
  failWith,
  fakeApi,
  fillIn,
  renderWithHost,
  respondWith,
} from '@counterpoint/testing';
import { describe, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { claimByAddress } from '../details-page.tsx';

const WORLDWIDE = [{ is_included: true, territory: '2136' }];
const theirs = aRecordingDetails({
  title: 'Night Market',
  is_mine: false,
  contributors: [aContributor({ party_id: null, name: 'Efua Anansewaa', is_me: false, is_member: false })],
  rights: [aClaimOfRights({ share: 8000, is_claim: false, territories: WORLDWIDE })],
});

function openClaim(claim: 'rights' | 'part', recording: RecordingDetails, routes: FakeRoutes = {}) {
  const api = fakeApi({ 'GET /recordings/:id': recording, ...routes });
  const path = `${paths.recordings.details(recording.id)}?claim=${claim}`;
  const closed: string[] = [];
  const page = claimByAddress(claim, recording, () => closed.push(claim));
  return { api, closed, ...renderWithHost(page, { route: paths.recordings.details(), path }) };
}

describe('dialog for claiming rights', () => {
  test('warns about overlaps before sending and keeps the entries when sending fails', async () => {
    const { user, api, closed } = openClaim('rights', theirs, {
      'POST /recordings/:id/rights-claims': () =>
        failWith(409, { message: 'Only a registered recording can be claimed.' }),
    });
    const dialog = await screen.findByRole('dialog', { name: 'Claim rights in “Night Market”' });
    const share = within(dialog).getByRole('textbox', { name: /Share/ });
    await user.type(share, '20');
    await fillIn(user, within(dialog).getByLabelText('First day'), '2026-01-01');
    expect(within(dialog).getByText(/You get unclaimed rights immediately/)).toBeVisible();
    await user.clear(share);
    await user.type(share, '50');
    expect(await within(dialog).findByText(/World from 1 January 2026: 130\.00% claimed\./)).toBeVisible();
    await fillIn(user, within(dialog).getByLabelText(/How you acquired/), 'We took the catalogue over.');
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
    expect(within(claim).getByText(/You get unclaimed rights immediately/)).toBeVisible();
  });

  test('states a claim in all when it is changed, and what that adds to rights that the submitter entered', async () => {
    const entered = aClaimOfRights({ share: 2000, territories: WORLDWIDE, is_me: true, is_claim: false });
    const own = aClaimOfRights({ share: 1000, territories: WORLDWIDE, is_me: true });
    const { user } = openClaim('rights', { ...theirs, rights: [entered, own] });
    const dialog = within(await screen.findByRole('dialog'));
    const share = dialog.getByRole('textbox', { name: /Share/ });
    expect(share).toHaveValue('30.00');
    await user.clear(share);
    await user.type(share, '25');
    expect(await dialog.findByText(/^5\.00%, all uses, World/)).toBeVisible();
    await user.clear(share);
    await user.type(share, '20');
    expect(await dialog.findByText(/gives you these rights: release your claim instead/)).toBeVisible();
  });

  test('announces no case about rights that the submitter entered for the member', async () => {
    const entered = aClaimOfRights({ share: 2000, territories: WORLDWIDE, is_me: true, is_claim: false });
    const { user } = openClaim('rights', { ...theirs, rights: [...theirs.rights, entered] });
    const dialog = within(await screen.findByRole('dialog'));
    const share = dialog.getByRole('textbox', { name: /Share/ });
    await user.type(share, '20');
    await fillIn(user, dialog.getByLabelText('First day'), entered.valid_from);
    expect(dialog.getByText('The recording already gives you these rights: claiming them confirms them')).toBeVisible();
    await user.clear(share);
    await user.type(share, '30');
    expect(dialog.getByText('This opens a case with the other claimants')).toBeVisible();
    expect(dialog.getByText(/entered part of these rights for you, so we’ll add only the rest:/)).toBeVisible();
    expect(dialog.getByText(/: 110\.00% claimed\./)).toBeVisible();
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
    await fillIn(user, dialog.getByLabelText('First day'), '2026-01-01');
    await fillIn(user, dialog.getByLabelText(/How you acquired/), 'We took the catalogue over.');
    await user.click(dialog.getByRole('button', { name: 'Claim these rights' }));
    await waitFor(() => expect(host.notify).toHaveBeenCalledWith(outcome, { type: 'success' }));
  });

  test('names each wrong field', async () => {
    const { user } = openClaim('rights', theirs);
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Claim these rights' }));
    for (const message of ['Enter a number with at most two decimals.', 'Enter the first day.'])
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
    await fillIn(user, dialog.getByLabelText(/How you acquired/), 'We took the catalogue over.');
    await fillIn(user, dialog.getByLabelText('First day'), '2026-01-01');
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
    const roles = within(dialog).getByRole('group', { name: 'Instruments and roles of yours' });
    expect(roles).toHaveAccessibleDescription('Choose your instruments or roles.');
    await user.selectOptions(within(dialog).getByLabelText(/Is one of these credits yours/), 'Efua Anansewaa');
    await user.selectOptions(within(dialog).getByLabelText('Your category'), 'Not featured');
    await fillIn(user, within(dialog).getByRole('combobox', { name: 'Instruments and roles' }), 'bass g');
    await user.click(await within(dialog).findByText('Bass guitar'));
    await user.selectOptions(within(dialog).getByLabelText('Type of evidence'), 'Session sheet or log');
    await fillIn(user, within(dialog).getByLabelText('Where to find it'), 'Log of 3 May 2019');
    await fillIn(user, within(dialog).getByLabelText('What it shows'), 'It names me on bass for all takes.');
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
