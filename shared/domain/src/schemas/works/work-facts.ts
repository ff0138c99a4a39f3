import * as z from 'zod/mini';
import { pickFields, shapeOf } from '../../fields/field.ts';
import { WORK_FIELDS } from '../../fields/work-fields.ts';
import { body } from '../requests/text.ts';

/** These have their own database columns; the other facts are stored together. */
const OWN_COLUMNS = {
  title: true,
  alternative_titles: true,
  iswc: true,
  language: true,
  text_music: true,
  version_type: true,
  duration_s: true,
  genre: true,
} as const;

const facts = z.omit(body(shapeOf(WORK_FIELDS, 'request')), OWN_COLUMNS);
export type WorkFacts = z.output<typeof facts>;

export const NO_FACTS: WorkFacts = facts.parse({});

export function factsOf(work: WorkFacts): WorkFacts {
  return pickFields(NO_FACTS, work);
}
