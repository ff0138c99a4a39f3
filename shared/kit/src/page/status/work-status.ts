import type { WorkState } from '@counterpoint/domain/states';
import type { StatusWords } from './status.ts';

const WORDS: Record<WorkState, StatusWords> = {
  draft: {
    label: 'Draft',
    tone: 'grey',
    meaning: 'Only you can see this work; the society does not have it yet.',
    next: 'Complete it and submit it when you are ready. It is kept until then.',
  },
  awaiting_confirmation: {
    label: 'Awaiting confirmation',
    tone: 'amber',
    meaning: 'The work is submitted, and other members have still to confirm their shares.',
    next: 'They have been asked. After 30 days without an answer it is registered with their lines marked unconfirmed.',
  },
  registered_incomplete: {
    label: 'Registered, incomplete',
    tone: 'violet',
    meaning: 'The work is registered, but it cannot have an ISWC while a writer has no IPI name number.',
    next: 'Add the missing IPI name number and the ISWC follows.',
  },
  registered: {
    label: 'Registered',
    tone: 'green',
    meaning: 'The work is registered and ready for payment.',
    next: 'Nothing is needed from you.',
  },
  withdrawn: {
    label: 'Withdrawn',
    tone: 'grey',
    meaning: 'Who submitted this work has withdrawn it.',
    next: 'Nothing more happens. You can register the work again at any time.',
  },
  rejected: {
    label: 'Rejected',
    tone: 'terracotta',
    meaning: 'The society could not register the work as it was submitted.',
    next: 'Read the reason in the history, put it right and submit again.',
  },
  superseded: {
    label: 'Replaced',
    tone: 'grey',
    meaning: 'A newer version of this work is in force.',
    next: 'Nothing is needed from you; this version is kept for the record.',
  },
};

const IN_DISPUTE: StatusWords = {
  label: 'In dispute',
  tone: 'terracotta',
  meaning: 'The parties do not agree about this work, and the shares concerned are on hold.',
  next: 'Open the case under Works in Dispute to see what is claimed and whether your answer is needed.',
};

/** The words of a composition's state; a dispute stands over what the revision's own state is. */
export function workStatus(state: WorkState, isInDispute: boolean): StatusWords {
  return isInDispute ? IN_DISPUTE : WORDS[state];
}
