import { isApiError, isPassing, isStale, messageOf, problemOf } from '@counterpoint/client/http';
import { newIdempotencyKey } from '@counterpoint/client/queries';
import { createStore } from 'zustand/vanilla';
import type { DraftCopy } from './draft-copies.ts';
import type { DraftState, DraftStore, DraftStoreOptions, StoredDraft, VersionedDraft } from './draft-state.ts';
import { createSaveQueue, type SaveQueue } from './save-queue.ts';

/** After the last key. */
const DELAY_MS = 1000;

interface Desk<Values, Draft, Stored extends StoredDraft> {
  readonly options: DraftStoreOptions<Values, Draft, Stored>;
  readonly store: DraftStore<Values, Stored>;
  readonly queue: SaveQueue<Values>;
  /** A creation whose answer has not come. Sent again, it carries the same key and the same body. */
  creation: DraftCopy<Values, Draft>['creation'];
  /** The last draft that was sent and not answered: it may have arrived all the same. */
  unanswered: Draft | null;
}

/** One draft's way to the server. Nothing typed is let go before the server has it. */
export function createDraftStore<Values, Draft, Stored extends StoredDraft>(
  options: DraftStoreOptions<Values, Draft, Stored>,
): DraftStore<Values, Stored> {
  const queue = createSaveQueue<Values>((values) => save(desk, values), options.delayMs ?? DELAY_MS);
  const store = createStore<DraftState<Values, Stored>>(() => ({
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
  const desk: Desk<Values, Draft, Stored> = {
    options,
    store,
    queue,
    creation: options.copy?.creation ?? null,
    unanswered: null,
  };
  if (options.copy) change(desk, options.copy.values);
  return store;
}

function change<Values, Draft, Stored extends StoredDraft>(desk: Desk<Values, Draft, Stored>, values: Values): void {
  desk.queue.put(values);
  keepCopy(desk);
  const { saving } = desk.store.getState();
  if (saving.kind === 'conflict' || saving.kind === 'gone' || saving.kind === 'saving') return;
  desk.store.setState({ saving: { kind: 'waiting' } });
}

function keepCopy<Values, Draft, Stored extends StoredDraft>({
  queue,
  store,
  options,
  creation,
}: Desk<Values, Draft, Stored>): void {
  const { stored } = store.getState();
  if (queue.unsaved)
    options.copies.write(stored?.id ?? null, { version: stored?.version ?? null, values: queue.unsaved, creation });
}

async function save<Values, Draft, Stored extends StoredDraft>(
  desk: Desk<Values, Draft, Stored>,
  values: Values,
): Promise<boolean> {
  const { saving } = desk.store.getState();
  if (saving.kind === 'conflict' || saving.kind === 'gone') return false;
  const read = desk.options.kind.read(values);
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

async function send<Values, Draft, Stored extends StoredDraft>(
  desk: Desk<Values, Draft, Stored>,
  draft: Draft,
): Promise<Stored> {
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

function handleSaved<Values, Draft, Stored extends StoredDraft>(
  desk: Desk<Values, Draft, Stored>,
  values: Values,
  details: Stored,
): void {
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

interface Failure<Draft> {
  readonly error: unknown;
  readonly draft: Draft;
}

/** Gives back whether what was typed is at the server after all. */
async function handleFailure<Values, Draft, Stored extends StoredDraft>(
  desk: Desk<Values, Draft, Stored>,
  values: Values,
  { error, draft }: Failure<Draft>,
): Promise<boolean> {
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

async function currentOf<Values, Draft, Stored extends StoredDraft>(
  desk: Desk<Values, Draft, Stored>,
  stored: VersionedDraft,
  error: unknown,
): Promise<Stored | null> {
  const current = desk.options.kind.storedIn(problemOf(error)?.current);
  if (current) return current;
  try {
    return await desk.options.api.read(stored.id);
  } catch {
    // The next attempt to save meets the same conflict, and asks again.
    return null;
  }
}

interface Stale<Draft, Stored> {
  readonly theirs: Stored | null;
  readonly draft: Draft;
}

async function handleStale<Values, Draft, Stored extends StoredDraft>(
  desk: Desk<Values, Draft, Stored>,
  values: Values,
  { theirs, draft }: Stale<Draft, Stored>,
): Promise<boolean> {
  if (!theirs) {
    const message = 'This draft was changed elsewhere, and how it stands there could not be read.';
    desk.store.setState({ saving: { kind: 'failed', message, problems: [] } });
    return false;
  }
  const { kind } = desk.options;
  if (!kind.isWritable(theirs)) {
    const message = 'This draft was submitted from elsewhere, and can no longer be changed.';
    desk.store.setState({ saving: { kind: 'gone', message } });
    return false;
  }
  const read = kind.read(kind.valuesOf(theirs));
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

function keepMine<Values, Draft, Stored extends StoredDraft>(desk: Desk<Values, Draft, Stored>): Promise<boolean> {
  const { saving } = desk.store.getState();
  if (saving.kind !== 'conflict') return desk.queue.flush();
  const { id, version } = saving.theirs;
  desk.store.setState({ stored: { id, version }, saving: { kind: 'waiting' } });
  keepCopy(desk);
  return desk.queue.flush();
}

function takeTheirs<Values, Draft, Stored extends StoredDraft>(desk: Desk<Values, Draft, Stored>): void {
  const { saving } = desk.store.getState();
  if (saving.kind !== 'conflict') return;
  const { id, version, updated_at } = saving.theirs;
  desk.queue.clear();
  desk.options.copies.remove(id);
  desk.store.setState({ stored: { id, version }, saving: { kind: 'saved', at: updated_at } });
}

function saveAsNew<Values, Draft, Stored extends StoredDraft>(desk: Desk<Values, Draft, Stored>): Promise<boolean> {
  const { stored } = desk.store.getState();
  if (stored) desk.options.copies.remove(stored.id);
  desk.creation = null;
  desk.store.setState({ stored: null, saving: { kind: 'waiting' } });
  keepCopy(desk);
  return desk.queue.flush();
}

function forget<Values, Draft, Stored extends StoredDraft>(desk: Desk<Values, Draft, Stored>): void {
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
function isSame<Draft>(one: Draft, other: Draft): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
