import type { StoredValues } from '../fields/field.ts';
import type { WORK_FIELDS } from '../fields/work-fields.ts';
import type { PublisherLine, RecordingMention, WriterLine } from '../schemas/works/work-lines.ts';

type Terms = 'party_id' | 'shares' | 'societies' | 'public_domain' | 'collections';

export type RuledCollection = Readonly<WriterLine['collections'][number]>;

export type RuledWriter = Readonly<Pick<WriterLine, 'role' | 'chains' | Terms>>;

export type RuledPublisher = Readonly<Pick<PublisherLine, 'chain' | 'type' | Terms>>;

export interface RuledWork extends Readonly<StoredValues<typeof WORK_FIELDS>> {
  readonly writers: readonly RuledWriter[];
  readonly publishers: readonly RuledPublisher[];
  readonly recordings: readonly Readonly<
    Pick<RecordingMention, 'recording_id' | 'isrc' | 'title' | 'release_title' | 'catalogue_number' | 'ean'>
  >[];
}
