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

export interface DraftSubject<Values extends FieldValues, Draft, Stored extends DraftedEntry> {
  readonly name: string;
  /** Null for works, whose copies predate the prefix. */
  readonly copiesAs: string | null;
  readonly kind: DraftKind<Values, Draft, Stored>;
  readonly values: z.ZodMiniType<Values>;
  readonly draft: z.ZodMiniType<Draft>;
  /** Keeps what a search without results was for. */
  readonly empty: (searched?: string) => Values;
  readonly copyOf: (source: Stored) => Values;
  readonly atField: (values: Values, problem: ProblemDetail) => ProblemDetail;
  readonly endpoints: DraftEndpoints<Draft, Stored>;
  readonly keys: { readonly all: readonly string[]; readonly details: (id: string) => readonly string[] };
  readonly paths: { readonly list: () => string; readonly details: (id: string) => string };
  readonly amendable: readonly Stored['state'][];
  readonly words: DraftWords;
}

export type WizardTarget =
  | { readonly kind: 'new' }
  | { readonly kind: 'draft' | 'copy' | 'amend'; readonly id: string };

export interface OpenedDraft<Values, Draft, Stored> {
  readonly id: string | null;
  /** Null for a new draft, and while the server is unreachable. */
  readonly details: Stored | null;
  readonly copy: DraftCopy<Values, Draft> | null;
  readonly copies: DraftCopies<Values, Draft>;
  readonly onCreated: (id: string) => void;
  readonly amended: Stored | null;
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

export interface LoaderProps<Values extends FieldValues, Draft, Stored extends DraftedEntry> {
  readonly subject: DraftSubject<Values, Draft, Stored>;
  readonly id: string;
  readonly onCreated: (id: string) => void;
  readonly children: (opened: OpenedDraft<Values, Draft, Stored>) => ReactNode;
}

/** Read once: afterwards only the form changes it. */
export const READ_ONCE = {
  gcTime: 0,
  staleTime: Number.POSITIVE_INFINITY,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const;
