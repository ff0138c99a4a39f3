import * as z from 'zod/mini';
import * as text from '../../messages/rights-messages.generated.ts';
import { body, requiredText } from '../requests/text.ts';

/** A declaration of rights to another society, in DDEX RDR-N. Receivers read a message as a whole. */
export const MAX_DECLARED = 2000;

/** `PADPIDA2007061301U`; as DDEX prints it, `PA-DPIDA-2007061301-U`. */
const ddexPartyId = z.pipe(
  z.pipe(
    z.string({ error: text.enterPartyId }),
    z.transform((typed) => typed.replaceAll(/[\s\p{Dash_Punctuation}]/gu, '').toUpperCase()),
  ),
  z.string().check(z.regex(/^PADPIDA\d{10}[0-9A-Z]$/, { error: text.wrongPartyId })),
);

export const rightsMessageParties = body({
  sender_id: ddexPartyId,
  recipient_id: ddexPartyId,
  recipient_name: requiredText(text.enterRecipient, 200),
});
export type RightsMessageParties = z.output<typeof rightsMessageParties>;

/** Null until the member has entered them. */
export const storedMessageParties = z.object({
  parties: z.nullable(z.object({ sender_id: z.string(), recipient_id: z.string(), recipient_name: z.string() })),
});

export const rightsMessagePreview = z.object({
  recordings: z.int(),
  /** Number of rights of the member and those it represents. */
  rights: z.int(),
  losses: z.array(
    z.object({
      place: z.string(),
      why: z.string(),
      recordings: z.int(),
      /** `held` is empty for a whole recording. */
      example: z.object({ title: z.string(), held: z.string() }),
    }),
  ),
});
export type RightsMessagePreview = z.infer<typeof rightsMessagePreview>;
