import type { MandateScope } from '@counterpoint/domain/mandates';
import { fakeApi, renderWithHost } from '@counterpoint/testing';
import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { type OwnedInterest, StandingNote } from './standing-note.tsx';

const ESI = '01900000-0000-7000-8000-000000000031';
const MANDATE = '01900000-0000-7000-8000-000000000032';
const esi: OwnedInterest = { party_id: ESI, party: { is_me: false } };

function show(interests: readonly OwnedInterest[], scopes: MandateScope[] = ['register_works']) {
  const held = { id: MANDATE, party_id: ESI, name: 'Esi Quartey', scopes, territory: '2136' };
  const api = fakeApi({ 'GET /mandates/held': { items: [held] } });
  renderWithHost(<StandingNote what="work" interests={interests} />);
  return api;
}

test('names the mandate under which a work without an own part is registered', async () => {
  show([esi]);
  expect(await screen.findByText('You’re registering under the mandate of Esi Quartey')).toBeVisible();
});

test.each([
  { why: 'the mandate is for recordings', interests: [esi], scopes: ['register_recordings'] as MandateScope[] },
  { why: 'nobody with a mandate has a part', interests: [{ ...esi, party_id: MANDATE }], scopes: undefined },
])('says what is missing if $why', async ({ interests, scopes }) => {
  show(interests, scopes);
  expect(await screen.findByText('You have no part in this work')).toBeVisible();
  expect(screen.getByText(/Add yourself, or propose a mandate in your account/)).toBeVisible();
});

test('says nothing to a member who has a part', async () => {
  const api = show([esi, { party_id: null, party: { is_me: true } }]);
  await waitFor(() => expect(api.to('GET /mandates/held')).toHaveLength(1));
  expect(screen.queryByText(/no part|mandate/)).toBeNull();
});
