import type { DraftKind, StoredDraft, VersionedDraft } from '@counterpoint/client/drafts';
import type { HttpClient } from '@counterpoint/contract';
import type { ProblemDetail } from '@counterpoint/domain/schemas/requests';
import type { Message } from '@counterpoint/messages';
import type { FieldValues } from 'react-hook-form';
import type * as z from 'zod/mini';

/** What the wizard needs to know about an entry: a work, a recording or a case. */
export interface DraftedEntry extends StoredDraft {
  readonly title: string;
  /** Recordings only. */
  readonly version_title?: string | null;
  readonly reference: string;
  readonly state: string;
  readonly is_mine: boolean;
  readonly pending_revision: number | null;
}

export interface DraftApi<Draft, Stored> {
  create(draft: Draft, idempotencyKey: string): Promise<Stored>;
  update(stored: VersionedDraft, draft: Draft): Promise<Stored>;
  read(id: string): Promise<Stored>;
  discard(stored: VersionedDraft): Promise<void>;
  /** `changeNote` says why a registered entry changes; empty for a new entry. */
  submit(stored: VersionedDraft, idempotencyKey: string, changeNote: string): Promise<Stored>;
}

export interface DraftEndpoints<Draft, Stored> {
  fetch(http: HttpClient, id: string, signal?: AbortSignal): Promise<Stored>;
  /** The draft or pending new version, or null. */
  fetchAmendment(http: HttpClient, id: string, signal?: AbortSignal): Promise<Stored | null>;
  ofNew(http: HttpClient): DraftApi<Draft, Stored>;
  /** A new version, created with the first change and not when the wizard opens. */
  ofAmendment(http: HttpClient, inForce: VersionedDraft): DraftApi<Draft, Stored>;
}

export interface DraftWords {
  readonly what: 'work' | 'recording' | 'case';
  /** The list's name, 'Music compositions', and a link to it, 'Your compositions'. */
  readonly list: { readonly name: Message; readonly own: Message };
  /** Why another member can't change the entry. */
  readonly notMine: Message;
  /** What isn't copied. */
  readonly copied: Message;
  readonly help: { readonly label: Message; readonly href: string };
}

/** What a wizard drafts: its form, storage, endpoints, pages and texts. */
export interface DraftSubject<Values extends FieldValues, Draft, Stored extends DraftedEntry> {
  /** Prefix of its query keys and local copies. */
  readonly name: string;
  /** Prefix of its local copies; null for works, whose copies predate it. */
  readonly copiesAs: string | null;
  readonly kind: DraftKind<Values, Draft, Stored>;
  readonly values: z.ZodMiniType<Values>;
  readonly draft: z.ZodMiniType<Draft>;
  readonly empty: () => Values;
  /** The first values of a copy. */
  readonly copyOf: (source: Stored) => Values;
  /** Maps a problem of the API to the field's path in the form. */
  readonly atField: (values: Values, problem: ProblemDetail) => ProblemDetail;
  readonly endpoints: DraftEndpoints<Draft, Stored>;
  readonly keys: { readonly all: readonly string[]; readonly details: (id: string) => readonly string[] };
  readonly paths: { readonly list: () => string; readonly details: (id: string) => string };
  /** The states that allow a new version. */
  readonly amendable: readonly Stored['state'][];
  readonly words: DraftWords;
}
