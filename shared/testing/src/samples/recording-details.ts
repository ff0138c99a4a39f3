import { USE_TYPES } from '@counterpoint/domain/recording-rights';
import type { ContributorView, RecordingDetails, RightView } from '@counterpoint/domain/schemas/recordings';
import { NO_RECORDING_FACTS } from '@counterpoint/domain/schemas/recordings';
import { aParty, myParty, SAMPLE_INSTANT } from './members.ts';

/** The signed-in member as a featured singer. */
export function aContributor(overrides: Partial<ContributorView> = {}): ContributorView {
  const { id, name, is_member, is_me } = myParty();
  return {
    party_id: id,
    name,
    is_member,
    is_me,
    credited_as: null,
    category: 'contracted_featured',
    roles: ['lead_vocals'],
    other_roles: null,
    performed_from: null,
    performed_to: null,
    country: null,
    share: null,
    ...overrides,
  };
}

/** All rights in a recording from 2026 on, held by the signed-in member. */
export function aRight(overrides: Partial<RightView> = {}): RightView {
  const { id, name, is_member, is_me } = myParty();
  return {
    party_id: id,
    name,
    is_member,
    is_me,
    role: 'producer',
    uses: [...USE_TYPES],
    share: 10_000,
    territories: [{ is_included: true, territory: '2136' }],
    valid_from: '2026-01-01',
    valid_to: null,
    source: null,
    is_controlled_by_third_party: false,
    is_claim: false,
    confirmation: 'submitter',
    confirmed_at: SAMPLE_INSTANT,
    ...overrides,
  };
}

/** Another member's claim to half of the rights in Ghana. */
export function aClaimOfRights(overrides: Partial<RightView> = {}): RightView {
  const { id, name } = aParty();
  return aRight({
    party_id: id,
    name,
    is_me: false,
    is_claim: true,
    role: 'assignee',
    share: 5000,
    territories: [{ is_included: true, territory: '0288' }],
    confirmation: 'confirmed',
    ...overrides,
  });
}

/** A registered recording of the signed-in member. */
export function aRecordingDetails(overrides: Partial<RecordingDetails> = {}): RecordingDetails {
  return {
    ...NO_RECORDING_FACTS,
    id: '01900000-0000-7000-8000-000000000301',
    reference: 'R-2026-000301',
    version: 3,
    revision: 1,
    pending_revision: null,
    state: 'registered',
    is_in_dispute: false,
    change_note: null,
    title: 'Songbird at the Harbour',
    display_artist: 'The Tidewater Trio',
    isrc: 'GBEMI0300013',
    duration_s: 222,
    p_line_year: 2026,
    p_line: 'Harbour Light',
    contributors: [aContributor()],
    rights: [aRight()],
    works: [],
    removed: [],
    is_mine: true,
    is_party: true,
    awaits_my_confirmation: false,
    confirm_by: null,
    reminded_at: null,
    created_at: SAMPLE_INSTANT,
    submitted_at: SAMPLE_INSTANT,
    registered_at: SAMPLE_INSTANT,
    updated_at: SAMPLE_INSTANT,
    events: [],
    ...overrides,
  };
}

/** A draft recording with only a title. */
export function aRecordingDraft(overrides: Partial<RecordingDetails> = {}): RecordingDetails {
  return aRecordingDetails({
    ...NO_RECORDING_FACTS,
    id: '01900000-0000-7000-8000-000000000302',
    reference: 'R-2026-000302',
    version: 1,
    state: 'draft',
    contributors: [],
    rights: [],
    submitted_at: null,
    registered_at: null,
    ...overrides,
  });
}
