import type { NamedClaim } from '../../parties/claims/party-claim-repository.ts';
import type { Subscribers } from '../../platform/events/events.ts';
import type { NoticeText } from './notices/notice-text.ts';
import { notify } from './notification-service.ts';

export const PARTY_CLAIM_SUBSCRIPTIONS = {
  'party_claim.decided': async (tx, { claim, at }) => {
    const text = textOf(claim);
    if (!text) return;
    const link = { type: 'party_claim' as const, id: claim.id };
    const notice = { memberId: claim.member_id, kind: 'isni_changed' as const, senderId: null, link, text };
    await notify(tx, [notice], at);
  },
} satisfies Partial<Subscribers>;

function textOf({ state, number, reason }: Pick<NamedClaim, 'state' | 'number' | 'reason'>): NoticeText | null {
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
