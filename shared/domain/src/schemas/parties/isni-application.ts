import * as z from 'zod/mini';
import * as text from '../../messages/isni.generated.ts';
import { ISNI_ACTORS, ISNI_APPLICATION_STATES } from '../../states/index.ts';
import { body, id, instant, typedText } from '../requests/text.ts';
import { MEMBER_KINDS } from './composer.ts';
import { isniContent } from './isni-content.ts';

export const CANDIDATE_ANSWERS = ['open', 'this_is_me', 'not_me'] as const;

export const isniCandidate = z.object({
  /** Null for a provisional record. */
  isni: z.nullable(z.string()),
  ppn: z.nullable(z.string()),
  name: z.string(),
  dates: z.nullable(z.string()),
  details: z.array(z.string()),
  sources: z.array(z.string()),
});
export type IsniCandidate = z.infer<typeof isniCandidate>;

export const isniCandidateQuery = body({
  name: typedText(120).check(z.minLength(2, { error: text.enterName })),
});

export const isniCandidates = z.object({
  items: z.array(isniCandidate),
  is_index_searched: z.boolean(),
});
export type IsniCandidates = z.infer<typeof isniCandidates>;

export const offeredCandidate = z.extend(isniCandidate, {
  id,
  /** Match score of the agency, 0 to 100; null if staff proposed the record. */
  score: z.nullable(z.number()),
  answer: z.enum(CANDIDATE_ANSWERS),
});
export type OfferedCandidate = z.infer<typeof offeredCandidate>;

export const isniEvent = z.object({
  id,
  at: instant,
  by: z.enum(ISNI_ACTORS),
  from: z.nullable(z.enum(ISNI_APPLICATION_STATES)),
  to: z.enum(ISNI_APPLICATION_STATES),
  note: z.nullable(z.string()),
});
export type IsniEvent = z.infer<typeof isniEvent>;

export const isniApplication = z.object({
  id,
  version: z.int(),
  state: z.enum(ISNI_APPLICATION_STATES),
  subject_kind: z.enum(MEMBER_KINDS),
  content: isniContent,
  candidates: z.array(offeredCandidate),
  question: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  assigned_isni: z.nullable(z.string()),
  events: z.array(isniEvent),
  created_at: instant,
  updated_at: instant,
  submitted_at: z.nullable(instant),
});
export type IsniApplication = z.infer<typeof isniApplication>;

export const isniApplications = z.object({ items: z.array(isniApplication) });

export const candidateAnswer = body({
  candidate: z.guid({ error: text.chooseRecord }),
  is_me: z.boolean({ error: text.chooseWhetherYou }),
});
export type CandidateAnswer = z.infer<typeof candidateAnswer>;

export const ipiEvent = z.object({
  at: instant,
  ipi_name_number: z.nullable(z.string()),
  source: z.enum(['joining', 'profile', 'record']),
});

export const memberIdentifiers = z.object({
  ipi_name_number: z.nullable(z.string()),
  ipi_history: z.array(ipiEvent),
});
export type MemberIdentifiers = z.infer<typeof memberIdentifiers>;
