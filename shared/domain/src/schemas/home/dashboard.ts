import * as z from 'zod/mini';
import { CASE_FILTERS, ISNI_QUESTIONS, RECORDING_COUNTS, WORK_COUNTS } from '../../states/index.ts';
import { id, instant, orNull } from '../requests/text.ts';
import { shares } from '../works/shares.ts';
import { objectLink } from './notification.ts';

/** Most urgent first: deadlines, then what blocks a payment or an ISWC, then drafts. */
export const ATTENTION_KINDS = [
  'answer_opposition',
  'confirm_shares',
  'confirm_recording',
  'answer_part',
  'revision_declined',
  'society_rejected',
  'society_conflict',
  'missing_ipi',
  'continue_draft',
  'continue_recording',
] as const;
export type AttentionKind = (typeof ATTENTION_KINDS)[number];

export const attentionItem = z.object({
  kind: z.enum(ATTENTION_KINDS),
  object_id: id,
  title: z.string(),
  /** A member, or the society that answered. */
  actor_name: z.nullable(z.string()),
  share: z.nullable(z.int()),
  at: z.nullable(instant),
});
export type AttentionItem = z.infer<typeof attentionItem>;

export const monthOfRegistrations = z.object({
  /** `2026-11`, in the society's time zone. */
  month: z.string().check(z.regex(/^\d{4}-\d{2}$/)),
  compositions: z.int(),
  recordings: z.int(),
});
export type MonthOfRegistrations = z.infer<typeof monthOfRegistrations>;

export const ACTIVITY_TYPES = [
  'submitted',
  'confirmed',
  'contested',
  'registered',
  'taken_back',
  'claimed',
  'claim_answered',
  'withdrawn',
  'merged',
  'opposition_opened',
  'imported',
] as const;

export const activityItem = z.object({
  id,
  type: z.enum(ACTIVITY_TYPES),
  /** For an import, its own id. */
  link: objectLink,
  /** The file's name, of an import. */
  title: z.string(),
  /** Case number, only with `opposition_opened`. */
  number: z.nullable(z.string()),
  /** Number of works or recordings, only with `imported`. */
  count: z.nullable(z.int()),
  actor_name: z.string(),
  is_me: z.boolean(),
  shares: z.nullable(shares),
  at: instant,
});
export type ActivityItem = z.infer<typeof activityItem>;

/** Confirmations of the member's active and pending works and recordings. */
export const confirmationProgress = z.object({
  asked: z.int(),
  confirmed: z.int(),
  /** In hundredths of a per cent, rounded down so that only all is 10000; null if `asked` is 0. */
  share: z.nullable(z.int()),
  /** Distinct other members who can still confirm. */
  members_to_confirm: z.int(),
});
export type ConfirmationProgress = z.infer<typeof confirmationProgress>;

/** Counts are null, and the rest is left out, where the person's role is limited to other areas. */
export const dashboard = z.object({
  compositions: z.nullable(z.record(z.enum(WORK_COUNTS), z.int())),
  recordings: z.nullable(z.record(z.enum(RECORDING_COUNTS), z.int())),
  oppositions: z.nullable(z.record(z.enum(CASE_FILTERS), z.int())),
  attention: z.array(attentionItem),
  /** All of each kind, of which `attention` has the most urgent. */
  attention_counts: z.record(z.enum(ATTENTION_KINDS), z.int()),
  /** Size of a kind's list, if it also has works that don't need the member. */
  listed_counts: z._default(z.partialRecord(z.enum(ATTENTION_KINDS), z.int()), {}),
  /** Open tasks on the Mandates page: proposals by other members, and confirmations for represented members. */
  mandates: z._default(z.object({ proposed: z.int(), to_confirm: z.int() }), { proposed: 0, to_confirm: 0 }),
  /** The question in the ISNI application that the member still has to answer. */
  isni_question: orNull(z.enum(ISNI_QUESTIONS)),
  registrations: z.array(monthOfRegistrations),
  activity: z.array(activityItem),
  confirmations: confirmationProgress,
});
export type Dashboard = z.infer<typeof dashboard>;
