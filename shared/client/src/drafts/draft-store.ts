import { createStore } from 'zustand/vanilla';
import { type DraftSession, draftIn, isSame, rebaseOnStored, saveCopy } from './draft-session.ts';
import type { DraftState, DraftStore, DraftStoreOptions, StoredDraft } from './draft-state.ts';
import { save } from './save-draft.ts';
import { createSaveQueue } from './save-queue.ts';

/** Autosave delay after the last change. */
const DELAY_MS = 1000;

/** Keeps every edit until the server has it. */
export function createDraftStore<Values, Draft, Stored extends StoredDraft>(
  options: DraftStoreOptions<Values, Draft, Stored>,
): DraftStore<Values, Stored> {
  const queue = createSaveQueue<Values>((values) => save(session, values), DELAY_MS);
  const opened = openedFrom(options);
  const store = createStore<DraftState<Values, Stored>>(() => ({
    stored: opened.stored,
    saving: options.savedAt === null ? { kind: 'untouched' } : { kind: 'saved', at: options.savedAt },
    change: (values) => change(session, values),
    flush: () => queue.flush(),
    overwriteStored: () => overwriteStored(session),
    adoptStored: () => adoptStored(session),
    saveAsNew: () => saveAsNew(session),
    start: () => {
      if (queue.unsaved) queue.flushLater(DELAY_MS);
    },
    stop: () => queue.pause(),
    forget: () => forget(session),
  }));
  const session: DraftSession<Values, Draft, Stored> = {
    options,
    store,
    queue,
    creation: opened.copy?.creation ?? null,
    unanswered: [],
    base: opened.base,
  };
  if (opened.copy) change(session, opened.copy.values);
  return store;
}

/** Ignores a local copy that the server already has, since only its response was lost. */
function openedFrom<Values, Draft, Stored extends StoredDraft>({
  kind,
  copies,
  copy,
  stored,
  details,
}: DraftStoreOptions<Values, Draft, Stored>) {
  const theirs = details ? draftIn(kind, details) : null;
  if (!copy || !stored || !details) return { copy, stored, base: theirs };
  const mine = kind.read(copy.values);
  if (mine.ok && isSame(mine.draft, theirs)) {
    copies.remove(stored.id);
    return { copy: null, stored: { id: stored.id, version: details.version }, base: theirs };
  }
  return { copy, stored, base: copy.version === details.version ? theirs : null };
}

function change<Values, Draft, Stored extends StoredDraft>(
  session: DraftSession<Values, Draft, Stored>,
  values: Values,
): void {
  session.queue.put(values);
  saveCopy(session);
  const { saving } = session.store.getState();
  if (saving.kind === 'conflict' || saving.kind === 'gone' || saving.kind === 'saving') return;
  session.store.setState({ saving: { kind: 'waiting' } });
}

function overwriteStored<Values, Draft, Stored extends StoredDraft>(
  session: DraftSession<Values, Draft, Stored>,
): Promise<boolean> {
  const { saving } = session.store.getState();
  if (saving.kind !== 'conflict') return session.queue.flush();
  rebaseOnStored(session, saving.theirs);
  session.store.setState({ saving: { kind: 'waiting' } });
  saveCopy(session);
  return session.queue.flush();
}

function adoptStored<Values, Draft, Stored extends StoredDraft>(session: DraftSession<Values, Draft, Stored>): void {
  const { saving } = session.store.getState();
  if (saving.kind !== 'conflict') return;
  const { id, updated_at } = saving.theirs;
  session.queue.clear();
  session.options.copies.remove(id);
  rebaseOnStored(session, saving.theirs);
  session.store.setState({ saving: { kind: 'saved', at: updated_at } });
}

function saveAsNew<Values, Draft, Stored extends StoredDraft>(
  session: DraftSession<Values, Draft, Stored>,
): Promise<boolean> {
  const { stored } = session.store.getState();
  if (stored) session.options.copies.remove(stored.id);
  session.creation = null;
  session.store.setState({ stored: null, saving: { kind: 'waiting' } });
  saveCopy(session);
  return session.queue.flush();
}

function forget<Values, Draft, Stored extends StoredDraft>(session: DraftSession<Values, Draft, Stored>): void {
  const { stored } = session.store.getState();
  session.queue.clear();
  session.options.copies.remove(stored?.id ?? null);
  session.store.setState({ saving: { kind: 'untouched' } });
}
