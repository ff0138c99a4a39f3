import type { ProblemDetail } from '@counterpoint/domain/schemas/requests';
import type { StoreApi } from 'zustand/vanilla';
import type { DraftCopies, DraftCopy } from './draft-copies.ts';

export interface VersionedDraft {
  readonly id: string;
  readonly version: number;
}

export interface StoredDraft extends VersionedDraft {
  readonly updated_at: string;
}

export type SaveState<Values, Stored> =
  | { readonly kind: 'untouched' }
  | { readonly kind: 'saved'; readonly at: string }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'saving' }
  /** The values don't form a draft yet: a required field is missing or invalid. */
  | { readonly kind: 'incomplete'; readonly problems: readonly ProblemDetail[] }
  | { readonly kind: 'failed'; readonly message: string; readonly problems: readonly ProblemDetail[] }
  /** Another member or tab saved first; `theirs` is the server's draft. */
  | { readonly kind: 'conflict'; readonly mine: Values; readonly theirs: Stored }
  /** Discarded or submitted elsewhere, so it can't be saved any more. */
  | { readonly kind: 'gone'; readonly message: string; readonly isSubmitted: boolean };

export interface DraftState<Values, Stored> {
  readonly stored: VersionedDraft | null;
  readonly saving: SaveState<Values, Stored>;
  /** Saves about a second after the last change. */
  change(values: Values): void;
  flush(): Promise<boolean>;
  /** After a conflict: overwrites the server's draft. */
  overwriteStored(): Promise<boolean>;
  adoptStored(): void;
  saveAsNew(): Promise<boolean>;
  start(): void;
  /** Stops autosaving on leaving the page; unsaved edits stay in this browser. */
  stop(): void;
  forget(): void;
}

export type DraftStore<Values, Stored> = StoreApi<DraftState<Values, Stored>>;

export type ReadDraft<Draft> =
  | { readonly ok: true; readonly draft: Draft }
  | { readonly ok: false; readonly problems: readonly ProblemDetail[] };

export interface DraftStoreOptions<Values, Draft, Stored extends StoredDraft> {
  readonly api: {
    create(draft: Draft, idempotencyKey: string): Promise<Stored>;
    update(draft: VersionedDraft, changed: Draft): Promise<Stored>;
    read(id: string): Promise<Stored>;
  };
  readonly kind: DraftKind<Values, Draft, Stored>;
  readonly copies: DraftCopies<Values, Draft>;
  readonly stored: VersionedDraft | null;
  /** The server's draft, or the initial values, if available. */
  readonly details?: Stored | null;
  readonly savedAt: string | null;
  readonly copy: DraftCopy<Values, Draft> | null;
  readonly onSaved?: (stored: Stored) => void;
}

export interface DraftKind<Values, Draft, Stored> {
  readonly read: (values: Values) => ReadDraft<Draft>;
  readonly valuesOf: (stored: Stored) => Values;
  /** Extracts the stored draft from a problem's `current`; null if it isn't one. */
  readonly storedIn: (current: unknown) => Stored | null;
  readonly isWritable: (stored: Stored) => boolean;
}
