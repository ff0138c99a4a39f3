import type { MandateScope } from '@counterpoint/domain/mandates';
import { fakeApi, renderWithHost } from '@counterpoint/testing';
import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { ReviewNote } from './review-note.tsx';
import { type OwnedInterest, StandingNote } from './standing-note.tsx';

const ESI = '01900000-0000-7000-8000-000000000031';
const MANDATE = '01900000-0000-7000-8000-000000000032';
const esi: OwnedInterest = { party_id: ESI, party: { is_me: false } };

function show(
  interests: readonly OwnedInterest[],
  { scopes = ['register_works'], isCleared = false }: { scopes?: MandateScope[]; isCleared?: boolean } = {},
) {
  const held = { id: MANDATE, party_id: ESI, name: 'Esi Quartey', scopes, territory: '2136' };
  const api = fakeApi({ 'GET /mandates/held': { items: [held], registers_for_others: isCleared } });
  renderWithHost(<StandingNote what="work" interests={interests} />);
  return api;
}

test('names the mandate under which a work without an own part is registered', async () => {
  show([esi]);
  expect(await screen.findByText('You’re registering under the mandate of Esi Quartey')).toBeVisible();
});

test.each([
  { why: 'the mandate is for recordings', interests: [esi], terms: { scopes: ['register_recordings' as const] } },
  { why: 'nobody with a mandate has a part', interests: [{ ...esi, party_id: MANDATE }], terms: {} },
])('says what is missing if $why', async ({ interests, terms }) => {
  show(interests, terms);
  expect(await screen.findByText('You have no part in this work')).toBeVisible();
  expect(screen.getByText(/propose a mandate in your account, or submit it for review/)).toBeVisible();
});

test.each([
  { who: 'who has a part', interests: [esi, { party_id: null, party: { is_me: true } }], isCleared: false },
  { who: 'whom the society cleared', interests: [{ ...esi, party_id: MANDATE }], isCleared: true },
])('says nothing to a member $who', async ({ interests, isCleared }) => {
  const api = show(interests, { isCleared });
  await waitFor(() => expect(api.to('GET /mandates/held')).toHaveLength(1));
  expect(screen.queryByText(/no part|mandate/)).toBeNull();
});

test.each([
  { state: 'open', is_outdated: false, reason: null, title: /^With the society for review since/, says: /notified/ },
  { state: 'open', is_outdated: true, reason: null, title: /^With the society/, says: /Submit it for review again/ },
  { state: 'refused', is_outdated: false, reason: 'No contract.', title: /didn’t approve/, says: /^No contract\./ },
])('says that a review is $state (outdated: $is_outdated)', async ({ title, says, ...review }) => {
  fakeApi({ [`GET /compositions/${MANDATE}/review`]: { ...review, requested_at: '2026-11-20T12:00:00.000Z' } });
  renderWithHost(<ReviewNote what="work" id={MANDATE} />);
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.getByText(says)).toBeVisible();
});
