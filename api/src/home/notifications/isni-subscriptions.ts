import type { IsniApplication, PartyClaim } from '@counterpoint/domain/schemas/parties';
import type { Subscribers } from '../../platform/events/events.ts';
import { notify } from './notification-service.ts';

const APPLICATION_TEXTS = {
  draft: null,
  submitted: 'isniSubmitted',
  claimed_existing: 'isniClaimed',
  in_review: 'isniInReview',
  possible_match: 'isniPossibleMatch',
  more_info_needed: 'isniQuestion',
  assigned: 'isniAssigned',
  rejected: 'isniRejected',
  withdrawn: 'isniWithdrawn',
} as const satisfies Record<IsniApplication['state'], string | null>;

const CLAIM_TEXTS = {
  open: null,
  withdrawn: null,
  accepted: { id: 'partyClaimAccepted' },
  refused: { id: 'partyClaimRefused' },
  undone: { id: 'partyClaimUndone' },
} as const satisfies Record<PartyClaim['state'], object | null>;

const NOTICE = { senderId: null } as const;

export const ISNI_SUBSCRIPTIONS = {
  'isni_application.changed': async (tx, { application, at }) => {
    const { id: applicationId, member_id: memberId, state, question, reason, assigned_isni } = application;
    const id = APPLICATION_TEXTS[state];
    if (id === null) return;
    const link = { type: 'isni_application' as const, id: applicationId };
    const text = { id, values: { question, reason, isni: assigned_isni ?? '' } };
    await notify(tx, [{ ...NOTICE, memberId, link, text }], at);
  },
  'party_claim.decided': async (tx, { claim, at }) => {
    const { id: claimId, member_id: memberId, state, number, reason } = claim;
    const text = CLAIM_TEXTS[state];
    if (text === null) return;
    const link = { type: 'party_claim' as const, id: claimId };
    await notify(tx, [{ ...NOTICE, memberId, link, text: { ...text, values: { number, reason } } }], at);
  },
} satisfies Partial<Subscribers>;
