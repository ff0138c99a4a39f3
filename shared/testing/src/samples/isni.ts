import {
  type IsniApplication,
  isniContent,
  type MemberIdentifiers,
  type OfferedCandidate,
} from '@counterpoint/domain/schemas/parties';
import { SAMPLE_INSTANT } from './members.ts';

const ID = '01900000-0000-7000-8000-000000000701';

/** A complete draft of Ama Serwaa's ISNI application. */
export function anIsniApplication(overrides: Partial<IsniApplication> = {}): IsniApplication {
  return {
    id: ID,
    version: 1,
    state: 'draft',
    subject_kind: 'person',
    content: isniContent.parse({
      given_names: 'Ama',
      family_name: 'Serwaa',
      roles: ['composer'],
      works: [{ title: 'Songbird at the Harbour', role: 'composer', date: '2019', identifier: 'T0345246801' }],
      start_date: '1991-03-14',
      country: 'GH',
    }),
    candidates: [],
    question: null,
    reason: null,
    assigned_isni: null,
    events: [
      {
        id: '01900000-0000-7000-8000-000000000711',
        at: SAMPLE_INSTANT,
        by: 'member',
        from: null,
        to: 'draft',
        note: null,
      },
    ],
    created_at: SAMPLE_INSTANT,
    updated_at: SAMPLE_INSTANT,
    submitted_at: null,
    ...overrides,
  };
}

/** A record that may be the applicant's, not yet answered. */
export function anOfferedCandidate(overrides: Partial<OfferedCandidate> = {}): OfferedCandidate {
  return {
    id: '01900000-0000-7000-8000-000000000721',
    isni: '999000000000002X',
    ppn: null,
    name: 'Ama S.',
    dates: '1970-',
    details: ['Kente Nights'],
    sources: ['VIAF'],
    score: 70,
    answer: 'open',
    ...overrides,
  };
}

/** The member's identifiers. */
export function someIdentifiers(overrides: Partial<MemberIdentifiers> = {}): MemberIdentifiers {
  return {
    ipi_name_number: '99900000158',
    ipi_history: [{ at: SAMPLE_INSTANT, ipi_name_number: '99900000158', source: 'joining' }],
    ...overrides,
  };
}
