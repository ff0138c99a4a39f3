import type { CaseListPage, CaseRow } from '@counterpoint/domain/schemas/cases';
import { SAMPLE_INSTANT } from './members.ts';
import { onePageOf } from './pages.ts';

/** A row of the member's cases that awaits their response. */
export function aCaseRow(overrides: Partial<CaseRow> = {}): CaseRow {
  return {
    id: '01900000-0000-7000-8000-000000000401',
    version: 3,
    number: 'OPP-2026-00184',
    kind: 'author_share',
    state: 'awaiting_response',
    object_type: 'composition',
    object_id: '01900000-0000-7000-8000-000000000101',
    object_title: 'Songbird at the Harbour',
    object_code: 'T9000000011',
    my_side: 'respondent',
    claimant_name: 'Kwesi Boateng',
    respondent_names: ['Ama Serwaa'],
    holds: [{ measure: 'pr', share: 2500 }],
    disputed: [],
    is_my_turn: true,
    can_answer: true,
    waits_for: ['Ama Serwaa'],
    respond_by: '2027-01-19T12:00:00.000Z',
    updated_at: SAMPLE_INSTANT,
    ...overrides,
  };
}

/** A page of cases with these rows. */
export function aCaseListPage(items: CaseRow[] = [aCaseRow()], overrides: Partial<CaseListPage> = {}): CaseListPage {
  const needsAnswer = items.filter((item) => item.is_my_turn).length;
  const waiting = items.length - needsAnswer;
  return {
    ...onePageOf(items),
    counts: { all: items.length, needs_answer: needsAnswer, waiting, society: 0, draft: 0, closed: 0 },
    ...overrides,
  };
}
