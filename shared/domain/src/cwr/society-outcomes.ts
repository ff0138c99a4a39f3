import { codesOf } from '../fields/codes-of.ts';
import type { SocietyFilter } from '../states/index.ts';
import type { CwrStatus } from './status-codes.ts';

export type SocietyOutcome = 'rejected' | 'conflict' | 'no_participation' | 'changed' | 'received';

/** Why a registered work can’t be paid as submitted, most urgent first. */
const OUTCOMES: Readonly<Record<SocietyOutcome, readonly CwrStatus[]>> = {
  rejected: ['RJ', 'RC', 'NA', 'WA', 'UN'],
  conflict: ['CO'],
  no_participation: ['NP'],
  changed: ['AC', 'CR'],
  received: ['RA'],
};
export const SOCIETY_OUTCOMES = codesOf(OUTCOMES);

/** Null for a work that the society registered as it was sent, and for one that was withdrawn. */
export function outcomeOf(status: CwrStatus | null): SocietyOutcome | null {
  return SOCIETY_OUTCOMES.find((outcome) => OUTCOMES[outcome].some((each) => each === status)) ?? null;
}

const OUTCOME_OF_FILTER: Readonly<Record<SocietyFilter, SocietyOutcome>> = {
  society_rejected: 'rejected',
  society_conflict: 'conflict',
  society_no_participation: 'no_participation',
};

export function statusesOf(filter: SocietyFilter): readonly CwrStatus[] {
  return OUTCOMES[OUTCOME_OF_FILTER[filter]];
}
