import * as z from 'zod/mini';
import { CWR_VERSIONS } from '../../cwr/records/field.ts';
import * as text from '../../messages/cwr-requests.generated.ts';
import * as line from '../../messages/work-lines.generated.ts';
import { listOf } from '../requests/list-of.ts';
import { pageOf } from '../requests/paging.ts';
import { body, id, instant, orNull } from '../requests/text.ts';

/** Receivers accept at most this many transactions in a file. */
export const MAX_CWR_WORKS = 10_000;
export const MAX_SELECTED_WORKS = 500;

export const newCwrFile = body({
  version: z.enum(CWR_VERSIONS, { error: text.chooseVersion }),
  receiver: z._default(
    z.string({ error: line.chooseSociety }).check(z.regex(/^\d{3}$/, { error: line.societyCode })),
    '000',
  ),
  ids: orNull(
    listOf(id, MAX_SELECTED_WORKS, { error: text.chooseWorks, tooMany: text.tooManyWorks, empty: text.chooseOneWork }),
  ),
  /** The code that CISAC assigned the sender; null to use the one entered before, empty to remove that. */
  sender_code: orNull(
    z.string({ error: text.senderCode }).check(z.regex(/^([A-Z0-9]{2,3})?$/, { error: text.senderCode })),
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
