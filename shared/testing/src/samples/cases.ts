import type { CaseDetails, CaseEvent, CaseLine, CaseParty, CaseProposal } from '@counterpoint/domain/schemas/cases';
import { SAMPLE_INSTANT } from './members.ts';

const AMA = '01900000-0000-7000-8000-000000000201';
const KOFI = '01900000-0000-7000-8000-000000000202';
const EFUA = '01900000-0000-7000-8000-000000000203';

/** A writer's line of the disputed work, by default with performing shares. */
export function aCaseLine(overrides: Partial<CaseLine> = {}): CaseLine {
  return {
    key: `writer:${AMA}:CA`,
    group: 'writer',
    party_id: AMA,
    name: 'Ama Serwaa',
    role: 'CA',
    shares: { pr: 4000 },
    ...overrides,
  };
}

/** Ama, who must respond, and the shares that each party claims. */
export function aCaseParty(overrides: Partial<CaseParty> = {}): CaseParty {
  return {
    party_id: AMA,
    name: 'Ama Serwaa',
    side: 'respondent',
    is_me: true,
    is_member: true,
    answer: null,
    answered_at: null,
    split_response: null,
    respond_by: '2026-12-02T23:59:00.000Z',
    has_had_more_time: false,
    left_at: null,
    claimed_lines: [],
    statement: null,
    ...overrides,
  };
}

/** An event of a case. */
export function aCaseEvent(overrides: Partial<CaseEvent> = {}): CaseEvent {
  return {
    id: '01900000-0000-7000-8000-000000000501',
    type: 'submit',
    actor: 'Kofi Mensah',
    is_me: false,
    is_society: false,
    state: 'submitted',
    note: null,
    at: '2026-10-01T09:00:00.000Z',
    ...overrides,
  };
}

const registered = [
  aCaseLine(),
  aCaseLine({ key: `writer:${EFUA}:CA`, party_id: EFUA, name: 'Efua Sarpong', shares: { pr: 4000 } }),
  aCaseLine({ key: `writer:${KOFI}:A`, party_id: KOFI, name: 'Kofi Mensah', role: 'A', shares: { pr: 2000 } }),
];

/** Kofi's claim: 20 points more, taken from Ama. */
export const CLAIMED_LINES: readonly CaseLine[] = registered.map((line) => {
  if (line.party_id === AMA) return { ...line, shares: { pr: 2000 } };
  return line.party_id === KOFI ? { ...line, shares: { pr: 4000 } } : line;
});

/** A split that Kofi proposes and Ama must answer. */
export function aCaseProposal(overrides: Partial<CaseProposal> = {}): CaseProposal {
  const shares = [3000, 4000, 3000];
  return {
    id: '01900000-0000-7000-8000-000000000601',
    proposed_by: 'Kofi Mensah',
    is_mine: false,
    lines: registered.map((line, index) => ({ ...line, shares: { pr: shares[index] ?? 0 } })),
    note: 'We meet in the middle.',
    state: 'open',
    created_at: SAMPLE_INSTANT,
    acceptances: [
      { name: 'Kofi Mensah', is_me: false, is_accepted: true, reason: null, at: SAMPLE_INSTANT },
      { name: 'Ama Serwaa', is_me: true, is_accepted: null, reason: null, at: null },
    ],
    ...overrides,
  };
}

/** A case that Ama must answer. */
export function aCaseDetails(overrides: Partial<CaseDetails> = {}): CaseDetails {
  return {
    id: '01900000-0000-7000-8000-000000000401',
    version: 3,
    number: 'OPP-2026-00184',
    kind: 'author_share',
    state: 'awaiting_response',
    is_detected: false,
    object: {
      type: 'composition',
      id: '01900000-0000-7000-8000-000000000101',
      title: 'Harmattan Love',
      code: 'T-702.152.911-5',
      by: 'Ama Serwaa, Efua Sarpong, Kofi Mensah',
    },
    contested_revision: null,
    scope: { rights: ['pr'], uses: [], territories: [], from: null, to: null },
    scope_words: ['Performing right, World'],
    my_side: 'respondent',
    is_my_turn: true,
    waits_for: ['Ama Serwaa'],
    deadline: '2026-12-02T23:59:00.000Z',
    parties: [
      aCaseParty({
        party_id: KOFI,
        name: 'Kofi Mensah',
        side: 'claimant',
        is_me: false,
        respond_by: null,
        claimed_lines: [...CLAIMED_LINES],
        statement: 'I wrote the bridge and the second verse with Ama.',
      }),
      aCaseParty(),
    ],
    registered_lines: registered,
    resolved_lines: null,
    holds: [
      {
        measure: 'pr',
        share: 2000,
        party_name: 'Ama Serwaa',
        words: null,
        since: '2026-10-03T09:00:00.000Z',
        released_at: null,
      },
    ],
    conceded_lines: [...CLAIMED_LINES],
    release: [],
    acts: (['ask_for_time', 'update', 'maintain', 'propose'] as const).map((act) => ({ act, blocked: null })),
    proposals: [],
    resolution: null,
    other_work: null,
    timings: null,
    follows: null,
    merged_into: null,
    draft: null,
    events: [
      aCaseEvent(),
      aCaseEvent({
        id: '01900000-0000-7000-8000-000000000502',
        type: 'admit',
        actor: null,
        is_society: true,
        state: 'awaiting_response',
        at: '2026-10-03T09:00:00.000Z',
      }),
    ],
    created_at: '2026-10-01T09:00:00.000Z',
    updated_at: '2026-10-03T09:00:00.000Z',
    ...overrides,
  };
}
