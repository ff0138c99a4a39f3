import * as z from 'zod/mini';
import { id, instant } from '../requests/text.ts';

/**
 * How a named party stands to a submission: made it, was asked, agreed, objected, cannot be asked, or did not answer in
 * time, so that the work was registered without their word.
 */
export const CONFIRMATIONS = ['submitter', 'invited', 'confirmed', 'contested', 'not_a_member', 'unconfirmed'] as const;

export const removedParty = z.object({
  party_id: id,
  name: z.string(),
  is_me: z.boolean(),
  confirmation: z.enum(CONFIRMATIONS),
  confirmed_at: z.nullable(instant),
});
