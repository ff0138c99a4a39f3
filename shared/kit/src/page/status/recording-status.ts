import type { RecordingState } from '@counterpoint/domain/states';
import * as text from '../../messages/recording-status.generated.ts';
import { type StatusMessages, type StatusWords, showStatus } from './status.ts';

const STATUSES: Record<RecordingState, StatusMessages> = {
  draft: {
    label: text.draft,
    tone: 'grey',
    meaning: text.draftMeaning,
    next: text.draftNext,
  },
  awaiting_confirmation: {
    label: text.awaiting,
    tone: 'amber',
    meaning: text.awaitingMeaning,
    next: text.awaitingNext,
  },
  registered: {
    label: text.registered,
    tone: 'green',
    meaning: text.registeredMeaning,
    next: text.nothingToDo,
  },
  withdrawn: {
    label: text.withdrawn,
    tone: 'grey',
    meaning: text.withdrawnMeaning,
    next: text.withdrawnNext,
  },
  rejected: {
    label: text.rejected,
    tone: 'terracotta',
    meaning: text.rejectedMeaning,
    next: text.rejectedNext,
  },
  superseded: {
    label: text.superseded,
    tone: 'grey',
    meaning: text.supersededMeaning,
    next: text.supersededNext,
  },
};

const IN_DISPUTE: StatusMessages = {
  label: text.inDispute,
  tone: 'terracotta',
  meaning: text.inDisputeMeaning,
  next: text.inDisputeNext,
};

export function recordingStatus(state: RecordingState, isInDispute: boolean): StatusWords {
  return showStatus(isInDispute ? IN_DISPUTE : STATUSES[state]);
}
