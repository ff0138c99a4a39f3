import * as z from 'zod/mini';
import { shapeOf } from '../../fields/field.ts';
import { RECORDING_MENTION_FIELDS } from '../../fields/recording-mention-fields.ts';
import * as line from '../../messages/lines.generated.ts';
import * as text from '../../messages/work-lines.generated.ts';
import { body, optionalText } from '../requests/text.ts';
import { shares } from './shares.ts';
import { AGREEMENT_TYPES, PUBLISHER_TYPES, WRITER_ROLES, YES_NO_UNKNOWN } from './work-choices.ts';

const noSociety = { pr: null, mr: null, sr: null } as const;
const societyCode = z._default(
  z.nullable(z.string({ error: text.chooseSociety }).check(z.regex(/^\d{3}$/, { error: text.societyCode }))),
  null,
);
/** Collecting society per right: three-digit CISAC code or null. */
const societies = z._default(
  body({ pr: societyCode, mr: societyCode, sr: societyCode }, text.chooseSocieties),
  noSociety,
);

const yesNoUnknown = z._default(z.nullable(z.enum(YES_NO_UNKNOWN, { error: text.chooseYesNoUnknown })), null);

/** Line of CWR SPT, SWT, OPT or OWT. */
export const collectionLine = body(
  {
    is_included: z._default(z.boolean({ error: line.chooseIncluded }), true),
    territory: z.string({ error: line.chooseTerritory }).check(z.regex(/^\d{4}$/, { error: line.territoryCode })),
    shares,
  },
  text.enterCollection,
);

const MAX_CHAINS = 99;
const chain = z
  .int({ error: text.chooseChain })
  .check(
    z.gte(1, { error: text.firstChain }),
    z.lte(MAX_CHAINS, { error: () => text.tooManyChains({ max: MAX_CHAINS }) }),
  );

const MAX_TERRITORIES = 400;
const collections = z._default(
  z
    .array(collectionLine, { error: text.enterCollection })
    .check(z.maxLength(MAX_TERRITORIES, { error: () => text.tooManyTerritories({ max: MAX_TERRITORIES }) })),
  [],
);

export const writerLine = body(
  {
    party_id: z.nullable(z.guid({ error: text.chooseWriter })),
    role: z.enum(WRITER_ROLES, { error: text.chooseWriterRole }),
    shares,
    chains: z._default(z.array(chain, { error: text.chooseWriterChains }).check(z.maxLength(MAX_CHAINS)), []),
    societies,
    public_domain: yesNoUnknown,
    work_for_hire: yesNoUnknown,
    reversionary: yesNoUnknown,
    first_recording_refusal: yesNoUnknown,
    collections,
  },
  text.chooseWriter,
);
export type WriterLine = z.infer<typeof writerLine>;

const agreement = body(
  {
    number: optionalText(14),
    type: z._default(z.nullable(z.enum(AGREEMENT_TYPES, { error: text.chooseAgreementType })), null),
    society_number: optionalText(14),
  },
  text.enterAgreement,
);

/** A chain runs from the original publisher to administrators and sub-publishers. A null party is unknown. */
export const publisherLine = body(
  {
    chain,
    party_id: z.nullable(z.guid({ error: text.choosePublisher })),
    type: z.enum(PUBLISHER_TYPES, { error: text.choosePublisherType }),
    shares,
    societies,
    public_domain: yesNoUnknown,
    agreement: z._default(z.nullable(agreement), null),
    first_recording_refusal: yesNoUnknown,
    collections,
  },
  text.choosePublisher,
);
export type PublisherLine = z.infer<typeof publisherLine>;

export const recordingMention = body(
  {
    recording_id: z._default(z.nullable(z.guid({ error: text.chooseRecording })), null),
    ...shapeOf(RECORDING_MENTION_FIELDS, 'request'),
  },
  text.enterRecording,
);
export type RecordingMention = z.infer<typeof recordingMention>;

const storedText = z.nullable(z.string());
const storedSocieties = z.object({ pr: storedText, mr: storedText, sr: storedText });
export const storedCollections = z.array(z.object({ is_included: z.boolean(), territory: z.string(), shares }));
export const storedAgreement = z.nullable(
  z.object({ number: storedText, type: z.nullable(z.enum(AGREEMENT_TYPES)), society_number: storedText }),
);
const storedIndicator = z.nullable(z.enum(YES_NO_UNKNOWN));

export const storedWriterTerms = {
  chains: z.array(z.int()),
  societies: storedSocieties,
  public_domain: storedIndicator,
  work_for_hire: storedIndicator,
  reversionary: storedIndicator,
  first_recording_refusal: storedIndicator,
  collections: storedCollections,
};

export const storedPublisherTerms = {
  societies: storedSocieties,
  public_domain: storedIndicator,
  agreement: storedAgreement,
  first_recording_refusal: storedIndicator,
  collections: storedCollections,
};

export const storedRecordingMention = {
  recording_id: storedText,
  ...shapeOf(RECORDING_MENTION_FIELDS, 'stored'),
};

export const NO_WRITER_TERMS: Omit<WriterLine, 'party_id' | 'role' | 'shares'> = {
  chains: [],
  societies: noSociety,
  public_domain: null,
  work_for_hire: null,
  reversionary: null,
  first_recording_refusal: null,
  collections: [],
};

export const NO_PUBLISHER_TERMS: Omit<PublisherLine, 'chain' | 'party_id' | 'type' | 'shares'> = {
  societies: noSociety,
  public_domain: null,
  agreement: null,
  first_recording_refusal: null,
  collections: [],
};
