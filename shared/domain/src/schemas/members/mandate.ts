import * as z from 'zod/mini';
import { MANDATE_SCOPES, MANDATE_STATES } from '../../mandates/scopes.ts';
import { pageOf, pageQuery } from '../requests/paging.ts';
import { id, instant } from '../requests/text.ts';

const scopes = z.array(z.enum(MANDATE_SCOPES));

const mandateParty = z.object({ party_id: id, name: z.string() });

/** As the caller sees it. */
export const mandate = z.object({
  id,
  /** The caller represents the other member, or is represented. */
  side: z.enum(['representative', 'represented']),
  other: mandateParty,
  scopes,
  /** A country or a group of TIS. */
  territory: z.string(),
  valid_from: z.string(),
  /** The last day; null if open-ended. */
  valid_to: z.nullable(z.string()),
  state: z.enum(MANDATE_STATES),
  /** The caller proposed it, so the other member confirms. */
  is_mine: z.boolean(),
  proposed_at: instant,
  confirmed_at: z.nullable(instant),
  ended_at: z.nullable(instant),
});
export type MandateView = z.infer<typeof mandate>;

export const mandateQuery = z.pick(pageQuery, { page: true, per_page: true });
export const mandates = pageOf(mandate);

/** An active mandate that the caller holds. */
export const heldMandate = z.object({ id, party_id: id, name: z.string(), scopes, territory: z.string() });
export type HeldMandate = z.infer<typeof heldMandate>;

export const heldMandates = z.object({
  items: z.array(heldMandate),
  /** The society has cleared the caller to register works and recordings in which it has no part. */
  registers_for_others: z.boolean(),
});

/** An entry that waits for a member whom the caller may answer for. */
export const representedConfirmation = z.object({
  mandate_id: id,
  name: z.string(),
  type: z.enum(['composition', 'recording']),
  id,
  reference: z.string(),
  title: z.string(),
  confirm_by: z.nullable(instant),
});
export type RepresentedConfirmation = z.infer<typeof representedConfirmation>;

export const representedConfirmations = z.object({ items: z.array(representedConfirmation) });
