import * as z from 'zod/mini';
import { nameParty } from '../messages/import-files.generated.ts';
import * as line from '../messages/work-lines.generated.ts';
import { ipiNameNumber, isniNumber } from '../schemas/requests/identifier-fields.ts';
import { body, optionalText, typedText } from '../schemas/requests/text.ts';
import { MAX_LINES, workDraft } from '../schemas/works/work.ts';
import { publisherLine, writerLine } from '../schemas/works/work-lines.ts';

/** A party as named in a file, before it's matched with the society's parties. */
export const namedParty = body(
  {
    kind: z.enum(['person', 'organisation']),
    first_name: optionalText(100),
    name: typedText(200),
    ipi_name_number: ipiNameNumber,
    /** Only for recordings. */
    isni: z.optional(isniNumber),
  },
  nameParty,
);
export type NamedParty = z.output<typeof namedParty>;

export function fullName({ first_name, name }: Pick<NamedParty, 'first_name' | 'name'>): string {
  return [first_name, name].filter(Boolean).join(' ');
}

const party = z.nullable(namedParty);
const writer = z.extend(z.omit(writerLine, { party_id: true }), { party });
const publisher = z.extend(z.omit(publisherLine, { party_id: true }), { party });

export const importedDraft = z.extend(workDraft, {
  writers: z._default(
    z.array(writer).check(z.maxLength(MAX_LINES, { error: () => line.tooManyWriters({ max: MAX_LINES }) })),
    [],
  ),
  publishers: z._default(
    z.array(publisher).check(z.maxLength(MAX_LINES, { error: () => line.tooManyPublishers({ max: MAX_LINES }) })),
    [],
  ),
});
export type ImportedDraft = z.output<typeof importedDraft>;

export const ownNumber = optionalText(60);
