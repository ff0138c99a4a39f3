import * as z from 'zod/mini';
import { COMPOSITION_FILTERS, OPPOSITION_FILTERS, RECORDING_FILTERS } from '../states/index.ts';
import { id, instant } from './text.ts';

/** Something that waits for the member, most urgent first. */
export const attentionItem = z.object({
  kind: z.enum(['answer_opposition', 'confirm_shares', 'missing_ipi', 'continue_draft']),
  object_id: id,
  title: z.string(),
  /** Whose act made it so: the claimant, the submitter; null for one's own. */
  actor_name: z.nullable(z.string()),
  /** The share in question, in hundredths of a per cent; null where none is. */
  share: z.nullable(z.int()),
  /** When it must be done by, or when it was last touched for drafts. */
  at: z.nullable(instant),
});
/** Something that waits for the member. */
export type AttentionItem = z.infer<typeof attentionItem>;

/** `GET /dashboard`. */
export const dashboard = z.object({
  compositions: z.record(z.enum(COMPOSITION_FILTERS), z.int()),
  recordings: z.record(z.enum(RECORDING_FILTERS), z.int()),
  oppositions: z.record(z.enum(OPPOSITION_FILTERS), z.int()),
  attention: z.array(attentionItem),
});
/** What the dashboard shows. */
export type Dashboard = z.infer<typeof dashboard>;
