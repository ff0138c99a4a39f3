import * as z from 'zod/mini';
import { CLAIM_STATUSES } from '../../shares/index.ts';
import { body, id, instant, requiredText } from '../requests/text.ts';
import { WRITER_ROLES } from './composition-words.ts';
import { shares } from './shares.ts';

const MOST_WORDS = 1000;

export const contestation = body({
  reason: requiredText('Enter what is wrong.', MOST_WORDS),
  shares: z._default(z.nullable(shares), null),
});
export type Contestation = z.infer<typeof contestation>;

export const withdrawal = body({ reason: requiredText('Enter why you withdraw it.', MOST_WORDS) });
export type Withdrawal = z.infer<typeof withdrawal>;

export const newClaim = body({
  role: z.enum(WRITER_ROLES, 'Choose what you did.'),
  shares,
  statement: requiredText('Enter how you came to write it.', MOST_WORDS),
});
export type NewClaim = z.infer<typeof newClaim>;

/** `confirmed` if a line names the member; otherwise the submitter answers, or a case is opened. */
export const CLAIM_STATES = ['confirmed', 'requested', 'accepted', 'refused', 'disputed'] as const;

export const workClaim = z.object({
  id,
  party_id: id,
  name: z.string(),
  is_me: z.boolean(),
  role: z.enum(WRITER_ROLES),
  shares,
  statement: z.string(),
  state: z.enum(CLAIM_STATES),
  answer: z.nullable(z.string()),
  opposition_id: z.nullable(id),
  created_at: instant,
});
export type WorkClaim = z.infer<typeof workClaim>;

/** Members who aren't parties only see their own claims. */
export const workClaims = z.object({
  status: z.enum(CLAIM_STATUSES),
  /** Per right; may exceed 10000. */
  claimed: z.object({ pr: z.int(), mr: z.int(), sr: z.int() }),
  items: z.array(workClaim),
});
export type WorkClaims = z.infer<typeof workClaims>;

export const claimAnswer = body({
  is_accepted: z.boolean('Say whether you agree.'),
  reason: z._default(z.nullable(requiredText('Enter why you refuse.', MOST_WORDS)), null),
}).check(
  z.refine(({ is_accepted, reason }) => is_accepted || reason !== null, {
    error: 'Say why you refuse, so that they know what to do.',
    path: ['reason'],
  }),
);
export type ClaimAnswer = z.infer<typeof claimAnswer>;
