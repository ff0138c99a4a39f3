import type { DraftCopy } from './draft-copies.ts';
import type { DraftKind, DraftStore, DraftStoreOptions, StoredDraft } from './draft-state.ts';
import type { SaveQueue } from './save-queue.ts';

/** One draft while it is written: what is known of it here and at the server. */
export interface Desk<Values, Draft, Stored extends StoredDraft> {
  readonly options: DraftStoreOptions<Values, Draft, Stored>;
  readonly store: DraftStore<Values, Stored>;
  readonly queue: SaveQueue<Values>;
  /** A creation whose answer has not come. Sent again, it carries the same key and the same body. */
  creation: DraftCopy<Values, Draft>['creation'];
  /** The last draft that was sent and not answered: it may have arrived all the same. */
  unanswered: Draft | null;
  /** What the draft stands on: who finds the server at this finds no change of somebody else. */
  base: Draft | null;
}

/** Keeps in this browser what the server does not have yet. */
export function keepCopy<Values, Draft, Stored extends StoredDraft>({
  queue,
  store,
  options,
  creation,
}: Desk<Values, Draft, Stored>): void {
  const { stored } = store.getState();
  if (queue.unsaved)
    options.copies.write(stored?.id ?? null, { version: stored?.version ?? null, values: queue.unsaved, creation });
}

/** Goes on from how the draft stands at the server. */
export function standOn<Values, Draft, Stored extends StoredDraft>(
  desk: Desk<Values, Draft, Stored>,
  theirs: Stored,
): void {
  const { kind, copies } = desk.options;
  if (desk.store.getState().stored === null) copies.remove(null);
  desk.base = draftIn(kind, theirs);
  desk.store.setState({ stored: { id: theirs.id, version: theirs.version } });
}

/** What the server has, as it would be sent; null where it makes no draft. */
export function draftIn<Values, Draft, Stored>(kind: DraftKind<Values, Draft, Stored>, details: Stored): Draft | null {
  const read = kind.read(kind.valuesOf(details));
  return read.ok ? read.draft : null;
}

/** Both were read by the same schema, and so have their fields in one order. */
export function isSame<Draft>(one: Draft | null, other: Draft | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
