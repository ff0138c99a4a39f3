import * as z from 'zod/mini';
import { CASE_ACTS } from '../../cases/case-acts.ts';
import { CASE_KINDS, CASE_STATES } from '../../states/index.ts';
import { id, instant } from '../requests/text.ts';
import { CASE_MEASURES, CASE_RESOLUTIONS, CASE_SIDES, CASE_VISIBILITIES, EVIDENCE_KINDS } from './case-choices.ts';
import { caseDraft, shownObject } from './case-draft.ts';
import { caseLine, caseScope } from './case-lines.ts';
import { releaseEffect } from './release-effect.ts';

export const SPLIT_RESPONSES = ['proposed', 'accepted', 'refused'] as const;
export type SplitResponse = (typeof SPLIT_RESPONSES)[number];

export const caseParty = z.object({
  party_id: id,
  name: z.string(),
  side: z.enum(CASE_SIDES),
  is_me: z.boolean(),
  is_member: z.boolean(),
  answer: z.nullable(z.enum(['update', 'revoke', 'maintain'])),
  answered_at: z.nullable(instant),
  /** The party's latest response to a split, their own included. A proposal they withdrew doesn't count. */
  split_response: z.nullable(z.object({ type: z.enum(SPLIT_RESPONSES), at: instant })),
  /** Null for claimants, and for respondents where no deadline applies, such as in a dispute. */
  respond_by: z.nullable(instant),
  has_had_more_time: z.boolean(),
  left_at: z.nullable(instant),
  claimed_lines: z.array(caseLine),
  statement: z.nullable(z.string()),
});
export type CaseParty = z.infer<typeof caseParty>;

export const possibleAct = z.object({
  act: z.enum(CASE_ACTS),
  blocked: z.nullable(z.object({ code: z.string(), message: z.string() })),
});
export type PossibleAct = z.infer<typeof possibleAct>;

export const caseHold = z.object({
  measure: z.enum(CASE_MEASURES),
  /** In hundredths of a per cent. */
  share: z.int(),
  /** Null for a hold on the lines of all parties. */
  party_name: z.nullable(z.string()),
  /** Territory and period, formatted; null for a work. */
  words: z.nullable(z.string()),
  since: instant,
  released_at: z.nullable(instant),
});

export const PROPOSAL_STATES = ['open', 'accepted', 'refused', 'withdrawn', 'superseded'] as const;

export const caseProposal = z.object({
  id,
  proposed_by: z.string(),
  is_mine: z.boolean(),
  lines: z.array(caseLine),
  note: z.string(),
  state: z.enum(PROPOSAL_STATES),
  created_at: instant,
  /** The proposer has accepted. */
  acceptances: z.array(
    z.object({
      name: z.string(),
      is_me: z.boolean(),
      is_accepted: z.nullable(z.boolean()),
      reason: z.nullable(z.string()),
      at: z.nullable(instant),
    }),
  ),
});
export type CaseProposal = z.infer<typeof caseProposal>;

export const caseEvent = z.object({
  id,
  /** A `CASE_ACTS` value, or `joined`, `changed`, `evidence`, `extended`, `reminded`, `split_withdrawn`, `merged`. */
  type: z.string(),
  actor: z.nullable(z.string()),
  is_me: z.boolean(),
  is_society: z.boolean(),
  state: z.enum(CASE_STATES),
  note: z.nullable(z.string()),
  at: instant,
});
export type CaseEvent = z.infer<typeof caseEvent>;

export const caseDetails = z.object({
  id,
  version: z.int(),
  number: z.string(),
  kind: z.enum(CASE_KINDS),
  state: z.enum(CASE_STATES),
  /** Opened by the system because claims overlap. */
  is_detected: z.boolean(),
  object: shownObject,
  /** The contested revision, if it isn't the active one. */
  contested_revision: z.nullable(z.int()),
  scope: caseScope,
  /** Formatted: `Performing right, World`, `Ghana, 1 March 2026 to 31 December 2026: 130.00% claimed.` */
  scope_words: z.array(z.string()),
  my_side: z.enum(CASE_SIDES),
  is_my_turn: z.boolean(),
  waits_for: z.array(z.string()),
  /** Next automatic step; null if there is none. */
  deadline: z.nullable(instant),
  parties: z.array(caseParty),
  /** As registered when the case was filed. */
  registered_lines: z.array(caseLine),
  /**
   * As registered now, if that differs while the case is open. Claims and splits apply to these lines by their differences
   * from `registered_lines` (`rebaseLines`). An API of the last release leaves it out.
   */
  current_lines: z.optional(z.nullable(z.array(caseLine))),
  /** Null while the case is open, or if nothing changed. */
  resolved_lines: z.nullable(z.array(caseLine)),
  holds: z.array(caseHold),
  /**
   * The lines that are registered if the caller and all other respondents accept. Null if that leaves the case open, if
   * the case is closed, or if the caller isn't a respondent. An API of the last release leaves it out.
   */
  conceded_lines: z.optional(z.nullable(z.array(caseLine))),
  /**
   * Of an open case about a line-up: registered featured shares by key of the line, in hundredths of a per cent. An API of
   * the last release leaves it out.
   */
  featured_shares: z.optional(z.record(z.string(), z.int())),
  /** The effect of releasing an open overlap; empty for other cases. */
  release: z.array(releaseEffect),
  acts: z.array(possibleAct),
  proposals: z.array(caseProposal),
  resolution: z.nullable(
    z.object({ type: z.enum(CASE_RESOLUTIONS), text: z.nullable(z.string()), at: z.nullable(instant) }),
  ),
  other_work: z.nullable(z.object({ id: z.nullable(id), title: z.string() })),
  timings: z.nullable(z.string()),
  /** The earlier case that this one resumes. */
  follows: z.nullable(z.object({ id, number: z.string() })),
  merged_into: z.nullable(z.object({ id, number: z.string() })),
  draft: z.nullable(caseDraft),
  events: z.array(caseEvent),
  created_at: instant,
  updated_at: instant,
});
export type CaseDetails = z.infer<typeof caseDetails>;

export const caseEvidence = z.object({
  id,
  kind: z.enum(EVIDENCE_KINDS),
  file_name: z.string(),
  content_type: z.string(),
  bytes: z.int(),
  sha256: z.string(),
  visibility: z.enum(CASE_VISIBILITIES),
  note: z.nullable(z.string()),
  brought_by: z.string(),
  side: z.nullable(z.enum(CASE_SIDES)),
  is_mine: z.boolean(),
  /** The caller uploaded it and can still remove it. */
  can_take_back: z.boolean(),
  created_at: instant,
});
export type CaseEvidence = z.infer<typeof caseEvidence>;

export const caseEvidenceList = z.object({
  items: z.array(caseEvidence),
  room: z.int(),
});
export type CaseEvidenceList = z.infer<typeof caseEvidenceList>;

export const caseMessage = z.object({
  id,
  author: z.string(),
  is_mine: z.boolean(),
  body: z.string(),
  visibility: z.enum(CASE_VISIBILITIES),
  created_at: instant,
});
export type CaseMessage = z.infer<typeof caseMessage>;

export const caseMessages = z.object({ items: z.array(caseMessage) });
export type CaseMessages = z.infer<typeof caseMessages>;
