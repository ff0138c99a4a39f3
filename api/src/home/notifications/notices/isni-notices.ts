import { formatIsni } from '@counterpoint/domain/identifiers';
import * as text from '../../../messages/isni-notices.generated.ts';

export const ISNI_NOTICES = {
  isniSubmitted: () => ({ title: text.submittedTitle(), message: text.submitted() }),
  isniClaimed: () => ({ title: text.claimedTitle(), message: text.claimed() }),
  isniInReview: () => ({ title: text.inReviewTitle(), message: text.inReview() }),
  isniPossibleMatch: () => ({ title: text.possibleMatchTitle(), message: text.possibleMatch() }),
  isniQuestion: ({ question }: { question: string | null }) => ({
    title: text.questionTitle(),
    message: question ?? text.question(),
  }),
  isniAssigned: ({ isni }: { isni: string }) => ({
    title: text.assignedTitle(),
    message: text.assigned({ isni: formatIsni(isni) }),
  }),
  isniRejected: ({ reason }: { reason: string | null }) => ({
    title: text.rejectedTitle(),
    message: reason ?? text.rejected(),
  }),
  partyClaimAccepted: ({ number }: { number: string }) => ({
    title: text.partyAcceptedTitle(),
    message: text.partyAccepted({ number }),
  }),
  partyClaimRefused: ({ number, reason }: { number: string; reason: string | null }) => ({
    title: text.partyRefusedTitle(),
    message: reason ?? text.partyRefused({ number }),
  }),
  partyClaimUndone: ({ number }: { number: string }) => ({
    title: text.partyUndoneTitle(),
    message: text.partyUndone({ number }),
  }),
  isniWithdrawn: () => ({ title: text.withdrawnTitle(), message: text.withdrawn() }),
};
