import * as z from 'zod/mini';
import { ipiNameNumber, isniNumber } from '../schemas/requests/identifier-fields.ts';
import { body, optionalText, typedText } from '../schemas/requests/text.ts';
import { workDraft } from '../schemas/works/work.ts';
import { publisherLine, writerLine } from '../schemas/works/work-lines.ts';

/** A party as a file names it; who that is among the society's parties is found out later. */
export const namedParty = body(
  {
    kind: z.enum(['person', 'organisation']),
    /** Given names; null for an organisation. */
    first_name: optionalText(100),
    /** The family name, or the organisation's; empty where the file has a number alone. */
    name: typedText(200),
    ipi_name_number: ipiNameNumber,
    /** Told of the holders of recordings and those who are heard on them. */
    isni: z.optional(isniNumber),
  },
  'Name this party.',
);
export type NamedParty = z.output<typeof namedParty>;

const party = z.nullable(namedParty);
const writer = z.extend(z.omit(writerLine, { party_id: true }), { party });
const publisher = z.extend(z.omit(publisherLine, { party_id: true }), { party });

/** All that a file may say of a work: a draft in which parties are named and not yet found. */
export const importedDraft = z.extend(workDraft, {
  writers: z._default(z.array(writer).check(z.maxLength(100, 'Use at most 100 writers.')), []),
  publishers: z._default(z.array(publisher).check(z.maxLength(100, 'Use at most 100 publishers.')), []),
});
export type ImportedDraft = z.output<typeof importedDraft>;

/** The number that who made a file knows a work by. */
export const ownNumber = optionalText(60);
