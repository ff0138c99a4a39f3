import type { IsniRecord } from '@counterpoint/domain/schemas/parties';
import type { CaseState, RecordingState, WorkState } from '@counterpoint/domain/states';
import type { StatusTone } from '@counterpoint/kit/core';
import type { Message } from '@counterpoint/messages';
import * as cases from '../../messages/case-status.generated.ts';
import * as isni from '../../messages/isni-status.generated.ts';
import * as recordings from '../../messages/recording-status.generated.ts';
import * as works from '../../messages/work-status.generated.ts';

export interface StatusWords {
  label: string;
  tone: StatusTone;
  meaning: string;
  next: string;
}

type Status<Key> = readonly [key: Key, tone: StatusTone];

type Texts<Key extends string> = Readonly<Record<Key | `${Key}Meaning` | `${Key}Next`, Message>>;

/** Describes a status by the messages `key`, `keyMeaning` and `keyNext` of a catalogue. */
function describeStatus<Key extends string>(texts: Texts<Key>, [key, tone]: Status<Key>): StatusWords {
  return { label: texts[key](), tone, meaning: texts[`${key}Meaning`](), next: texts[`${key}Next`]() };
}

const WORK_STATUSES = {
  draft: ['draft', 'grey'],
  awaiting_confirmation: ['awaiting', 'amber'],
  registered_incomplete: ['incomplete', 'violet'],
  registered: ['registered', 'green'],
  withdrawn: ['withdrawn', 'grey'],
  rejected: ['rejected', 'terracotta'],
  superseded: ['superseded', 'grey'],
  in_dispute: ['inDispute', 'terracotta'],
} as const satisfies Record<WorkState | 'in_dispute', Status<keyof typeof works>>;

/** Describes a work's state. A dispute takes precedence over the revision's own state. */
export function workStatus(state: WorkState, isInDispute: boolean): StatusWords {
  return describeStatus(works, WORK_STATUSES[isInDispute ? 'in_dispute' : state]);
}

/** In the same colours, with texts of its own. */
export function recordingStatus(state: RecordingState, isInDispute: boolean): StatusWords {
  return describeStatus(recordings, WORK_STATUSES[isInDispute ? 'in_dispute' : state]);
}

const CASE_STATUSES = {
  draft: ['draft', 'grey'],
  submitted: ['submitted', 'blue'],
  inadmissible: ['inadmissible', 'grey'],
  awaiting_claimant_evidence: ['evidence', 'amber'],
  awaiting_response: ['response', 'amber'],
  in_dispute: ['dispute', 'terracotta'],
  escalated: ['escalated', 'violet'],
  settlement_proposed: ['proposed', 'blue'],
  resolved: ['resolved', 'green'],
  withdrawn: ['withdrawn', 'grey'],
  lapsed: ['lapsed', 'grey'],
} as const satisfies Record<CaseState, Status<keyof typeof cases>>;

export function caseStatus(state: CaseState): StatusWords {
  return describeStatus(cases, CASE_STATUSES[state]);
}

const ISNI_STATUSES = {
  none: ['none', 'grey'],
  draft: ['draft', 'grey'],
  submitted: ['submitted', 'amber'],
  in_review: ['inReview', 'amber'],
  possible_match: ['match', 'terracotta'],
  assigned: ['assigned', 'green'],
  more_info_needed: ['moreInfo', 'terracotta'],
  rejected: ['rejected', 'grey'],
  claimed_existing: ['claimed', 'amber'],
} as const satisfies Record<IsniRecord['status'], Status<keyof typeof isni>>;

export function isniStatus(status: IsniRecord['status']): StatusWords {
  return describeStatus(isni, ISNI_STATUSES[status]);
}
