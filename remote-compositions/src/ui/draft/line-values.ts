import { lineWithParty, typed, typedLines, typedPart, typedShare } from '@counterpoint/area-ui/draft-text';
import { formShape } from '@counterpoint/catalogue/fields';
import { RECORDING_MENTION_FIELDS } from '@counterpoint/domain/fields';
import { PUBLISHER_TYPES, WRITER_ROLES } from '@counterpoint/domain/schemas/works';
import * as z from 'zod/mini';

const typedShares = z.object({ pr: typedShare, mr: typedShare, sr: typedShare });
const societies = typedPart({ pr: typed, mr: typed, sr: typed });
const collections = typedLines(
  z.object({ is_included: z._default(z.boolean(), true), territory: typed, shares: typedShares }),
);

export const writerValues = lineWithParty({
  party_id: z.nullable(z.string()),
  role: z.enum(WRITER_ROLES),
  shares: typedShares,
  chains: typedLines(z.int()),
  societies,
  public_domain: typed,
  work_for_hire: typed,
  reversionary: typed,
  first_recording_refusal: typed,
  collections,
});
export type WriterValues = z.infer<typeof writerValues>;

export const publisherValues = lineWithParty({
  chain: z.int(),
  party_id: z.nullable(z.string()),
  type: z.enum(PUBLISHER_TYPES),
  shares: typedShares,
  societies,
  public_domain: typed,
  agreement: typedPart({ number: typed, type: typed, society_number: typed }),
  first_recording_refusal: typed,
  collections,
});
export type PublisherValues = z.infer<typeof publisherValues>;

export const recordingValues = z.object({
  recording_id: z._default(z.nullable(z.string()), null),
  ...formShape(RECORDING_MENTION_FIELDS),
});
export type RecordingValues = z.infer<typeof recordingValues>;
