import type {
  AttentionItem,
  Dashboard,
  OppositionPage,
  OppositionRow,
  RecordingPage,
  RecordingRow,
} from '@counterpoint/domain/schemas';
import { SAMPLE_INSTANT } from './members.ts';

/** A row of the member's sound recordings. */
export function aRecordingRow(overrides: Partial<RecordingRow> = {}): RecordingRow {
  return {
    id: '01900000-0000-7000-8000-000000000301',
    reference: 'R-2026-000301',
    title: 'Songbird at the Harbour',
    version_title: null,
    display_artist: 'The Tidewater Trio',
    isrc: 'GBEMI0300013',
    duration_s: 222,
    label: 'Harbour Light',
    release_date: '2026-03-20',
    state: 'registered',
    is_in_dispute: false,
    updated_at: SAMPLE_INSTANT,
    ...overrides,
  };
}

/** A page of recordings with these rows. Counts follow the rows. */
export function aRecordingPage(
  items: RecordingRow[] = [aRecordingRow()],
  overrides: Partial<RecordingPage> = {},
): RecordingPage {
  const count = (state: RecordingRow['state']) => items.filter((item) => item.state === state).length;
  return {
    items,
    total: items.length,
    page: 1,
    per_page: 10,
    counts: {
      all: items.length,
      registered: count('registered'),
      awaiting_confirmation: count('awaiting_confirmation'),
      in_dispute: items.filter((item) => item.is_in_dispute).length,
      draft: count('draft'),
    },
    ...overrides,
  };
}

/** A row of the cases that the member is a party of: one that waits for their answer. */
export function anOppositionRow(overrides: Partial<OppositionRow> = {}): OppositionRow {
  return {
    id: '01900000-0000-7000-8000-000000000401',
    number: 'OPP-2026-00184',
    kind: 'author_share',
    state: 'awaiting_response',
    object_type: 'composition',
    object_id: '01900000-0000-7000-8000-000000000101',
    object_title: 'Songbird at the Harbour',
    claimant_name: 'Kwesi Boateng',
    respondent_names: ['Ama Serwaa'],
    right: 'pr',
    share_on_hold: 2500,
    is_my_turn: true,
    respond_by: '2027-01-19T12:00:00.000Z',
    updated_at: SAMPLE_INSTANT,
    ...overrides,
  };
}

/** A page of cases with these rows. */
export function anOppositionPage(
  items: OppositionRow[] = [anOppositionRow()],
  overrides: Partial<OppositionPage> = {},
): OppositionPage {
  const needsAnswer = items.filter((item) => item.is_my_turn).length;
  return {
    items,
    total: items.length,
    page: 1,
    per_page: 10,
    counts: { all: items.length, needs_answer: needsAnswer, open: items.length, closed: 0 },
    ...overrides,
  };
}

/** Something that waits for the member: a case to answer. */
export function anAttentionItem(overrides: Partial<AttentionItem> = {}): AttentionItem {
  return {
    kind: 'answer_opposition',
    object_id: anOppositionRow().id,
    title: 'Songbird at the Harbour',
    actor_name: 'Kwesi Boateng',
    share: 2500,
    at: '2027-01-19T12:00:00.000Z',
    ...overrides,
  };
}

/** What the dashboard shows. */
export function aDashboard(overrides: Partial<Dashboard> = {}): Dashboard {
  return {
    compositions: {
      all: 12,
      registered: 8,
      registered_incomplete: 1,
      awaiting_confirmation: 2,
      in_dispute: 1,
      draft: 1,
    },
    recordings: { all: 3, registered: 2, awaiting_confirmation: 0, in_dispute: 0, draft: 1 },
    oppositions: { all: 2, needs_answer: 1, open: 1, closed: 1 },
    attention: [anAttentionItem()],
    ...overrides,
  };
}
