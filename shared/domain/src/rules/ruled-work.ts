import type { TEXT_MUSIC, VERSION_TYPES, WriterRole } from '../schemas/composition-words.ts';
import type { Shares } from '../shares/index.ts';

/** What the rules look at; a draft, a form's values and the row of an import all have it. */
export interface RuledWork {
  readonly title: string;
  readonly alternative_titles: readonly { readonly title: string }[];
  readonly text_music: (typeof TEXT_MUSIC)[number] | null;
  readonly version_type: (typeof VERSION_TYPES)[number];
  readonly writers: readonly RuledWriter[];
}

/** A writer's line as the rules see it. */
export interface RuledWriter {
  readonly party_id: string;
  readonly role: WriterRole;
  readonly shares: Shares;
}
