import type { HostServices } from '@counterpoint/contract';

/** The secret of the trial's page, and a session as the host stores it with that secret: `{ "token": "t", "exp": 9999999999 }`. */
export const TRIAL_SECRET = 'trial';
export const TRIAL_SESSION = 'U2FsdGVkX18AAAAAAAAAAGVX/p+pMyR0Hvfzwz2UXzInZID1Of+zcxgwS9zRVrwa'; // cspell:disable-line

const ID = '01900000-0000-7000-8000-000000000001';

/** An owner, who may open every page. */
export const TRIAL_MEMBER: NonNullable<HostServices['user']> = {
  _id: ID,
  member_id: ID,
  party_id: ID,
  register_as: 'individual',
  corporation_name: null,
  organisation_type: null,
  registration_number: null,
  contact_person: null,
  given_name: 'Ama',
  other_names: null,
  birth_date: null,
  nationality: null,
  roles: [],
  stage_names: [],
  country: null,
  email: 'ama@example.org',
  language: 'en',
  phone: null,
  profile_pic_url: null,
  ipi_name_number: null,
  isni_number: null,
  updated_at: '2026-01-01T00:00:00.000Z',
  person: { account_id: ID, name: 'Ama', role: 'owner', areas: null, acts_for: 1 },
};
