import * as z from 'zod/mini';
import { shapeOf } from '../../fields/field.ts';
import { RECORDING_MENTION_FIELDS } from '../../fields/recording-mention-fields.ts';
import { body, optionalText } from '../requests/text.ts';
import { WRITER_ROLES } from './composition-words.ts';
import { shares } from './shares.ts';
import { AGREEMENT_TYPES, PUBLISHER_TYPES, YES_NO_UNKNOWN } from './work-words.ts';

const noSociety = { pr: null, mr: null, sr: null } as const;
const societyCode = z._default(
  z.nullable(z.string('Choose a society.').check(z.regex(/^\d{3}$/, 'A society has a code of three digits.'))),
  null,
);
/** Collecting society per right: three-digit CISAC code or null. */
const societies = z._default(
  body({ pr: societyCode, mr: societyCode, sr: societyCode }, 'Choose societies.'),
  noSociety,
);

const yesNoUnknown = z._default(z.nullable(z.enum(YES_NO_UNKNOWN, 'Choose yes, no or unknown.')), null);

/** Line of CWR SPT, SWT, OPT or OWT. */
export const collectionLine = body(
  {
    is_included: z._default(z.boolean('Say whether this territory is included.'), true),
    territory: z.string('Choose a territory.').check(z.regex(/^\d{4}$/, 'A territory has a code of four digits.')),
    shares,
  },
  'Enter where this party collects.',
);

const chain = z
  .int('Say which chain of publishers it is.')
  .check(z.gte(1, 'Chains are counted from 1.'), z.lte(99, 'Use at most 99 chains of publishers.'));

const collections = z._default(
  z.array(collectionLine, 'Enter where this party collects.').check(z.maxLength(400, 'Use at most 400 territories.')),
  [],
);

export const writerLine = body(
  {
    party_id: z.nullable(z.guid('Choose the writer from the search.')),
    role: z.enum(WRITER_ROLES, 'Choose what this writer did.'),
    shares,
    chains: z._default(z.array(chain, 'Choose the publishers of this writer.').check(z.maxLength(99)), []),
    societies,
    work_for_hire: yesNoUnknown,
    reversionary: yesNoUnknown,
    first_recording_refusal: yesNoUnknown,
    collections,
  },
  'Choose the writer from the search.',
);
export type WriterLine = z.infer<typeof writerLine>;

const agreement = body(
  {
    number: optionalText(14),
    type: z._default(z.nullable(z.enum(AGREEMENT_TYPES, 'Choose what kind of agreement it is.')), null),
    society_number: optionalText(14),
  },
  'Enter the agreement.',
);

/** A chain runs from the original publisher to administrators and sub-publishers. A null party is unknown. */
export const publisherLine = body(
  {
    chain,
    party_id: z.nullable(z.guid('Choose the publisher from the search.')),
    type: z.enum(PUBLISHER_TYPES, 'Choose what this publisher is.'),
    shares,
    societies,
    agreement: z._default(z.nullable(agreement), null),
    first_recording_refusal: yesNoUnknown,
    collections,
  },
  'Choose the publisher from the search.',
);
export type PublisherLine = z.infer<typeof publisherLine>;

export const recordingMention = body(
  {
    recording_id: z._default(z.nullable(z.guid('Choose the recording from the search.')), null),
    ...shapeOf(RECORDING_MENTION_FIELDS, 'request'),
  },
  'Enter the recording.',
);
export type RecordingMention = z.infer<typeof recordingMention>;

const text = z.nullable(z.string());
const storedSocieties = z.object({ pr: text, mr: text, sr: text });
const storedCollections = z.array(z.object({ is_included: z.boolean(), territory: z.string(), shares }));
const storedIndicator = z.nullable(z.enum(YES_NO_UNKNOWN));

export const storedWriterTerms = {
  chains: z.array(z.int()),
  societies: storedSocieties,
  work_for_hire: storedIndicator,
  reversionary: storedIndicator,
  first_recording_refusal: storedIndicator,
  collections: storedCollections,
};

export const storedPublisherTerms = {
  societies: storedSocieties,
  agreement: z.nullable(z.object({ number: text, type: z.nullable(z.enum(AGREEMENT_TYPES)), society_number: text })),
  first_recording_refusal: storedIndicator,
  collections: storedCollections,
};

export const storedRecordingMention = {
  recording_id: text,
  ...shapeOf(RECORDING_MENTION_FIELDS, 'stored'),
};

export const NO_WRITER_TERMS: Omit<WriterLine, 'party_id' | 'role' | 'shares'> = {
  chains: [],
  societies: noSociety,
  work_for_hire: null,
  reversionary: null,
  first_recording_refusal: null,
  collections: [],
};

export const NO_PUBLISHER_TERMS: Omit<PublisherLine, 'chain' | 'party_id' | 'type' | 'shares'> = {
  societies: noSociety,
  agreement: null,
  first_recording_refusal: null,
  collections: [],
};
