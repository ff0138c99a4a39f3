import type { ProblemDetail } from '@counterpoint/domain/schemas/requests';
import type { StoreApi } from 'zustand/vanilla';
import type { DraftCopies, DraftCopy } from './draft-copies.ts';

/** A stored draft at the version that a change is made to. */
export interface VersionedDraft {
  readonly id: string;
  readonly version: number;
}

/** What the server says of a draft that it stored. */
export interface StoredDraft extends VersionedDraft {
  readonly updated_at: string;
}

/** How it stands with saving, as the header says it. */
export type Saving<Values, Stored> =
  | { readonly kind: 'untouched' }
  | { readonly kind: 'saved'; readonly at: string }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'saving' }
  /** What is typed makes no draft yet: something must be there that is not, or a field is wrong. */
  | { readonly kind: 'incomplete'; readonly problems: readonly ProblemDetail[] }
  | { readonly kind: 'failed'; readonly message: string; readonly problems: readonly ProblemDetail[] }
  /** Somebody, or another tab, saved first: `theirs` is how the draft stands at the server. */
  | { readonly kind: 'conflict'; readonly mine: Values; readonly theirs: Stored }
  /** It can no longer be saved where it was: discarded, or submitted from elsewhere. */
  | { readonly kind: 'gone'; readonly message: string };

/** One draft: how it stands with saving, and what can be done. */
export interface DraftState<Values, Stored> {
  /** The draft at the server; null until the first save. */
  readonly stored: VersionedDraft | null;
  readonly saving: Saving<Values, Stored>;
  /** Takes what was typed, and saves it about a second after the last change. */
  change(values: Values): void;
  /** Saves now. Resolves to whether everything typed is at the server. */
  flush(): Promise<boolean>;
  /** After a conflict: what was typed here replaces what is at the server. */
  keepMine(): Promise<boolean>;
  /** After a conflict: what is at the server stands, and what was typed here is let go. */
  takeTheirs(): void;
  /** After 'gone': what was typed becomes a draft of its own. */
  saveAsNew(): Promise<boolean>;
  /** Begins to save by itself what this browser had kept. */
  start(): void;
  /** Saves nothing more by itself: the page is left. What is unsaved stays in this browser. */
  stop(): void;
  /** Lets go of what is unsaved, because the draft is discarded. */
  forget(): void;
}

export type DraftStore<Values, Stored> = StoreApi<DraftState<Values, Stored>>;

/** What is typed as the server takes it, or what keeps it from being sent. */
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
  /** The draft that is resumed, at the version that what is typed stands on. */
  readonly stored: VersionedDraft | null;
  /** How the server has it, or what it is begun with, where that could be read. */
  readonly details?: Stored | null;
  /** When the resumed draft was saved last. */
  readonly savedAt: string | null;
  /** What this browser kept, where the server does not have it. */
  readonly copy: DraftCopy<Values, Draft> | null;
  readonly onSaved?: (stored: Stored) => void;
  /** After the last key, in milliseconds: a second unless told otherwise. */
  readonly delayMs?: number;
  /** How long after a failure of the network or the server it is tried again. */
  readonly retryMs?: number;
}

export interface DraftKind<Values, Draft, Stored> {
  /** Reads the form into what the server takes. */
  readonly read: (values: Values) => ReadDraft<Draft>;
  /** A stored draft as the form shows it. */
  readonly valuesOf: (stored: Stored) => Values;
  /** The stored draft in a refusal of the server; null where it is none. */
  readonly storedIn: (current: unknown) => Stored | null;
  /** Whether it can still be written in. */
  readonly isWritable: (stored: Stored) => boolean;
}
