import { isApiError, isPassing, isStale, messageOf, problemOf } from '@counterpoint/client/http';
import { newIdempotencyKey } from '@counterpoint/client/queries';
import {
  type CompositionDetails,
  type CompositionDraft,
  compositionDetails,
  type ProblemDetail,
} from '@counterpoint/domain/schemas';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { VersionedWork } from '../../api/compositions-api.ts';
import type { DraftCopies, DraftCopy } from './draft-copies.ts';
import { type DraftValues, readDraft, valuesOf } from './draft-values.ts';
import { createSaveQueue, type SaveQueue } from './save-queue.ts';

/** How it stands with saving, as the header says it. */
export type Saving =
  | { readonly kind: 'untouched' }
  | { readonly kind: 'saved'; readonly at: string }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'saving' }
  /** What is typed makes no draft yet: the title is missing, or a field is wrong. */
  | { readonly kind: 'incomplete'; readonly problems: readonly ProblemDetail[] }
  | { readonly kind: 'failed'; readonly message: string; readonly problems: readonly ProblemDetail[] }
  /** Somebody, or another tab, saved first: `theirs` is how the draft stands at the server. */
  | { readonly kind: 'conflict'; readonly mine: DraftValues; readonly theirs: CompositionDetails }
  /** It can no longer be saved where it was: discarded, or submitted from elsewhere. */
  | { readonly kind: 'gone'; readonly message: string };

