// cspell:ignore ABCDEFGHJKMNPQRSTVWXYZ
import * as z from 'zod/mini';
import * as text from '../../messages/party-claims.generated.ts';
import { body, id, instant } from '../requests/text.ts';

/** The number that a member entered and a party without a member has. */
export const PARTY_CLAIM_BASES = ['ipi_name_number', 'isni_number'] as const;
export type PartyClaimBasis = (typeof PARTY_CLAIM_BASES)[number];

export const PARTY_CLAIM_STATES = ['open', 'accepted', 'refused', 'withdrawn', 'undone'] as const;
export type PartyClaimState = (typeof PARTY_CLAIM_STATES)[number];

export const partyClaim = z.object({
  id,
  basis: z.enum(PARTY_CLAIM_BASES),
  number: z.string(),
  state: z.enum(PARTY_CLAIM_STATES),
  created_at: instant,
  decided_at: z.nullable(instant),
  /** Why the society refused it. */
  reason: z.nullable(z.string()),
  /** Whether the society has a contact on file, to which it can mail a code. */
  can_request_code: z.boolean(),
  /** Until when the last code works; null if there is none. */
  code_expires_at: z.nullable(instant),
});
export type PartyClaim = z.infer<typeof partyClaim>;

export const partyClaims = z.object({ items: z.array(partyClaim) });

export const CODE_LENGTH = 8;

/** Digits and letters without I, L, O and U, which are easily misread. */
export const CODE_LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Accepts lower case, spaces and dashes. */
export const claimCode = body({
  code: z.pipe(
    z.pipe(
      z.string(),
      z.transform((typed) => typed.toUpperCase().replaceAll(/[\s-]/gu, '')),
    ),
    z.string().check(z.regex(new RegExp(`^[${CODE_LETTERS}]{${CODE_LENGTH}}$`), { error: text.enterCode })),
  ),
});
