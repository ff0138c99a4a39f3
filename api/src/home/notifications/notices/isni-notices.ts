import { formatIsni } from '@counterpoint/domain/identifiers';
import * as text from '../../../messages/isni-notices.generated.ts';
import { mailedAs, plainNotice } from './declare-notices.ts';

interface Application {
  readonly question: string | null;
  readonly reason: string | null;
  readonly isni: string;
}

interface Claim {
  readonly number: string;
  readonly reason: string | null;
}

export const ISNI_NOTICES = {
  ...mailedAs('isni', {
    isniSubmitted: plainNotice<Application>(text.submittedTitle, text.submitted),
    isniClaimed: plainNotice<Application>(text.claimedTitle, text.claimed),
    isniInReview: plainNotice<Application>(text.inReviewTitle, text.inReview),
    isniPossibleMatch: plainNotice<Application>(text.possibleMatchTitle, text.possibleMatch),
    isniQuestion: plainNotice(text.questionTitle, ({ question }: Application) => question ?? text.question()),
    isniAssigned: plainNotice(text.assignedTitle, ({ isni }: Application) => text.assigned({ isni: formatIsni(isni) })),
    isniRejected: plainNotice(text.rejectedTitle, ({ reason }: Application) => reason ?? text.rejected()),
    partyClaimAccepted: plainNotice<Claim>(text.partyAcceptedTitle, text.partyAccepted),
    partyClaimRefused: plainNotice(text.partyRefusedTitle, (claim: Claim) => claim.reason ?? text.partyRefused(claim)),
    partyClaimUndone: plainNotice<Claim>(text.partyUndoneTitle, text.partyUndone),
  }),
  ...mailedAs(null, {
    isniWithdrawn: plainNotice<Application>(text.withdrawnTitle, text.withdrawn),
  }),
};
