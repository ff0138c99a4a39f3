import type { DraftCopies, DraftCopy } from '@counterpoint/client/drafts';

/** What the wizard was opened for, as the address says it. */
export type Asked = { readonly kind: 'new' } | { readonly kind: 'draft' | 'copy' | 'amend'; readonly id: string };

export interface OpenedDraft<Values, Draft, Stored> {
  /** The draft's id at the server; null until it has one. */
  readonly id: string | null;
  /** What the server has of it; null for something new, or while the server is away. */
  readonly details: Stored | null;
  /** What this browser kept of it. */
  readonly copy: DraftCopy<Values, Draft> | null;
  readonly copies: DraftCopies<Values, Draft>;
  readonly onCreated: (id: string) => void;
  /** The entry of which this is a new version: how it stands in force. Null for something new. */
  readonly amended: Stored | null;
  /** The title of the entry that this one was begun as a copy of. */
  readonly copiedFrom: string | null;
}

export function askedIn(params: URLSearchParams): Asked {
  for (const kind of ['draft', 'amend', 'copy'] as const) {
    const id = params.get(kind);
    if (id) return { kind, id };
  }
  return { kind: 'new' };
}

export function isSameAsked(one: Asked, other: Asked): boolean {
  return one.kind === other.kind && (one.kind === 'new' || other.kind === 'new' || one.id === other.id);
}
