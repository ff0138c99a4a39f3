import type { Message } from '@counterpoint/messages';
import * as z from 'zod/mini';
import { beforeFirstDay } from '../../messages/lines.generated.ts';
import * as text from '../../messages/recording-claims.generated.ts';
import * as line from '../../messages/recording-lines.generated.ts';
import { listOf } from '../requests/list-of.ts';
import { body, id, instant, optionalText, requiredText, statementText } from '../requests/text.ts';
import { CONTRIBUTOR_CATEGORIES, CONTRIBUTOR_ROLES } from './recording-choices.ts';
import { country, MAX_ROLES, optionalDate, ownRightLine } from './recording-lines.ts';

const MAX_MESSAGE_LENGTH = 1000;
const MAX_LINES = 50;
export const rightsClaim = body({
  lines: listOf(ownRightLine, MAX_LINES, {
    error: text.enterClaim,
    tooMany: text.tooManyLines,
    empty: text.enterClaim,
  }),
  statement: statementText(text.explainRights, text.shortRights, MAX_MESSAGE_LENGTH),
});
export type RightsClaim = z.infer<typeof rightsClaim>;

export const LINE_UP_EVIDENCE = ['contract', 'session_sheet', 'liner_notes', 'photo', 'witness', 'other'] as const;
export const LINE_UP_EVIDENCE_LABELS: Record<(typeof LINE_UP_EVIDENCE)[number], Message> = text.lineUpEvidenceLabels;

const lineUpEvidence = body(
  {
    kind: z.enum(LINE_UP_EVIDENCE, { error: text.chooseEvidence }),
    reference: requiredText(text.enterReference, 500),
    statement: statementText(text.explainEvidence, text.shortEvidence, MAX_MESSAGE_LENGTH),
  },
  text.addEvidence,
);

export const newLineUpClaim = body({
  category: z.enum(CONTRIBUTOR_CATEGORIES, { error: text.chooseOwnCategory }),
  roles: listOf(z.enum(CONTRIBUTOR_ROLES, { error: text.chooseOwnRoles }), MAX_ROLES, {
    error: text.chooseOwnRoles,
    tooMany: line.tooManyRoles,
    empty: text.chooseOwnRoles,
  }),
  performed_from: optionalDate,
  performed_to: optionalDate,
  country,
  credited_as: optionalText(120),
  evidence: lineUpEvidence,
}).check(
  z.refine(({ performed_from: from, performed_to: to }) => from === null || to === null || from <= to, {
    error: beforeFirstDay,
    path: ['performed_to'],
  }),
);
export type NewLineUpClaim = z.infer<typeof newLineUpClaim>;

export const LINE_UP_CLAIM_STATES = ['requested', 'accepted', 'refused', 'withdrawn'] as const;

export const lineUpClaim = z.object({
  id,
  party_id: id,
  name: z.string(),
  is_me: z.boolean(),
  category: z.enum(CONTRIBUTOR_CATEGORIES),
  roles: z.array(z.enum(CONTRIBUTOR_ROLES)),
  performed_from: z.nullable(z.string()),
  performed_to: z.nullable(z.string()),
  country: z.nullable(z.string()),
  credited_as: z.nullable(z.string()),
  evidence: z.object({ kind: z.enum(LINE_UP_EVIDENCE), reference: z.string(), statement: z.string() }),
  state: z.enum(LINE_UP_CLAIM_STATES),
  answer: z.nullable(z.string()),
  created_at: instant,
});
export type LineUpClaim = z.infer<typeof lineUpClaim>;

export const lineUpClaims = z.object({ items: z.array(lineUpClaim) });
export type LineUpClaims = z.infer<typeof lineUpClaims>;