export interface DraftState {
  /** The draft at the server; null until the first save. */
  readonly stored: VersionedWork | null;
  readonly saving: Saving;
  /** Takes what was typed, and saves it about a second after the last change. */
  change(values: DraftValues): void;
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

export type DraftStore = StoreApi<DraftState>;

export interface DraftStoreOptions {
  readonly api: {
    create(draft: CompositionDraft, idempotencyKey: string): Promise<CompositionDetails>;
    update(work: VersionedWork, draft: CompositionDraft): Promise<CompositionDetails>;
    read(id: string): Promise<CompositionDetails>;
  };
  readonly copies: DraftCopies;
  /** The draft that is resumed, at the version that what is typed stands on. */
  readonly stored: VersionedWork | null;
  /** When the resumed draft was saved last. */
  readonly savedAt: string | null;
  /** What this browser kept, where the server does not have it. */
  readonly copy: DraftCopy | null;
  readonly onSaved?: (details: CompositionDetails) => void;
  readonly delayMs?: number;
  /** How long after a failure of the network or the server it is tried again. */
  readonly retryMs?: number;
}

/** After the last key. */
const DELAY_MS = 1000;

interface Desk {
  readonly options: DraftStoreOptions;
  readonly store: DraftStore;
  readonly queue: SaveQueue<DraftValues>;
  /** A creation whose answer has not come. Sent again, it carries the same key and the same body. */
  creation: DraftCopy['creation'];
  /** The last draft that was sent and not answered: it may have arrived all the same. */
  unanswered: CompositionDraft | null;
}

/** One draft's way to the server. Nothing typed is let go before the server has it. */
export function createDraftStore(options: DraftStoreOptions): DraftStore {
  const queue = createSaveQueue<DraftValues>((values) => save(desk, values), options.delayMs ?? DELAY_MS);
  const store = createStore<DraftState>(() => ({
    stored: options.stored,
    saving: options.savedAt === null ? { kind: 'untouched' } : { kind: 'saved', at: options.savedAt },
    change: (values) => change(desk, values),
    flush: () => queue.flush(),
    keepMine: () => keepMine(desk),
    takeTheirs: () => takeTheirs(desk),
    saveAsNew: () => saveAsNew(desk),
    start: () => {
      if (queue.unsaved) queue.flushLater(options.delayMs ?? DELAY_MS);
    },
    stop: () => queue.pause(),
    forget: () => forget(desk),
  }));
  const desk: Desk = { options, store, queue, creation: options.copy?.creation ?? null, unanswered: null };
  if (options.copy) change(desk, options.copy.values);
  return store;
}

function change(desk: Desk, values: DraftValues): void {
  desk.queue.put(values);
  keepCopy(desk);
  const { saving } = desk.store.getState();
  if (saving.kind === 'conflict' || saving.kind === 'gone' || saving.kind === 'saving') return;
  desk.store.setState({ saving: { kind: 'waiting' } });
}

function keepCopy({ queue, store, options, creation }: Desk): void {
  const { stored } = store.getState();
  if (queue.unsaved)
    options.copies.write(stored?.id ?? null, { version: stored?.version ?? null, values: queue.unsaved, creation });
}

async function save(desk: Desk, values: DraftValues): Promise<boolean> {
  const { saving } = desk.store.getState();
  if (saving.kind === 'conflict' || saving.kind === 'gone') return false;
  const read = readDraft(values);
  if (!read.ok) {
    desk.store.setState({ saving: { kind: 'incomplete', problems: read.problems } });
    return false;
  }
  desk.store.setState({ saving: { kind: 'saving' } });
  try {
    handleSaved(desk, values, await send(desk, read.draft));
    return true;
  } catch (error) {
    return handleFailure(desk, values, { error, draft: read.draft });
  }
}

async function send(desk: Desk, draft: CompositionDraft): Promise<CompositionDetails> {
  const { api, copies } = desk.options;
  const { stored } = desk.store.getState();
  if (stored) return api.update(stored, draft);
  desk.creation ??= { key: newIdempotencyKey(), draft };
  keepCopy(desk);
  const { key, draft: first } = desk.creation;
  const created = await api.create(first, key);
  desk.creation = null;
  desk.store.setState({ stored: { id: created.id, version: created.version } });
  copies.remove(null);
  keepCopy(desk);
  return isSame(first, draft) ? created : api.update(created, draft);
}

function handleSaved(desk: Desk, values: DraftValues, details: CompositionDetails): void {
  desk.unanswered = null;
  const isLatest = desk.queue.unsaved === values || desk.queue.unsaved === null;
  desk.store.setState({
    stored: { id: details.id, version: details.version },
    saving: isLatest ? { kind: 'saved', at: details.updated_at } : { kind: 'waiting' },
  });
  if (isLatest) desk.options.copies.remove(details.id);
  else keepCopy(desk);
  desk.options.onSaved?.(details);
}

interface Failure {
  readonly error: unknown;
  readonly draft: CompositionDraft;
}

/** Gives back whether what was typed is at the server after all. */
async function handleFailure(desk: Desk, values: DraftValues, { error, draft }: Failure): Promise<boolean> {
  const { stored } = desk.store.getState();
  const problem = problemOf(error);
  if (isStale(error) && stored)
    return handleStale(desk, values, { theirs: await currentOf(desk, stored, error), draft });
  if (stored && isGone(error)) {
    desk.store.setState({ saving: { kind: 'gone', message: messageOf(error) } });
    return false;
  }
  // A refusal created nothing: the next attempt is a new creation, with what is typed by then.
  if (problem && !isPassing(error)) desk.creation = null;
  else desk.unanswered = draft;
  keepCopy(desk);
  desk.store.setState({ saving: { kind: 'failed', message: messageOf(error), problems: problem?.details ?? [] } });
  if (isPassing(error)) desk.queue.flushLater(desk.options.retryMs ?? 10_000);
  return false;
}

async function currentOf(desk: Desk, stored: VersionedWork, error: unknown): Promise<CompositionDetails | null> {
  const current = compositionDetails.safeParse(problemOf(error)?.current);
  if (current.success) return current.data;
  try {
    return await desk.options.api.read(stored.id);
  } catch {
    // The next attempt to save meets the same conflict, and asks again.
    return null;
  }
}

interface Stale {
  readonly theirs: CompositionDetails | null;
  readonly draft: CompositionDraft;
}

async function handleStale(desk: Desk, values: DraftValues, { theirs, draft }: Stale): Promise<boolean> {
  if (!theirs) {
    const message = 'This draft was changed elsewhere, and how it stands there could not be read.';
    desk.store.setState({ saving: { kind: 'failed', message, problems: [] } });
    return false;
  }
  if (theirs.state !== 'draft') {
    const message = 'This draft was submitted from elsewhere, and can no longer be changed.';
    desk.store.setState({ saving: { kind: 'gone', message } });
    return false;
  }
  const read = readDraft(valuesOf(theirs));
  if (read.ok && isSame(read.draft, draft)) {
    handleSaved(desk, values, theirs);
    return true;
  }
  if (read.ok && desk.unanswered && isSame(read.draft, desk.unanswered)) {
    // Our own earlier save had arrived, only its answer was lost: that is no conflict.
    desk.unanswered = null;
    desk.store.setState({ stored: { id: theirs.id, version: theirs.version } });
    return save(desk, values);
  }
  desk.store.setState({ saving: { kind: 'conflict', mine: desk.queue.unsaved ?? values, theirs } });
  return false;
}

function keepMine(desk: Desk): Promise<boolean> {
  const { saving } = desk.store.getState();
  if (saving.kind !== 'conflict') return desk.queue.flush();
  const { id, version } = saving.theirs;
  desk.store.setState({ stored: { id, version }, saving: { kind: 'waiting' } });
  keepCopy(desk);
  return desk.queue.flush();
}

function takeTheirs(desk: Desk): void {
  const { saving } = desk.store.getState();
  if (saving.kind !== 'conflict') return;
  const { id, version, updated_at } = saving.theirs;
  desk.queue.clear();
  desk.options.copies.remove(id);
  desk.store.setState({ stored: { id, version }, saving: { kind: 'saved', at: updated_at } });
}

function saveAsNew(desk: Desk): Promise<boolean> {
  const { stored } = desk.store.getState();
  if (stored) desk.options.copies.remove(stored.id);
  desk.creation = null;
  desk.store.setState({ stored: null, saving: { kind: 'waiting' } });
  keepCopy(desk);
  return desk.queue.flush();
}

function forget(desk: Desk): void {
  const { stored } = desk.store.getState();
  desk.queue.clear();
  desk.options.copies.remove(stored?.id ?? null);
  desk.store.setState({ saving: { kind: 'untouched' } });
}

/** Discarded (404), or no draft any more (409). */
function isGone(error: unknown): boolean {
  return isApiError(error) && [404, 409].includes(error.status);
}

/** Both were read by the same schema, and so have their fields in one order. */
function isSame(one: CompositionDraft, other: CompositionDraft): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
