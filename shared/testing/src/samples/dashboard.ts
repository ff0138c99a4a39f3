import {
  type ActivityItem,
  ATTENTION_KINDS,
  type AttentionItem,
  type Dashboard,
} from '@counterpoint/domain/schemas/home';
import { SAMPLE_INSTANT } from './members.ts';
import { aCaseRow } from './oppositions.ts';

/** An item that needs the member's attention: a case to answer. */
export function anAttentionItem(overrides: Partial<AttentionItem> = {}): AttentionItem {
  return {
    kind: 'answer_opposition',
    object_id: aCaseRow().id,
    title: 'Songbird at the Harbour',
    actor_name: 'Kwesi Boateng',
    share: 2500,
    at: '2027-01-19T12:00:00.000Z',
    ...overrides,
  };
}

/** An event of the member's work: a co-writer confirmed. */
export function anActivityItem(overrides: Partial<ActivityItem> = {}): ActivityItem {
  return {
    id: '01900000-0000-7000-8000-000000000501',
    type: 'confirmed',
    link: { type: 'composition', id: '01900000-0000-7000-8000-000000000101' },
    title: 'Songbird at the Harbour',
    number: null,
    count: null,
    actor_name: 'Kwesi Boateng',
    is_me: false,
    shares: { pr: 5000, mr: 5000, sr: 0 },
    at: SAMPLE_INSTANT,
    ...overrides,
  };
}

const MONTHS = ['2025-12', ...Array.from({ length: 11 }, (_, index) => `2026-${String(index + 1).padStart(2, '0')}`)];

/** The twelve months up to `SAMPLE_INSTANT` with these registrations; 0 in the others. */
export function someRegistrations(
  registered: Record<string, { readonly compositions?: number; readonly recordings?: number }> = {},
): Dashboard['registrations'] {
  return MONTHS.map((month) => ({ month, compositions: 0, recordings: 0, ...registered[month] }));
}

/** Counts `items` as if they were all. */
export function attentionCounts(items: readonly AttentionItem[]): Dashboard['attention_counts'] {
  const counts = ATTENTION_KINDS.map((kind) => [kind, items.filter((item) => item.kind === kind).length]);
  // `Object.fromEntries` loses the type of the keys.
  return Object.fromEntries(counts) as Dashboard['attention_counts'];
}

/** The dashboard's data. */
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
    oppositions: { all: 2, needs_answer: 1, waiting: 0, society: 0, draft: 0, closed: 1 },
    attention: [anAttentionItem()],
    attention_counts: attentionCounts(overrides.attention ?? [anAttentionItem()]),
    listed_counts: {},
    mandates: { proposed: 0, to_confirm: 0 },
    isni_question: null,
    registrations: someRegistrations({ '2026-09': { compositions: 5, recordings: 1 }, '2026-11': { compositions: 4 } }),
    activity: [anActivityItem()],
    confirmations: { asked: 39, confirmed: 38, share: 9743, members_to_confirm: 1 },
    ...overrides,
  };
}

/** The empty dashboard of a new member. */
export function anEmptyDashboard(overrides: Partial<Dashboard> = {}): Dashboard {
  return aDashboard({
    compositions: {
      all: 0,
      registered: 0,
      registered_incomplete: 0,
      awaiting_confirmation: 0,
      in_dispute: 0,
      draft: 0,
    },
    recordings: { all: 0, registered: 0, awaiting_confirmation: 0, in_dispute: 0, draft: 0 },
    oppositions: { all: 0, needs_answer: 0, waiting: 0, society: 0, draft: 0, closed: 0 },
    attention: [],
    registrations: someRegistrations(),
    activity: [],
    confirmations: { asked: 0, confirmed: 0, share: null, members_to_confirm: 0 },
    ...overrides,
  });
}
