import type { Profile, Session } from '@counterpoint/domain/schemas/members';
import type { ComposerDetails, ComposerPage, ComposerRow, IsniRecord } from '@counterpoint/domain/schemas/parties';
import { onePageOf } from './pages.ts';

/** The time of the tests, when all samples were last changed. */
export const SAMPLE_INSTANT = '2026-11-20T12:00:00.000Z';

const AMA_PARTY = '01900000-0000-7000-8000-000000000003';

/** The profile of Ama Serwaa, the fake host's signed-in person. */
export function aProfile(overrides: Partial<Profile> = {}): Profile {
  return {
    _id: '01900000-0000-7000-8000-000000000001',
    member_id: '01900000-0000-7000-8000-000000000002',
    party_id: AMA_PARTY,
    register_as: 'individual',
    corporation_name: null,
    organisation_type: null,
    given_name: 'Ama',
    other_names: 'Serwaa',
    registration_number: null,
    contact_person: null,
    birth_date: null,
    nationality: null,
    roles: [],
    stage_names: [],
    country: null,
    email: 'ama@example.org',
    language: 'en',
    phone: null,
    profile_pic_url: null,
    ipi_name_number: '99900000158',
    isni_number: null,
    updated_at: SAMPLE_INSTANT,
    person: aPerson(),
    ...overrides,
  };
}

/** The person who is signed in: an owner who acts for one member. */
export function aPerson(overrides: Partial<Profile['person']> = {}): Profile['person'] {
  return {
    account_id: '01900000-0000-7000-8000-000000000004',
    name: 'Ama Serwaa',
    role: 'owner',
    areas: null,
    acts_for: 1,
    ...overrides,
  };
}

/** The profile of a company. */
export function aCorporateProfile(overrides: Partial<Profile> = {}): Profile {
  return aProfile({
    _id: '01900000-0000-7000-8000-000000000011',
    member_id: '01900000-0000-7000-8000-000000000012',
    party_id: '01900000-0000-7000-8000-000000000013',
    register_as: 'corporate',
    corporation_name: 'Harbour Light Music',
    organisation_type: 'Producer',
    given_name: null,
    other_names: null,
    email: 'office@harbour.example',
    ipi_name_number: null,
    ...overrides,
  });
}

/** An interested party who is another member. */
export function aParty(overrides: Partial<ComposerRow> = {}): ComposerRow {
  return {
    id: '01900000-0000-7000-8000-000000000023',
    kind: 'person',
    name: 'Kwesi Boateng',
    ipi_name_number: '99900000256',
    isni: null,
    is_member: true,
    is_me: false,
    stage_names: [],
    societies: [{ right: 'pr', society_code: '285', society_name: 'GHAMRO' }],
    works: 3,
    recordings: 0,
    organisation_type: null,
    can_change: false,
    ...overrides,
  };
}

/** The same with the fields of the composer form; `my_details` is what the member who added them entered. */
export function aComposer(overrides: Partial<ComposerDetails> = {}): ComposerDetails {
  return {
    ...aParty(),
    version: 1,
    given_names: 'Kwesi',
    family_name: 'Boateng',
    organisation_name: null,
    my_details: null,
    ...overrides,
  };
}

/** A result of a search of the society's index. */
export function aComposerPage(items: ComposerRow[] = [aParty()]): ComposerPage {
  return onePageOf(items);
}

/** The signed-in member of `aProfile()` as an interested party. */
export function myParty(overrides: Partial<ComposerRow> = {}): ComposerRow {
  return aParty({ id: AMA_PARTY, name: 'Ama Serwaa', ipi_name_number: '99900000158', is_me: true, ...overrides });
}

/** A member's ISNI record before any application. */
export function anIsniRecord(overrides: Partial<IsniRecord> = {}): IsniRecord {
  return { isni_number: null, status: 'none', updated_at: SAMPLE_INSTANT, ...overrides };
}

/** A session that doesn't expire. */
export function aSession(overrides: Partial<Session> = {}): Session {
  return { token: 'a-token', exp: 4_000_000_000, ...overrides };
}
