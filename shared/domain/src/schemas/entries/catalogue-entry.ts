import * as z from 'zod/mini';
import { id, instant } from '../requests/text.ts';
import { removedParty } from './confirmations.ts';

/** Something of these kinds that happened to a work or a recording. */
export function eventOf<const Type extends string>(types: readonly Type[]) {
  return z.object({
    id,
    type: z.enum(types),
    revision: z.nullable(z.int()),
    /** A reason that was given with it. */
    note: z.nullable(z.string()),
    /** Who did it: a member, or `SOCIETY_NAME`, as it registers what waited for longer than it may. */
    actor_name: z.string(),
    is_me: z.boolean(),
    at: instant,
  });
}

/** What details of a work or a recording say of the version they show. `version` is what `If-Match` must carry. */
export const entryFields = {
  id,
  reference: z.string(),
  version: z.int(),
  revision: z.int(),
  pending_revision: z.nullable(z.int()),
  is_in_dispute: z.boolean(),
  change_note: z.nullable(z.string()),
  /** Parties of the active revision that this one removes: they must confirm too. */
  removed: z.array(removedParty),
  /** Whether the member who asks submitted or drafted it, and may change a draft. */
  is_mine: z.boolean(),
  /** Named in it or its submitter. Other members see the active revision only. */
  is_party: z.boolean(),
  /** Whether the member who asks is named, of a recording as one who holds rights, and has not yet confirmed. */
  awaits_my_confirmation: z.boolean(),
  confirm_by: z.nullable(instant),
  /** When the submitter last sent a reminder. */
  reminded_at: z.nullable(instant),
  created_at: instant,
  submitted_at: z.nullable(instant),
  registered_at: z.nullable(instant),
  updated_at: instant,
};
