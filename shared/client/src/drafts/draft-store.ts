import { createStore } from 'zustand/vanilla';
import { type Desk, draftIn, isSame, keepCopy, standOn } from './desk.ts';
import type { DraftState, DraftStore, DraftStoreOptions, StoredDraft } from './draft-state.ts';
import { save } from './save-draft.ts';
import { createSaveQueue } from './save-queue.ts';

const DELAY_MS = 1000;

/** Keeps every edit until the server has it. */
export function createDraftStore<Values, Draft, Stored extends StoredDraft>(
  options: DraftStoreOptions<Values, Draft, Stored>,
): DraftStore<Values, Stored> {
  const queue = createSaveQueue<Values>((values) => save(desk, values), options.delayMs ?? DELAY_MS);
  const opened = openedFrom(options);
  const store = createStore<DraftState<Values, Stored>>(() => ({
    stored: opened.stored,
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
    creation: opened.copy?.creation ?? null,
    unanswered: null,
    base: opened.base,
  };
  if (opened.copy) change(desk, opened.copy.values);
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

function change<Values, Draft, Stored extends StoredDraft>(desk: Desk<Values, Draft, Stored>, values: Values): void {
  desk.queue.put(values);
  keepCopy(desk);
  const { saving } = desk.store.getState();
  if (saving.kind === 'conflict' || saving.kind === 'gone' || saving.kind === 'saving') return;
  desk.store.setState({ saving: { kind: 'waiting' } });
}

function keepMine<Values, Draft, Stored extends StoredDraft>(desk: Desk<Values, Draft, Stored>): Promise<boolean> {
  const { saving } = desk.store.getState();
  if (saving.kind !== 'conflict') return desk.queue.flush();
  standOn(desk, saving.theirs);
  desk.store.setState({ saving: { kind: 'waiting' } });
  keepCopy(desk);
  return desk.queue.flush();
}

function takeTheirs<Values, Draft, Stored extends StoredDraft>(desk: Desk<Values, Draft, Stored>): void {
  const { saving } = desk.store.getState();
  if (saving.kind !== 'conflict') return;
  const { id, updated_at } = saving.theirs;
  desk.queue.clear();
  desk.options.copies.remove(id);
  standOn(desk, saving.theirs);
  desk.store.setState({ saving: { kind: 'saved', at: updated_at } });
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
