import * as z from 'zod/mini';
import { CLAIM_STATUSES } from '../../shares/index.ts';
import { body, id, instant, requiredText } from '../requests/text.ts';
import { WRITER_ROLES } from './composition-words.ts';
import { shares } from './work-lines.ts';

const MOST_WORDS = 1000;

/** `POST /compositions/{id}/contestation`: why the shares one is given are wrong, and what they should be. */
export const contestation = body({
  reason: requiredText('Enter what is wrong.', MOST_WORDS),
  /** What the member says is theirs; null where they leave it to the talk. */
  shares: z._default(z.nullable(shares), null),
});
export type Contestation = z.infer<typeof contestation>;

/** `POST /compositions/{id}/withdrawal`: why the work is withdrawn. */
export const withdrawal = body({ reason: requiredText('Enter why you withdraw it.', MOST_WORDS) });
export type Withdrawal = z.infer<typeof withdrawal>;

/** `POST /compositions/{id}/claims`: what the member says is theirs of a work that stands. */
export const newClaim = body({
  role: z.enum(WRITER_ROLES, 'Choose what you did.'),
  shares,
  statement: requiredText('Enter how you came to write it.', MOST_WORDS),
});
export type NewClaim = z.infer<typeof newClaim>;

/** `confirmed` where a line named the member; otherwise the submitter answers, or a case is opened. */
export const CLAIM_STATES = ['confirmed', 'requested', 'accepted', 'refused', 'disputed'] as const;

/** A claim that was made on a work, as its parties see it. */
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

/** `GET /compositions/{id}/claims`. Who is no party of the work sees their own claims alone. */
export const workClaims = z.object({
  status: z.enum(CLAIM_STATUSES),
  /** What is claimed of each right; it may pass 100.00. */
  claimed: z.object({ pr: z.int(), mr: z.int(), sr: z.int() }),
  items: z.array(workClaim),
});
export type WorkClaims = z.infer<typeof workClaims>;

/** `POST /compositions/{id}/claims/{claimId}/answer`: whether the submitter gives the line; a refusal says why. */
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
