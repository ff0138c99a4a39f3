import type { DraftCopies, DraftCopy } from '@counterpoint/client/drafts';

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
