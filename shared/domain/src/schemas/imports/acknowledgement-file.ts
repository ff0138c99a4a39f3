import * as z from 'zod/mini';
import { SOCIETY_FILTERS } from '../../states/index.ts';
import { filterOf, pageOf, pageQuery } from '../requests/paging.ts';
import { id, instant } from '../requests/text.ts';
import { cwrAnswer, cwrStatus } from './cwr-answers.ts';

export const MAX_ACKNOWLEDGEMENTS = 50;
/** Of one upload, since each is a revision of about thirty statements. The next upload of the file stores more. */
export const MAX_STORED_ISWCS = 300;

const findings = z.array(
  z.object({
    line: z.nullable(z.int()),
    number: z.string(),
    column: z.nullable(z.string()),
    rule: z.string(),
    found: z.nullable(z.string()),
    expected: z.nullable(z.string()),
    correction: z.string(),
  }),
);

const acknowledgementReport = z.object({
  answered: z.int(),
  matched: z.int(),
  statuses: z.array(z.object({ status: z.nullable(cwrStatus), works: z.int() })),
  stored_iswcs: z.int(),
  /** Not stored: the work has another one, another work has this one, or a revision is pending. */
  iswcs: z.int(),
  unknown: z.array(z.object({ line: z.int(), number: z.string(), title: z.string(), iswc: z.nullable(z.string()) })),
  refused: z.int(),
  refusals: findings,
  /** Faults of the file, and values left out of what was read. */
  warned: z.int(),
  warnings: findings,
});
export type AcknowledgementReport = z.infer<typeof acknowledgementReport>;
export type AcknowledgementFinding = AcknowledgementReport['warnings'][number];

const acknowledgementFile = z.object({
  id,
  file_name: z.string(),
  society_name: z.string(),
  works: z.int(),
  created_at: instant,
});
export const acknowledgementFilePage = pageOf(acknowledgementFile);

export const acknowledgementFileDetails = z.object({
  ...acknowledgementFile.shape,
  /** Null for a file of an earlier release. */
  report: z.nullable(acknowledgementReport),
});
export type AcknowledgementFileDetails = z.infer<typeof acknowledgementFileDetails>;

export const ANSWER_FILTERS = ['all', ...SOCIETY_FILTERS] as const;
export type AnswerFilter = (typeof ANSWER_FILTERS)[number];

export const answeredWorkQuery = z.extend(pageQuery, { filter: z._default(filterOf(ANSWER_FILTERS), 'all') });

export const answeredWork = z.object({
  ...cwrAnswer,
  work_id: id,
  title: z.string(),
  reference: z.string(),
  /** The ISWC of the work in the portal. */
  work_iswc: z.nullable(z.string()),
});
export type AnsweredWork = z.infer<typeof answeredWork>;

export const answeredWorkPage = z.extend(pageOf(answeredWork), { counts: z.record(z.enum(ANSWER_FILTERS), z.int()) });
export type AnsweredWorkPage = z.infer<typeof answeredWorkPage>;
