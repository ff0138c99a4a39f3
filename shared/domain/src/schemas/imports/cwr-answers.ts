import * as z from 'zod/mini';
import { CWR_VERSIONS } from '../../cwr/records/field.ts';
import { CWR_STATUSES } from '../../cwr/status-codes.ts';
import { id, instant, orNull } from '../requests/text.ts';

export const cwrStatus = z.enum(CWR_STATUSES);

export const cwrAnswer = {
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
      record: orNull(z.int()),
      text: z.string(),
    }),
  ),
  /** Works that the society already has. */
  conflicts: z.array(z.object({ title: z.string(), number: z.nullable(z.string()), iswc: z.nullable(z.string()) })),
};

export const acknowledgement = z.object({
  ...cwrAnswer,
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
