import type { DoubleClaim, DoubleClaimPage, LineUpClaim } from '@counterpoint/domain/schemas/recordings';
import { aParty, myParty, SAMPLE_INSTANT } from './members.ts';
import { onePageOf } from './pages.ts';

/** An overlap of the signed-in member's claim with another member's, to be answered. */
export function aDoubleClaim(overrides: Partial<DoubleClaim> = {}): DoubleClaim {
  return {
    opposition_id: '01900000-0000-7000-8000-000000000411',
    version: 1,
    number: 'OPP-2026-00211',
    state: 'awaiting_response',
    recording_id: '01900000-0000-7000-8000-000000000301',
    title: 'Night Market',
    version_title: null,
    display_artist: 'The Tidewater Trio',
    isrc: 'GBEMI0300013',
    scope: [{ use: 'broadcast', countries: ['0288'], from: '2026-03-01', to: '2026-12-31', total: 13_000 }],
    total: 13_000,
    parties: [
      { name: myParty().name, is_me: true, shares: [8000], is_awaited: true, answer: null },
      { name: aParty().name, is_me: false, shares: [5000], is_awaited: false, answer: null },
    ],
    is_my_turn: true,
    respond_by: '2027-02-19T23:59:00.000Z',
    answers: ['revoke', 'maintain', 'pending'],
    release: [{ words: 'Broadcast: Ghana, 1 March 2026 to 31 December 2026', before: 8000, after: 5000 }],
    updated_at: SAMPLE_INSTANT,
    ...overrides,
  };
}

/** A page of overlaps with these rows. */
export function aDoubleClaimPage(
  items: DoubleClaim[] = [aDoubleClaim()],
  overrides: Partial<DoubleClaimPage> = {},
): DoubleClaimPage {
  const mine = items.filter(({ is_my_turn }) => is_my_turn).length;
  return {
    ...onePageOf(items),
    counts: { all: items.length, needs_answer: mine, waiting: items.length - mine },
    ...overrides,
  };
}

/** Another member's claim to have performed on a recording, to be answered by its submitter. */
export function aLineUpClaim(overrides: Partial<LineUpClaim> = {}): LineUpClaim {
  const { id: party_id, name } = aParty();
  return {
    id: '01900000-0000-7000-8000-000000000421',
    party_id,
    name,
    is_me: false,
    category: 'non_featured',
    roles: ['bass_guitar'],
    performed_from: null,
    performed_to: null,
    country: null,
    credited_as: null,
    evidence: { kind: 'session_sheet', reference: 'Log of 3 May 2019', statement: 'It names me on bass.' },
    state: 'requested',
    answer: null,
    created_at: SAMPLE_INSTANT,
    ...overrides,
  };
}
