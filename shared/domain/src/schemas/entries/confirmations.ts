import * as z from 'zod/mini';
import { id, instant } from '../requests/text.ts';

/** `unconfirmed`: the party didn't respond in time, so the work was registered without their confirmation. */
export const CONFIRMATIONS = ['submitter', 'invited', 'confirmed', 'contested', 'not_a_member', 'unconfirmed'] as const;

export const removedParty = z.object({
  party_id: id,
  name: z.string(),
  is_me: z.boolean(),
  confirmation: z.enum(CONFIRMATIONS),
  confirmed_at: z.nullable(instant),
});
