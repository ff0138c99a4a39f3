import type { DraftCopies, DraftCopy, DraftKind, StoredDraft, VersionedDraft } from '@counterpoint/client/drafts';
import type { HttpClient } from '@counterpoint/contract';
import type { ProblemDetail } from '@counterpoint/domain/schemas/requests';
import type { Message } from '@counterpoint/messages';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type * as z from 'zod/mini';

export interface DraftedEntry extends StoredDraft {
  readonly title: string;
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
  /** `changeNote` is empty for a new entry. */
  submit(stored: VersionedDraft, idempotencyKey: string, changeNote: string): Promise<Stored>;
  /** Asks the society to submit it for a member without a part in it. */
  requestReview?(stored: VersionedDraft): Promise<Stored>;
}

export interface DraftEndpoints<Draft, Stored> {
  fetch(http: HttpClient, id: string, signal?: AbortSignal): Promise<Stored>;
  fetchAmendment(http: HttpClient, id: string, signal?: AbortSignal): Promise<Stored | null>;
  ofNew(http: HttpClient): DraftApi<Draft, Stored>;
  /** Creates the revision with the first change, not when the wizard opens. */
  ofAmendment(http: HttpClient, active: VersionedDraft): DraftApi<Draft, Stored>;
}

export interface DraftWords {
  readonly what: 'work' | 'recording' | 'case';
  readonly list: { readonly name: Message; readonly own: Message };
  readonly notMine: Message;
  readonly copied: Message;
  readonly help: { readonly label: Message; readonly href: string };
}

/** What is drafted: as a form holds it, as it is sent, and as the API returns it. */
export interface DraftTypes {
  readonly values: FieldValues;
  readonly draft: unknown;
  readonly stored: DraftedEntry;
}

export interface DraftSubject<Of extends DraftTypes> {
  readonly name: string;
  /** Null for works, whose copies predate the prefix. */
  readonly copiesAs: string | null;
  readonly kind: DraftKind<Of['values'], Of['draft'], Of['stored']>;
  readonly values: z.ZodMiniType<Of['values']>;
  readonly draft: z.ZodMiniType<Of['draft']>;
  /** Keeps what a search without results was for. */
  readonly empty: (searched?: string) => Of['values'];
  readonly copyOf: (source: Of['stored']) => Of['values'];
  readonly atField: (values: Of['values'], problem: ProblemDetail) => ProblemDetail;
  readonly endpoints: DraftEndpoints<Of['draft'], Of['stored']>;
  readonly keys: { readonly all: readonly string[]; readonly details: (id: string) => readonly string[] };
  readonly paths: { readonly list: () => string; readonly details: (id: string) => string };
  readonly amendable: readonly Of['stored']['state'][];
  readonly words: DraftWords;
}

export type WizardTarget =
  | { readonly kind: 'new' }
  | { readonly kind: 'draft' | 'copy' | 'amend'; readonly id: string };

export interface OpenedDraft<Of extends DraftTypes> {
  readonly id: string | null;
  /** Null for a new draft, and while the server is unreachable. */
  readonly details: Of['stored'] | null;
  readonly copy: DraftCopy<Of['values'], Of['draft']> | null;
  readonly copies: DraftCopies<Of['values'], Of['draft']>;
  readonly onCreated: (id: string) => void;
  readonly amended: Of['stored'] | null;
  readonly copiedFrom: string | null;
}

export function parseWizardTarget(params: URLSearchParams): WizardTarget {
  for (const kind of ['draft', 'amend', 'copy'] as const) {
    const id = params.get(kind);
    if (id) return { kind, id };
  }
  return { kind: 'new' };
}

export function isSameTarget(one: WizardTarget, other: WizardTarget): boolean {
  return one.kind === other.kind && (one.kind === 'new' || other.kind === 'new' || one.id === other.id);
}

export interface LoaderProps<Of extends DraftTypes> {
  readonly subject: DraftSubject<Of>;
  readonly id: string;
  readonly onCreated: (id: string) => void;
  readonly children: (opened: OpenedDraft<Of>) => ReactNode;
}

/** Read once: afterwards only the form changes it. */
export const READ_ONCE = {
  gcTime: 0,
  staleTime: Number.POSITIVE_INFINITY,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const;
