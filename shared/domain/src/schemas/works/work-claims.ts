import * as z from 'zod/mini';
import * as entry from '../../messages/entries.generated.ts';
import * as text from '../../messages/work-claims.generated.ts';
import { CLAIM_STATUSES } from '../../shares/index.ts';
import { body, id, instant, orNull, requiredText, statementText } from '../requests/text.ts';
import { shares } from './shares.ts';
import { WRITER_ROLES } from './work-choices.ts';

const MAX_MESSAGE_LENGTH = 1000;

export const contestation = body({
  reason: requiredText(entry.enterProblem, MAX_MESSAGE_LENGTH),
  shares: orNull(shares),
});
export type Contestation = z.infer<typeof contestation>;

export const withdrawal = body({ reason: requiredText(entry.enterWithdrawal, MAX_MESSAGE_LENGTH) });
export type Withdrawal = z.infer<typeof withdrawal>;

export const newClaim = body({
  role: z.enum(WRITER_ROLES, { error: text.chooseOwnRole }),
  shares,
  statement: statementText(text.enterAuthorship, text.shortAuthorship, MAX_MESSAGE_LENGTH),
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
  is_accepted: z.boolean({ error: text.chooseConsent }),
  reason: orNull(requiredText(text.enterRefusal, MAX_MESSAGE_LENGTH)),
}).check(
  z.refine(({ is_accepted, reason }) => is_accepted || reason !== null, {
    error: text.explainRefusal,
    path: ['reason'],
  }),
);
export type ClaimAnswer = z.infer<typeof claimAnswer>;
