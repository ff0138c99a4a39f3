import * as z from 'zod/mini';
import { formatIswc } from '../../identifiers/index.ts';
import { DUPLICATE_CERTAINTIES } from '../entries/duplicate-certainties.ts';
import { body, id, typedText } from '../requests/text.ts';
import { VERSION_TYPES } from './composition-words.ts';
import { workRow } from './work-row.ts';

export const candidateQuery = body({
  title: z._default(typedText(255), ''),
  alternative_titles: z._default(
    z
      .array(body({ title: typedText(255) }), 'Add the titles one by one.')
      .check(z.maxLength(20, 'Use at most 20 titles.')),
    [],
  ),
  iswc: z._default(z.nullable(typedText(80)), null),
  version_type: z._default(z.enum(VERSION_TYPES, 'Choose a version.'), 'ORI'),
  writers: z._default(
    z
      .array(body({ party_id: z.nullable(z.guid('Choose the writer from the search.')) }), 'Add the writers.')
      .check(z.maxLength(100, 'Use at most 100 writers.')),
    [],
  ),
  composition_id: z._default(z.nullable(id), null),
});
export type CandidateQuery = z.output<typeof candidateQuery>;

export const duplicateReason = z.object({
  field: z.enum(['iswc', 'title', 'writer']),
  given: z.string(),
  found: z.string(),
});
export type DuplicateReason = z.infer<typeof duplicateReason>;

export function duplicateReasonText({ field, given, found }: DuplicateReason): string {
  if (field === 'iswc') return `It has the ISWC ${formatIswc(found)} too.`;
  if (field === 'writer') return `${found} wrote it too.`;
  return given === found ? `It is called “${found}” too.` : `It is called “${found}”, nearly as “${given}”.`;
}

export const duplicateCandidate = z.object({
  row: z.extend(workRow, { is_mine: z.boolean() }),
  certainty: z.enum(DUPLICATE_CERTAINTIES),
  why: z.array(duplicateReason),
});
export type DuplicateCandidate = z.infer<typeof duplicateCandidate>;

export const duplicateCandidates = z.object({ items: z.array(duplicateCandidate) });
