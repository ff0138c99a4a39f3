import type { IsniRecord } from '@counterpoint/domain/schemas/parties';
import * as text from '../../messages/isni-status.generated.ts';
import { type StatusMessages, type StatusWords, showStatus } from './status.ts';

const STATUSES: Record<IsniRecord['status'], StatusMessages> = {
  none: {
    label: text.none,
    tone: 'grey',
    meaning: text.noneMeaning,
    next: text.noneNext,
  },
  draft: {
    label: text.draft,
    tone: 'grey',
    meaning: text.draftMeaning,
    next: text.draftNext,
  },
  submitted: {
    label: text.submitted,
    tone: 'amber',
    meaning: text.submittedMeaning,
    next: text.submittedNext,
  },
  in_review: {
    label: text.inReview,
    tone: 'amber',
    meaning: text.inReviewMeaning,
    next: text.inReviewNext,
  },
  possible_match: {
    label: text.match,
    tone: 'terracotta',
    meaning: text.matchMeaning,
    next: text.matchNext,
  },
  assigned: {
    label: text.assigned,
    tone: 'green',
    meaning: text.assignedMeaning,
    next: text.assignedNext,
  },
  more_info_needed: {
    label: text.moreInfo,
    tone: 'terracotta',
    meaning: text.moreInfoMeaning,
    next: text.moreInfoNext,
  },
  rejected: {
    label: text.rejected,
    tone: 'grey',
    meaning: text.rejectedMeaning,
    next: text.rejectedNext,
  },
  claimed_existing: {
    label: text.claimed,
    tone: 'amber',
    meaning: text.claimedMeaning,
    next: text.claimedNext,
  },
};

export function isniStatus(status: IsniRecord['status']): StatusWords {
  return showStatus(STATUSES[status]);
}
