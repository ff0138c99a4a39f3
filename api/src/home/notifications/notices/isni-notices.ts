import { formatIsni } from '@counterpoint/domain/identifiers';
import * as text from '../../../messages/isni-notices.generated.ts';
import { plainNotice } from './format-values.ts';
import { mailedAs } from './mailed-as.ts';

export const ISNI_NOTICES = {
  ...mailedAs('isni', {
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
    partyClaimAccepted: plainNotice(text.partyAcceptedTitle, text.partyAccepted),
    partyClaimRefused: ({ number, reason }: { number: string; reason: string | null }) => ({
      title: text.partyRefusedTitle(),
      message: reason ?? text.partyRefused({ number }),
    }),
    partyClaimUndone: plainNotice(text.partyUndoneTitle, text.partyUndone),
  }),
  ...mailedAs(null, {
    isniWithdrawn: () => ({ title: text.withdrawnTitle(), message: text.withdrawn() }),
  }),
};
