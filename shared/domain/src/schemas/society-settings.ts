import * as z from 'zod/mini';

/** `GET /reference/settings`: what the society has settled, as far as pages speak of it. */
export const societySettings = z.object({
  /** So many days those who are asked have to confirm, before what they have not is registered without them. */
  confirmation_days: z.int(),
  /** So many days more who has to answer in a case is given, once, for the asking. */
  more_time_days: z.int(),
});
/** What the society has settled. */
export type SocietySettings = z.infer<typeof societySettings>;
