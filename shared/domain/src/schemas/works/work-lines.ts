import * as z from 'zod/mini';
import { shapeOf } from '../../fields/field.ts';
import { RECORDING_MENTION_FIELDS } from '../../fields/recording-mention-fields.ts';
import * as line from '../../messages/lines.generated.ts';
import * as text from '../../messages/work-lines.generated.ts';
import { listOf } from '../requests/list-of.ts';
import { body, optionalText, orNull } from '../requests/text.ts';
import { shares } from './shares.ts';
import { AGREEMENT_TYPES, PUBLISHER_TYPES, WRITER_ROLES, YES_NO_UNKNOWN } from './work-choices.ts';

const societyCode = orNull(
  z.string({ error: text.chooseSociety }).check(z.regex(/^\d{3}$/, { error: text.societyCode })),
);
/** Collecting society per right: three-digit CISAC code or null. */
const societies = z._default(body({ pr: societyCode, mr: societyCode, sr: societyCode }, text.chooseSocieties), {
  pr: null,
  mr: null,
  sr: null,
});

const yesNoUnknown = orNull(z.enum(YES_NO_UNKNOWN, { error: text.chooseYesNoUnknown }));

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
  listOf(collectionLine, MAX_TERRITORIES, { error: text.enterCollection, tooMany: text.tooManyTerritories }),
  [],
);

const terms = { societies, public_domain: yesNoUnknown, first_recording_refusal: yesNoUnknown, collections };

export const writerLine = body(
  {
    party_id: z.nullable(z.guid({ error: text.chooseWriter })),
    role: z.enum(WRITER_ROLES, { error: text.chooseWriterRole }),
    shares,
    chains: z._default(z.array(chain, { error: text.chooseWriterChains }).check(z.maxLength(MAX_CHAINS)), []),
    work_for_hire: yesNoUnknown,
    reversionary: yesNoUnknown,
    ...terms,
  },
  text.chooseWriter,
);
export type WriterLine = z.infer<typeof writerLine>;

const agreement = body(
  {
    number: optionalText(14),
    type: orNull(z.enum(AGREEMENT_TYPES, { error: text.chooseAgreementType })),
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
    agreement: orNull(agreement),
    ...terms,
  },
  text.choosePublisher,
);
export type PublisherLine = z.infer<typeof publisherLine>;

export const recordingMention = body(
  {
    recording_id: orNull(z.guid({ error: text.chooseRecording })),
    ...shapeOf(RECORDING_MENTION_FIELDS, 'request'),
  },
  text.enterRecording,
);
export type RecordingMention = z.infer<typeof recordingMention>;

const storedText = z.nullable(z.string());
export const storedCollections = z.array(z.object({ is_included: z.boolean(), territory: z.string(), shares }));
export const storedAgreement = z.nullable(
  z.object({ number: storedText, type: z.nullable(z.enum(AGREEMENT_TYPES)), society_number: storedText }),
);
const storedIndicator = z.nullable(z.enum(YES_NO_UNKNOWN));
const storedTerms = {
  societies: z.object({ pr: storedText, mr: storedText, sr: storedText }),
  public_domain: storedIndicator,
  first_recording_refusal: storedIndicator,
  collections: storedCollections,
};

export const storedWriterTerms = {
  chains: z.array(z.int()),
  work_for_hire: storedIndicator,
  reversionary: storedIndicator,
  ...storedTerms,
};

export const storedPublisherTerms = { agreement: storedAgreement, ...storedTerms };

export const storedRecordingMention = {
  recording_id: storedText,
  ...shapeOf(RECORDING_MENTION_FIELDS, 'stored'),
};

export const NO_WRITER_TERMS = /*#__PURE__*/ z.omit(writerLine, { party_id: true, role: true, shares: true }).parse({});

const publisherTerms = z.omit(publisherLine, { chain: true, party_id: true, type: true, shares: true });
export const NO_PUBLISHER_TERMS = /*#__PURE__*/ publisherTerms.parse({});
