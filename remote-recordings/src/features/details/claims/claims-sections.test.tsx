import { DialogHost } from '@counterpoint/area-ui/lazy';
import type { RecordingDetails } from '@counterpoint/domain/schemas/recordings';
import {
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
  fillIn,
  renderWithHost,
} from '@counterpoint/testing';
import { describe, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { OVERLAPS } from '../lazy-parts.ts';
import { ClaimsSections } from './claims-sections.tsx';

const mine = aRecordingDetails({ title: 'Night Market' });
const theirs = aRecordingDetails({ title: 'Night Market', is_mine: false });

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
    const dialog = await screen.findByRole('dialog', { name: 'Request more time to respond about “Night Market”?' });
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

  test('of performers state the credit and featured share that they take over', async () => {
    const efua = aContributor({ name: 'Efua', party_id: null, category: 'contracted_featured', share: 6000 });
    const claim = aLineUpClaim({ credited_as: 'Efua', category: 'contracted_featured' });
    const recording = { ...mine, contributors: [efua] };
    const { user } = show(recording, { 'GET /recordings/:id/line-up-claims': { items: [claim] } });
    await user.click(await screen.findByRole('button', { name: 'Confirm the claim' }));
    expect(
      await screen.findByText(/takes over the credit of Efua with its featured share \(60\.00%\)\./),
    ).toBeVisible();
  });

  test('of performers state how the category and roles of the credit change', async () => {
    const roles = ['drums', 'percussion'] as const;
    const yaw = aContributor({ name: 'Yaw', party_id: null, category: 'contracted_featured', roles: [...roles] });
    const claim = aLineUpClaim({ credited_as: 'Yaw', category: 'non_featured', roles: ['drums'] });
    const recording = { ...mine, contributors: [yaw] };
    const { user } = show(recording, { 'GET /recordings/:id/line-up-claims': { items: [claim] } });
    await user.click(await screen.findByRole('button', { name: 'Confirm the claim' }));
    const change = 'from “Featured, under contract: Drums, Percussion” to “Not featured: Drums”.';
    expect(await screen.findByText(`The credit changes ${change}`)).toBeVisible();
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
    expect(await within(dialog).findAllByText('Enter why you’re rejecting it.')).not.toHaveLength(0);
    await fillIn(user, within(dialog).getByRole('textbox'), 'My brother played it.');
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
