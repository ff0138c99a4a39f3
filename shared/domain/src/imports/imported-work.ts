import type { CompositionDraft } from '../schemas/composition.ts';
import type { PublisherLine, WriterLine } from '../schemas/work-lines.ts';
import type { ImportFinding } from './import-finding.ts';

/** A party as a file names it; who that is among the society's parties is found out later. */
export interface NamedParty {
  readonly kind: 'person' | 'organisation';
  /** Given names; null for an organisation. */
  readonly first_name: string | null;
  /** The family name, or the organisation's. */
  readonly name: string;
  readonly ipi_name_number: string | null;
}

/** A writer's line of a file; a null party is a writer whom nobody knows. */
export type ImportedWriter = Omit<WriterLine, 'party_id'> & { readonly party: NamedParty | null };
/** A publisher's line of a file; a null party is a publisher whom nobody knows. */
export type ImportedPublisher = Omit<PublisherLine, 'party_id'> & { readonly party: NamedParty | null };

/** All that a file says of a work: a draft in which parties are named and not yet found. */
export type ImportedDraft = Omit<CompositionDraft, 'writers' | 'publishers'> & {
  readonly writers: readonly ImportedWriter[];
  readonly publishers: readonly ImportedPublisher[];
};

/** Where something of a work stands in its file. */
export interface ImportedPlace {
  readonly line: number;
  readonly column: string | null;
  readonly found: string | null;
}

/** A work as it was read from a file. */
export interface ImportedWork {
  readonly kind: 'work';
  /** The number that who made the file knows the work by; null where there is none. */
  readonly number: string | null;
  readonly draft: ImportedDraft;
  /** The first and last row or line that the work stands in, counted from 1. */
  readonly lines: { readonly from: number; readonly to: number };
  /** What reading it found. One that blocks keeps the work out. */
  readonly findings: readonly ImportFinding[];
  /** Where a field of the draft stands, by its path as in `writers.0.role`; the nearest place that is known. */
  placeOf(path: string): ImportedPlace;
  /** The rows or lines as they stand, for the file of what was left out. */
  readonly source: readonly (readonly string[])[];
  /** What the format keeps of the work beside the draft; only the format itself looks at it. */
  readonly residue?: unknown;
}
