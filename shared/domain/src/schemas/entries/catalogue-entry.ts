import * as z from 'zod/mini';
import { id, instant } from '../requests/text.ts';
import { removedParty } from './confirmations.ts';

export const ENTRY_EVENTS = [
  'created',
  'submitted',
  'confirmed',
  'contested',
  'registered',
  'amended',
  'taken_back',
  'lapsed',
  'claimed',
  'linked',
  'unlinked',
  'withdrawn',
  'imported',
] as const;

export function eventOf<const Type extends string>(types: readonly Type[]) {
  return z.object({
    id,
    type: z.enum(types),
    revision: z.nullable(z.int()),
    note: z.nullable(z.string()),
    /** A member, with the person who acted for the caller's own, or `societyName()`, which registers revisions whose confirmation period ended. */
    actor_name: z.string(),
    /** The member on whose behalf a representative acted. */
    represented_name: z.optional(z.nullable(z.string())),
    /** False if the name says which of the caller's people it was. */
    is_me: z.boolean(),
    at: instant,
  });
}

export function revisionOf<const State extends string, Part extends string>(
  states: readonly State[],
  parts: readonly Part[],
) {
  return z.object({
    number: z.int(),
    state: z.enum(states),
    author_name: z.string(),
    is_me: z.boolean(),
    change_note: z.nullable(z.string()),
    changed: z.array(z.enum(parts)),
    created_at: instant,
    submitted_at: z.nullable(instant),
    registered_at: z.nullable(instant),
  });
}

/** `version` is the value for `If-Match`. */
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
  /** The caller submitted or drafted it. */
  is_mine: z.boolean(),
  /** The caller is named in it or submitted it. Other members only see the active revision. */
  is_party: z.boolean(),
  /** The caller is named (in a recording: as a rights holder) and hasn't confirmed yet. */
  awaits_my_confirmation: z.boolean(),
  confirm_by: z.nullable(instant),
  reminded_at: z.nullable(instant),
  created_at: instant,
  submitted_at: z.nullable(instant),
  registered_at: z.nullable(instant),
  updated_at: instant,
};
