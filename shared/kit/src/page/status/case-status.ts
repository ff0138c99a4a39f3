import type { CaseState } from '@counterpoint/domain/states';
import * as text from '../../messages/case-status.generated.ts';
import { type StatusMessages, type StatusWords, showStatus } from './status.ts';

const STATUSES: Record<CaseState, StatusMessages> = {
  draft: {
    label: text.draft,
    tone: 'grey',
    meaning: text.draftMeaning,
    next: text.draftNext,
  },
  submitted: {
    label: text.submitted,
    tone: 'blue',
    meaning: text.submittedMeaning,
    next: text.submittedNext,
  },
  inadmissible: {
    label: text.inadmissible,
    tone: 'grey',
    meaning: text.inadmissibleMeaning,
    next: text.inadmissibleNext,
  },
  awaiting_claimant_evidence: {
    label: text.evidence,
    tone: 'amber',
    meaning: text.evidenceMeaning,
    next: text.evidenceNext,
  },
  awaiting_response: {
    label: text.response,
    tone: 'amber',
    meaning: text.responseMeaning,
    next: text.responseNext,
  },
  in_dispute: {
    label: text.dispute,
    tone: 'terracotta',
    meaning: text.disputeMeaning,
    next: text.disputeNext,
  },
  escalated: {
    label: text.escalated,
    tone: 'violet',
    meaning: text.escalatedMeaning,
    next: text.escalatedNext,
  },
  settlement_proposed: {
    label: text.proposed,
    tone: 'blue',
    meaning: text.proposedMeaning,
    next: text.proposedNext,
  },
  resolved: {
    label: text.resolved,
    tone: 'green',
    meaning: text.resolvedMeaning,
    next: text.nothingToDo,
  },
  withdrawn: {
    label: text.withdrawn,
    tone: 'grey',
    meaning: text.withdrawnMeaning,
    next: text.nothingToDo,
  },
  lapsed: {
    label: text.lapsed,
    tone: 'grey',
    meaning: text.lapsedMeaning,
    next: text.lapsedNext,
  },
};

export function caseStatus(state: CaseState): StatusWords {
  return showStatus(STATUSES[state]);
}
