import type { Message } from '@counterpoint/messages';
import { codesOf } from '../fields/codes-of.ts';
import * as message from '../messages/cwr-statuses.generated.ts';
import type { SocietyFilter } from '../states/index.ts';

const STATUSES: Readonly<Record<CwrStatus, readonly [label: Message, meaning: Message]>> = {
  RA: [message.received, message.receivedMeaning],
  AS: [message.incomplete, message.incompleteMeaning],
  AC: [message.changed, message.changedIncompleteMeaning],
  SR: [message.registered, message.registeredMeaning],
  CR: [message.changed, message.changedMeaning],
  CO: [message.inDispute, message.inDisputeMeaning],
  DU: [message.duplicate, message.duplicateMeaning],
  RJ: [message.rejected, message.rejectedMeaning],
  RC: [message.claimRefused, message.claimRefusedMeaning],
  NP: [message.noInterest, message.noInterestMeaning],
  NA: [message.agreementMissing, message.agreementMissingMeaning],
  WA: [message.agreementUnknown, message.agreementUnknownMeaning],
  DR: [message.withdrawn, message.withdrawnMeaning],
  UN: [message.unknownWork, message.unknownWorkMeaning],
  LD: [message.notWithdrawable, message.notWithdrawableMeaning],
};

export const CWR_STATUSES = [
  'RA',
  'AS',
  'AC',
  'SR',
  'CR',
  'CO',
  'DU',
  'RJ',
  'RC',
  'NP',
  'NA',
  'WA',
  'DR',
  'UN',
  'LD',
] as const;
export type CwrStatus = (typeof CWR_STATUSES)[number];

export function cwrStatusText(status: CwrStatus): { label: string; meaning: string } {
  const [label, meaning] = STATUSES[status];
  return { label: label(), meaning: meaning() };
}

export function readCwrStatus(text: string): CwrStatus | null {
  return CWR_STATUSES.find((status) => status === text) ?? null;
}

export type SocietyOutcome = 'rejected' | 'conflict' | 'no_participation' | 'changed' | 'received';

/** What keeps a registered work from being paid as it is, most urgent first. */
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
