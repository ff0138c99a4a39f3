import type { RecordingState } from '@counterpoint/domain/states';
import type { StatusWords } from './status.ts';

const WORDS: Record<RecordingState, StatusWords> = {
  draft: {
    label: 'Draft',
    tone: 'grey',
    meaning: 'Only you can see this recording; the society does not have it yet.',
    next: 'Complete it and submit it when you are ready. It is kept until then.',
  },
  awaiting_confirmation: {
    label: 'Awaiting confirmation',
    tone: 'amber',
    meaning: 'The recording is submitted, and other members have still to confirm their rights.',
    next: 'They have been asked. After 30 days without an answer it is registered with their lines marked unconfirmed.',
  },
  registered: {
    label: 'Registered',
    tone: 'green',
    meaning: 'The recording is registered and ready for payment.',
    next: 'Nothing is needed from you.',
  },
  withdrawn: {
    label: 'Withdrawn',
    tone: 'grey',
    meaning: 'Who submitted this recording has withdrawn it.',
    next: 'Nothing more happens. You can register the recording again at any time.',
  },
  rejected: {
    label: 'Rejected',
    tone: 'terracotta',
    meaning: 'The society could not register the recording as it was submitted.',
    next: 'Read the reason in the history, put it right and submit again.',
  },
  superseded: {
    label: 'Replaced',
    tone: 'grey',
    meaning: 'A newer version of this recording is in force.',
    next: 'Nothing is needed from you; this version is kept for the record.',
  },
};

const IN_DISPUTE: StatusWords = {
  label: 'In dispute',
  tone: 'terracotta',
  meaning: 'More is claimed of this recording than there is to hold, and the rights concerned are on hold.',
  next: 'Open the case under Works in Dispute to see what is claimed and whether your answer is needed.',
};

/** The words of a recording's state; a dispute stands over what the revision's own state is. */
export function recordingStatus(state: RecordingState, isInDispute: boolean): StatusWords {
  return isInDispute ? IN_DISPUTE : WORDS[state];
}
