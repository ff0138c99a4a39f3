import type { IsniApplication } from '@counterpoint/domain/schemas/parties';
import type { NamedClaim } from '../../parties/claims/party-claim-repository.ts';
import type { Subscribers } from '../../platform/events/events.ts';
import type { NoticeText } from './notices/notice-text.ts';
import { notify } from './notification-service.ts';

export const ISNI_SUBSCRIPTIONS = {
  'isni_application.changed': async (tx, { application, at }) => {
    const text = textOfApplication(application);
    if (!text) return;
    const link = { type: 'isni_application' as const, id: application.id };
    const notice = { memberId: application.member_id, kind: 'isni_changed' as const, senderId: null, link, text };
    await notify(tx, [notice], at);
  },
  'party_claim.decided': async (tx, { claim, at }) => {
    const text = textOfClaim(claim);
    if (!text) return;
    const link = { type: 'party_claim' as const, id: claim.id };
    const notice = { memberId: claim.member_id, kind: 'isni_changed' as const, senderId: null, link, text };
    await notify(tx, [notice], at);
  },
} satisfies Partial<Subscribers>;

function textOfApplication({
  state,
  question,
  reason,
  assigned_isni,
}: Pick<IsniApplication, 'state' | 'question' | 'reason' | 'assigned_isni'>): NoticeText | null {
  switch (state) {
    case 'draft':
      return null;
    case 'submitted':
      return { id: 'isniSubmitted' };
    case 'claimed_existing':
      return { id: 'isniClaimed' };
    case 'in_review':
      return { id: 'isniInReview' };
    case 'possible_match':
      return { id: 'isniPossibleMatch' };
    case 'more_info_needed':
      return { id: 'isniQuestion', values: { question } };
    case 'assigned':
      return { id: 'isniAssigned', values: { isni: assigned_isni ?? '' } };
    case 'rejected':
      return { id: 'isniRejected', values: { reason } };
    case 'withdrawn':
      return { id: 'isniWithdrawn' };
  }
}

function textOfClaim({ state, number, reason }: Pick<NamedClaim, 'state' | 'number' | 'reason'>): NoticeText | null {
  switch (state) {
    case 'accepted':
      return { id: 'partyClaimAccepted', values: { number } };
    case 'refused':
      return { id: 'partyClaimRefused', values: { number, reason } };
    case 'undone':
      return { id: 'partyClaimUndone', values: { number } };
    default:
      return null;
  }
}
