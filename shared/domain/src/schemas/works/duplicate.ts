import * as z from 'zod/mini';
import { formatIswc } from '../../identifiers/index.ts';
import * as text from '../../messages/duplicates.generated.ts';
import * as line from '../../messages/work-lines.generated.ts';
import { DUPLICATE_CERTAINTIES } from '../entries/duplicate-certainties.ts';
import { listOf } from '../requests/list-of.ts';
import { body, id, orNull, typedText } from '../requests/text.ts';
import { VERSION_TYPES } from './work-choices.ts';
import { workRow } from './work-row.ts';

const MAX_TITLES = 20;
const MAX_WRITERS = 100;

export const candidateQuery = body({
  title: z._default(typedText(255), ''),
  alternative_titles: z._default(
    listOf(body({ title: typedText(255) }), MAX_TITLES, { error: text.addTitles, tooMany: text.tooManyTitles }),
    [],
  ),
  iswc: orNull(typedText(80)),
  version_type: z._default(z.enum(VERSION_TYPES, { error: text.chooseVersion }), 'ORI'),
  writers: z._default(
    listOf(body({ party_id: z.nullable(z.guid({ error: line.chooseWriter })) }), MAX_WRITERS, {
      error: line.addWriters,
      tooMany: line.tooManyWriters,
    }),
    [],
  ),
  composition_id: orNull(id),
});
export type CandidateQuery = z.output<typeof candidateQuery>;

export const duplicateReason = z.object({
  /** Of a case, both values are its number. */
  field: z.enum(['iswc', 'title', 'writer', 'case']),
  given: z.string(),
  found: z.string(),
});
export type DuplicateReason = z.infer<typeof duplicateReason>;

export function duplicateReasonText({ field, given, found }: DuplicateReason): string {
  if (field === 'iswc') return text.sameIswc({ iswc: formatIswc(found) });
  if (field === 'case') return text.sameByCase({ number: found });
  if (field === 'writer') return text.sameWriter({ name: found });
  return given === found ? text.sameTitle({ title: found }) : text.similarTitle({ found, given });
}

export const duplicateCandidate = z.object({
  row: z.extend(workRow, { is_mine: z.boolean() }),
  certainty: z.enum(DUPLICATE_CERTAINTIES),
  why: z.array(duplicateReason),
});
export type DuplicateCandidate = z.infer<typeof duplicateCandidate>;

export const duplicateCandidates = z.object({ items: z.array(duplicateCandidate) });
