import type { TEXT_MUSIC, VERSION_TYPES, WriterRole } from '../schemas/composition-words.ts';
import type { Shares } from '../shares/index.ts';

/** What the rules look at; a draft, a form's values and the row of an import all have it. */
export interface RuledWork {
  readonly title: string;
  readonly alternative_titles: readonly { readonly title: string }[];
  readonly text_music: (typeof TEXT_MUSIC)[number] | null;
  readonly version_type: (typeof VERSION_TYPES)[number];
  readonly writers: readonly RuledWriter[];
  readonly publishers: readonly RuledPublisher[];
}

/** A writer's line as the rules see it. */
export interface RuledWriter {
  /** Null for a writer whom nobody knows. */
  readonly party_id: string | null;
  readonly role: WriterRole;
  readonly shares: Shares;
}

/** A publisher's line as the rules see it. */
export interface RuledPublisher {
  readonly shares: Shares;
}
