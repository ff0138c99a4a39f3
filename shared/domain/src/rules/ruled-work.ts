import type { StoredValues } from '../fields/field.ts';
import type { WORK_FIELDS } from '../fields/work-fields.ts';
import type { PublisherType, WriterRole, YES_NO_UNKNOWN } from '../schemas/works/work-choices.ts';
import type { Right, Shares } from '../shares/index.ts';

type YesNoUnknown = (typeof YES_NO_UNKNOWN)[number];

export interface RuledWork extends Readonly<StoredValues<typeof WORK_FIELDS>> {
  readonly writers: readonly RuledWriter[];
  readonly publishers: readonly RuledPublisher[];
  readonly recordings: readonly RuledRecording[];
}

export interface RuledCollection {
  readonly is_included: boolean;
  readonly territory: string;
  readonly shares: Shares;
}

export interface RuledWriter {
  readonly party_id: string | null;
  readonly role: WriterRole;
  readonly shares: Shares;
  readonly chains: readonly number[];
  readonly societies: Readonly<Record<Right, string | null>>;
  readonly collections: readonly RuledCollection[];
  readonly public_domain: YesNoUnknown | null;
}

export interface RuledPublisher {
  readonly chain: number;
  readonly party_id: string | null;
  readonly type: PublisherType;
  readonly shares: Shares;
  readonly public_domain: YesNoUnknown | null;
  readonly societies: Readonly<Record<Right, string | null>>;
  readonly collections: readonly RuledCollection[];
}

export interface RuledRecording {
  readonly recording_id: string | null;
  readonly isrc: string | null;
  readonly title: string | null;
  readonly release_title: string | null;
  readonly catalogue_number: string | null;
  readonly ean: string | null;
}
