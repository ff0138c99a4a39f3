import * as z from 'zod/mini';
import { CWR_VERSIONS } from '../../cwr/records/field.ts';
import { CWR_STATUSES } from '../../cwr/statuses.ts';
import * as text from '../../messages/cwr-requests.generated.ts';
import * as line from '../../messages/work-lines.generated.ts';
import { pageOf, pageQuery } from '../requests/paging.ts';
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

export const cwrFileQuery = pageQuery;
export const cwrFilePage = pageOf(cwrFile);

export const acknowledgement = z.object({
  id,
  society_code: z.string(),
  society_name: z.string(),
  status: z.enum(CWR_STATUSES),
  recipient_number: z.nullable(z.string()),
  processed_on: z.nullable(z.string()),
  iswc: z.nullable(z.string()),
  messages: z.array(z.object({ severity: z.string(), rule: z.string(), text: z.string() })),
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

export const acknowledgementReport = z.object({
  file_name: z.string(),
  society_name: z.string(),
  answered: z.int(),
  matched: z.int(),
  statuses: z.array(z.object({ status: z.enum(CWR_STATUSES), works: z.int() })),
  stored_iswcs: z.int(),
  /** Not stored: another work has the ISWC, or a revision is pending. */
  iswcs: z.int(),
  unknown: z.array(z.object({ line: z.int(), number: z.string(), title: z.string() })),
  refused: z._default(z.int(), 0),
  refusals: z._default(
    z.array(
      z.object({
        line: z.nullable(z.int()),
        number: z.string(),
        column: z.nullable(z.string()),
        rule: z.string(),
        found: z.nullable(z.string()),
        expected: z.nullable(z.string()),
        correction: z.string(),
      }),
    ),
    [],
  ),
});
export type AcknowledgementReport = z.infer<typeof acknowledgementReport>;
