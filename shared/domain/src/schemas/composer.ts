import * as z from 'zod/mini';
import { ipiNameNumber, isniNumber } from './identifier-fields.ts';
import { pageOf, pageQuery } from './paging.ts';
import { body, id, optionalText, requiredText } from './text.ts';

/** What a party is. */
export const PARTY_KINDS = ['person', 'organisation'] as const;

/** An interested party as other members may see it: never contact data, never the IPI base number. */
export const party = z.object({
  id,
  kind: z.enum(PARTY_KINDS),
  name: z.string(),
  ipi_name_number: z.nullable(z.string()),
  isni: z.nullable(z.string()),
  is_member: z.boolean(),
  is_me: z.boolean(),
});
/** An interested party as other members may see it. */
export type Party = z.infer<typeof party>;

/** `GET /composers`: by name, IPI name number or ISNI. */
export const composerQuery = pageQuery;
/** A page of the parties that were found. */
export const composerPage = pageOf(party);

/** `POST /composers`: a writer whom the search did not find. */
export const newComposer = body({
  given_names: optionalText(30),
  family_name: requiredText('the family name or the only name', 45),
  ipi_name_number: ipiNameNumber,
  isni: isniNumber,
});
/** A writer to be added. */
export type NewComposer = z.infer<typeof newComposer>;
