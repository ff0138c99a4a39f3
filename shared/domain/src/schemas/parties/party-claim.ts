import * as z from 'zod/mini';

/** The number that a member entered and a party without a member has. */
export const PARTY_CLAIM_BASES = ['ipi_name_number', 'isni_number'] as const;
export type PartyClaimBasis = (typeof PARTY_CLAIM_BASES)[number];

export const PARTY_CLAIM_STATES = ['open', 'accepted', 'refused', 'withdrawn', 'undone'] as const;
export const partyClaimState = z.enum(PARTY_CLAIM_STATES);
export type PartyClaimState = z.infer<typeof partyClaimState>;
