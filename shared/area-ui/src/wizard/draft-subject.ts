import type { DraftKind, StoredDraft, VersionedDraft } from '@counterpoint/client/drafts';
import type { HttpClient } from '@counterpoint/contract';
import type { ProblemDetail } from '@counterpoint/domain/schemas/requests';
import type { FieldValues } from 'react-hook-form';
import type * as z from 'zod/mini';

/** What the wizard must know of what it drafts: a work, a recording or a case. */
export interface DraftedEntry extends StoredDraft {
  readonly title: string;
  /** Of a recording: which version of it this is. */
  readonly version_title?: string | null;
  readonly reference: string;
  readonly state: string;
  readonly is_mine: boolean;
  readonly pending_revision: number | null;
}

/** Where a draft goes, and where it is handed in or thrown away. */
export interface DraftApi<Draft, Stored> {
  create(draft: Draft, idempotencyKey: string): Promise<Stored>;
  update(stored: VersionedDraft, draft: Draft): Promise<Stored>;
  read(id: string): Promise<Stored>;
  discard(stored: VersionedDraft): Promise<void>;
  /** `changeNote` says why an entry changes; of a new entry there is nothing to say. */
  submit(stored: VersionedDraft, idempotencyKey: string, changeNote: string): Promise<Stored>;
}

/** What of an entry is asked of the API. */
export interface DraftEndpoints<Draft, Stored> {
  fetch(http: HttpClient, id: string, signal?: AbortSignal): Promise<Stored>;
  /** The new version that is drafted or waits; null where there is none. */
  fetchAmendment(http: HttpClient, id: string, signal?: AbortSignal): Promise<Stored | null>;
  /** The way of something new. */
  ofNew(http: HttpClient): DraftApi<Draft, Stored>;
  /** The way of a new version, which begins with the first change and not with looking at it. */
  ofAmendment(http: HttpClient, inForce: VersionedDraft): DraftApi<Draft, Stored>;
}

export interface DraftWords {
  /** Within a sentence: 'work'. */
  readonly what: string;
  /** In a title: 'composition'. */
  readonly noun: string;
  /** The list of one's own: 'Music compositions', and as a link 'Your compositions'. */
  readonly list: { readonly name: string; readonly own: string };
  /** What is the member's alone, where somebody else wants to change it. */
  readonly notMine: string;
  /** What a copy leaves behind. */
  readonly copied: string;
  readonly help: { readonly label: string; readonly href: string };
}

/** What is drafted in a wizard: how it is typed, kept and sent, where it is shown, and how it is spoken of. */
export interface DraftSubject<Values extends FieldValues, Draft, Stored extends DraftedEntry> {
  /** One word, that tells its queries and its copies in this browser from those of other subjects. */
  readonly name: string;
  /** Before its copies in this browser; works, which were there first, have none. */
  readonly copiesAs: string | null;
  readonly kind: DraftKind<Values, Draft, Stored>;
  readonly values: z.ZodMiniType<Values>;
  readonly draft: z.ZodMiniType<Draft>;
  readonly empty: () => Values;
  /** What a copy of an entry begins with. */
  readonly copyOf: (source: Stored) => Values;
  /** A problem that the API found, at the path that the field has in the form. */
  readonly atField: (values: Values, problem: ProblemDetail) => ProblemDetail;
  readonly endpoints: DraftEndpoints<Draft, Stored>;
  readonly keys: { readonly all: readonly string[]; readonly details: (id: string) => readonly string[] };
  readonly paths: { readonly list: () => string; readonly details: (id: string) => string };
  /** The states in which it gets a new version. */
  readonly amendable: readonly Stored['state'][];
  readonly words: DraftWords;
}
