import * as z from 'zod/mini';
import { CWR_VERSIONS } from '../../cwr/records/field.ts';
import { CWR_STATUSES } from '../../cwr/status-codes.ts';
import * as text from '../../messages/cwr-requests.generated.ts';
import * as line from '../../messages/work-lines.generated.ts';
import { SOCIETY_FILTERS } from '../../states/index.ts';
import { filterOf, pageOf, pageQuery } from '../requests/paging.ts';
import { body, id, instant } from '../requests/text.ts';

/** Receivers accept at most this many transactions in a file. */
export const MOST_CWR_WORKS = 10_000;
export const MOST_CHOSEN_WORKS = 500;

export const newCwrFile = body({
  version: z.enum(CWR_VERSIONS, { error: text.chooseVersion }),
  receiver: z._default(
    z.string({ error: line.chooseSociety }).check(z.regex(/^\d{3}$/, { error: line.societyCode })),
    '000',
  ),
  ids: z._default(
    z.nullable(
      z
        .array(id, { error: text.chooseWorks })
        .check(
          z.minLength(1, { error: text.chooseOneWork }),
          z.maxLength(MOST_CHOSEN_WORKS, { error: () => text.tooManyWorks({ max: MOST_CHOSEN_WORKS }) }),
        ),
    ),
    null,
  ),
  /** The code that CISAC assigned the sender; null to use the one entered before, empty to remove that. */
  sender_code: z._default(
    z.nullable(z.string({ error: text.senderCode }).check(z.regex(/^([A-Z0-9]{2,3})?$/, { error: text.senderCode }))),
    null,
  ),
});
export type NewCwrFile = z.infer<typeof newCwrFile>;

export const cwrLoss = z.object({
  place: z.string(),
  why: z.string(),
  works: z.int(),
  example: z.object({ title: z.string(), held: z.string(), written: z.nullable(z.string()) }),
});

export const cwrFault = z.object({
  rule: z.string(),
  place: z.string(),
  correction: z.string(),
  /** Whether a receiver rejects the work; otherwise it ignores the value or record. */
  rejects: z.boolean(),
  works: z.int(),
  example: z.object({ title: z.string(), found: z.nullable(z.string()) }),
});
export type CwrFault = z.infer<typeof cwrFault>;

export const cwrFile = z.object({
  id,
  file_name: z.string(),
  version: z.enum(CWR_VERSIONS),
  receiver: z.string(),
  works: z.int(),
  bytes: z.int(),
  losses: z.array(cwrLoss),
  faults: z.array(cwrFault),
  created_at: instant,
});
export type CwrFile = z.infer<typeof cwrFile>;

export const cwrFilePage = z.extend(pageOf(cwrFile), { sender_code: z.nullable(z.string()) });

const cwrStatus = z.enum(CWR_STATUSES);

const answer = {
  id,
  /** Null for an ISWC that came without an acknowledgement. */
  status: z.nullable(cwrStatus),
  recipient_number: z.nullable(z.string()),
  /** When the file that it answers was made. */
  sent_on: z.nullable(z.string()),
  processed_on: z.nullable(z.string()),
  iswc: z.nullable(z.string()),
  messages: z.array(
    z.object({
      severity: z.string(),
      rule: z.string(),
      record: z._default(z.nullable(z.int()), null),
      text: z.string(),
    }),
  ),
  /** Works that the society already has. */
  conflicts: z.array(z.object({ title: z.string(), number: z.nullable(z.string()), iswc: z.nullable(z.string()) })),
};

export const acknowledgement = z.object({
  ...answer,
  society_code: z.string(),
  society_name: z.string(),
  file_id: id,
  file_name: z.string(),
  created_at: instant,
});
export type Acknowledgement = z.infer<typeof acknowledgement>;

export const cwrOfWork = z.object({
  version: z.nullable(z.enum(CWR_VERSIONS)),
  kept: z.array(z.object({ place: z.string(), value: z.string() })),
  acknowledgements: z.array(acknowledgement),
});
export type CwrOfWork = z.infer<typeof cwrOfWork>;

export const MOST_ACKNOWLEDGEMENTS = 50;
/** Of one upload, since each is a revision of about thirty statements. The next upload of the file stores more. */
export const MOST_STORED_ISWCS = 300;

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
  ...answer,
  work_id: id,
  title: z.string(),
  reference: z.string(),
  /** Of the work in the portal. */
  work_iswc: z.nullable(z.string()),
});
export type AnsweredWork = z.infer<typeof answeredWork>;

export const answeredWorkPage = z.extend(pageOf(answeredWork), { counts: z.record(z.enum(ANSWER_FILTERS), z.int()) });
export type AnsweredWorkPage = z.infer<typeof answeredWorkPage>;
