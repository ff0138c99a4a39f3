import { typed, typedLines, typedShare } from '@counterpoint/area-ui/draft-text';
import { USE_TYPES } from '@counterpoint/domain/recording-rights';
import { CASE_LINE_GROUPS, type CaseDetails, caseObject } from '@counterpoint/domain/schemas/cases';
import { RIGHTS } from '@counterpoint/domain/shares';
import { CASE_KINDS } from '@counterpoint/domain/states';
import * as z from 'zod/mini';

const shareText = z.optional(typedShare);

const lineValues = z.object({
  key: z.string(),
  group: z.enum(CASE_LINE_GROUPS),
  party_id: z._default(z.nullable(z.string()), null),
  name: z.string(),
  role: typed,
  shares: z.object({ pr: shareText, mr: shareText, sr: shareText, recording: shareText }),
});
export type LineValues = z.infer<typeof lineValues>;

/** Field names match `caseDraft`, so that the server's paths are form paths. */
export const filingValues = z.object({
  object: z._default(z.nullable(caseObject), null),
  kind: z._default(z.nullable(z.enum(CASE_KINDS)), null),
  scope: z.object({
    rights: typedLines(z.enum(RIGHTS)),
    uses: typedLines(z.enum(USE_TYPES)),
    territories: typedLines(z.object({ is_included: z.boolean(), territory: z.string() })),
    from: typed,
    to: typed,
  }),
  claimed_lines: typedLines(lineValues),
  statement: typed,
  other_work_id: z._default(z.nullable(z.string()), null),
  other_work: typed,
  timings: typed,
  declares_truth: z._default(z.boolean(), false),
});
export type FilingValues = z.infer<typeof filingValues>;

export function emptyFiling(): FilingValues {
  return filingValues.parse({ scope: {} });
}

export function valuesOf({ draft, object: { type, id } }: Pick<CaseDetails, 'draft' | 'object'>): FilingValues {
  return draft ? filingValues.parse({ ...draft, object: { type, id } }) : emptyFiling();
}
