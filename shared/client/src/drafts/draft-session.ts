import type { DraftCopy } from './draft-copies.ts';
import type { DraftKind, DraftStore, DraftStoreOptions, StoredDraft } from './draft-state.ts';
import type { SaveQueue } from './save-queue.ts';

export interface DraftSession<Values, Draft, Stored extends StoredDraft> {
  readonly options: DraftStoreOptions<Values, Draft, Stored>;
  readonly store: DraftStore<Values, Stored>;
  readonly queue: SaveQueue<Values>;
  /** A creation without a response; the retry reuses its key and body, so that it has one effect. */
  creation: DraftCopy<Values, Draft>['creation'];
  /** Drafts sent without a response since the last one: the server may have stored any of them. */
  unanswered: readonly Draft[];
  /** The server's draft that edits are based on: if the server still has it, nobody else changed it. */
  base: Draft | null;
}

export function saveCopy<Values, Draft, Stored extends StoredDraft>({
  queue,
  store,
  options,
  creation,
}: DraftSession<Values, Draft, Stored>): void {
  const { stored } = store.getState();
  if (queue.unsaved)
    options.copies.write(stored?.id ?? null, { version: stored?.version ?? null, values: queue.unsaved, creation });
}

export function rebaseOnStored<Values, Draft, Stored extends StoredDraft>(
  session: DraftSession<Values, Draft, Stored>,
  theirs: Stored,
): void {
  const { kind, copies } = session.options;
  if (session.store.getState().stored === null) copies.remove(null);
  session.base = draftIn(kind, theirs);
  session.store.setState({ stored: { id: theirs.id, version: theirs.version } });
}

export function draftIn<Values, Draft, Stored>(kind: DraftKind<Values, Draft, Stored>, details: Stored): Draft | null {
  const read = kind.read(kind.valuesOf(details));
  return read.ok ? read.draft : null;
}

/** Comparing JSON is safe: both went through the same schema, so the key order is equal. */
export function isSame<Draft>(one: Draft | null, other: Draft | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
