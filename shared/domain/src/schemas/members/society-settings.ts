import * as z from 'zod/mini';

export const societySettings = z.object({
  /** After this many days, the work is registered with its shares unconfirmed. */
  confirmation_days: z.int(),
  /** To respond to a case about a work or a recording. */
  work_response_days: z.int(),
  recording_response_days: z.int(),
  /** To add the evidence that a kind of case requires. An API of the last release leaves it out. */
  evidence_days: z.optional(z.int()),
  /** Granted once to a party of a case, on request. */
  more_time_days: z.int(),
  /** In which deadlines end. An API of the last release leaves it out. */
  time_zone: z.optional(z.string()),
});
export type SocietySettings = z.infer<typeof societySettings>;
