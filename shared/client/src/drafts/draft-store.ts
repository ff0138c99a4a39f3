import { isApiError, isPassing, isStale, messageOf, problemOf } from '@counterpoint/client/http';
import { newIdempotencyKey } from '@counterpoint/client/queries';
import { createStore } from 'zustand/vanilla';
import * as text from '../messages/drafts.generated.ts';
import type { DraftCopy } from './draft-copies.ts';
import type { DraftState, DraftStore, DraftStoreOptions, SaveState, StoredDraft } from './draft-state.ts';
import { createSaveQueue } from './save-queue.ts';

/** Autosave delay after the last change. */
const DELAY_MS = 1000;
const RETRY_MS = 10_000;

/** Keeps every edit until the server has it. */
export function createDraftStore<Values, Draft, Stored extends StoredDraft>(
  options: DraftStoreOptions<Values, Draft, Stored>,
): DraftStore<Values, Stored> {
  return new DraftSaver(options).store;
}

class DraftSaver<Values, Draft, Stored extends StoredDraft> {
  readonly store: DraftStore<Values, Stored>;
  readonly #options: DraftStoreOptions<Values, Draft, Stored>;
  readonly #queue = createSaveQueue<Values>((values) => this.#save(values), DELAY_MS);
  /** A creation without a response; the retry reuses its key and body, so that it has one effect. */
  #creation: DraftCopy<Values, Draft>['creation'];
  /** Drafts sent without a response since the last one: the server may have stored any of them. */
  #unanswered: readonly Draft[] = [];
  /** The server's draft that edits are based on: if the server still has it, nobody else changed it. */
  #base: Draft | null;

  constructor(options: DraftStoreOptions<Values, Draft, Stored>) {
    this.#options = options;
    const { copy, stored, base } = this.#open(options);
    this.#creation = copy?.creation ?? null;
    this.#base = base;
    this.store = createStore<DraftState<Values, Stored>>(() => ({
      stored,
      saving: options.savedAt === null ? { kind: 'untouched' } : { kind: 'saved', at: options.savedAt },
      change: (values) => this.#change(values),
      flush: this.#queue.flush,
      overwriteStored: () => this.#overwriteStored(),
      adoptStored: () => this.#adoptStored(),
      saveAsNew: () => this.#saveAsNew(),
      start: () => {
        if (this.#queue.unsaved) this.#queue.flushLater(DELAY_MS);
      },
      stop: this.#queue.pause,
      forget: () => this.#forget(),
    }));
    if (copy) this.#change(copy.values);
  }

  /** Ignores a local copy that the server already has, since only its response was lost. */
  #open({ kind, copies, copy, stored, details }: DraftStoreOptions<Values, Draft, Stored>) {
    const theirs = details ? this.#draftIn(details) : null;
    if (!copy || !stored || !details) return { copy, stored, base: theirs };
    const mine = kind.read(copy.values);
    if (mine.ok && isSame(mine.draft, theirs)) {
      copies.remove(stored.id);
      return { copy: null, stored: { id: stored.id, version: details.version }, base: theirs };
    }
    return { copy, stored, base: copy.version === details.version ? theirs : null };
  }

  #change(values: Values): void {
    this.#queue.put(values);
    this.#saveCopy();
    if (!['conflict', 'gone', 'saving'].includes(this.#state.saving.kind)) this.#setSaving({ kind: 'waiting' });
  }

  #overwriteStored(): Promise<boolean> {
    const { saving } = this.#state;
    if (saving.kind === 'conflict') {
      this.#rebaseOn(saving.theirs);
      this.#setSaving({ kind: 'waiting' });
      this.#saveCopy();
    }
    return this.#queue.flush();
  }

  #adoptStored(): void {
    const { saving } = this.#state;
    if (saving.kind !== 'conflict') return;
    const { id, updated_at } = saving.theirs;
    this.#queue.clear();
    this.#options.copies.remove(id);
    this.#rebaseOn(saving.theirs);
    this.#setSaving({ kind: 'saved', at: updated_at });
  }

  #saveAsNew(): Promise<boolean> {
    const { stored } = this.#state;
    if (stored) this.#options.copies.remove(stored.id);
    this.#creation = null;
    this.store.setState({ stored: null, saving: { kind: 'waiting' } });
    this.#saveCopy();
    return this.#queue.flush();
  }

  #forget(): void {
    this.#queue.clear();
    this.#options.copies.remove(this.#state.stored?.id ?? null);
    this.#setSaving({ kind: 'untouched' });
  }

  async #save(values: Values): Promise<boolean> {
    const { kind } = this.#state.saving;
    if (kind === 'conflict' || kind === 'gone') return false;
    const read = this.#options.kind.read(values);
    if (!read.ok) return this.#fail({ kind: 'incomplete', problems: read.problems });
    this.#setSaving({ kind: 'saving' });
    try {
      return this.#handleSaved(values, await this.#send(read.draft));
    } catch (error) {
      if (isStale(error)) return this.#handleStale(values, read.draft, await this.#currentOf(error));
      return this.#handleFailure(read.draft, error);
    }
  }

  async #send(draft: Draft): Promise<Stored> {
    const { api } = this.#options;
    const { stored } = this.#state;
    if (stored) return api.update(stored, draft);
    this.#creation ??= { key: newIdempotencyKey(), draft };
    this.#saveCopy();
    const { key, draft: first } = this.#creation;
    const created = await api.create(first, key);
    this.#creation = null;
    this.#rebaseOn(created);
    this.#saveCopy();
    return isSame(first, draft) ? created : api.update(created, draft);
  }

  #handleSaved(values: Values, details: Stored): true {
    this.#unanswered = [];
    this.#rebaseOn(details);
    const isLatest = this.#queue.unsaved === values || this.#queue.unsaved === null;
    this.#setSaving(isLatest ? { kind: 'saved', at: details.updated_at } : { kind: 'waiting' });
    if (isLatest) this.#options.copies.remove(details.id);
    else this.#saveCopy();
    this.#options.onSaved?.(details);
    return true;
  }

  #handleFailure(draft: Draft, error: unknown): false {
    const problem = problemOf(error);
    if (this.#state.stored && isNotFound(error))
      return this.#fail({ kind: 'gone', message: messageOf(error), isSubmitted: false });
    const canRetry = isPassing(error) || problem?.code === 'request_in_progress';
    if (!problem || canRetry) this.#unanswered = [...this.#unanswered.filter((known) => !isSame(known, draft)), draft];
    // The server created nothing, so the next attempt gets a new key and the current values.
    else if (!isRejectedUnread(error)) this.#creation = null;
    this.#saveCopy();
    if (canRetry) this.#queue.flushLater(RETRY_MS);
    const problems = problem?.details ?? [];
    // The field may be on another page of the form.
    return this.#fail({ kind: 'failed', message: problems[0]?.message ?? messageOf(error), problems });
  }

  async #currentOf(error: unknown): Promise<Stored | null> {
    const { kind, api } = this.#options;
    const { stored } = this.#state;
    const current = kind.storedIn(problemOf(error)?.current);
    // If reading fails, the next save meets the same conflict and reads again.
    return current ?? (stored && api.read(stored.id).catch(() => null));
  }

  async #handleStale(values: Values, draft: Draft, theirs: Stored | null): Promise<boolean> {
    if (!theirs) return this.#fail({ kind: 'failed', message: text.changedElsewhere(), problems: [] });
    if (!this.#options.kind.isWritable(theirs))
      return this.#fail({ kind: 'gone', message: text.submittedElsewhere(), isSubmitted: true });
    this.#creation = null;
    const existing = this.#draftIn(theirs);
    if (existing && isSame(existing, draft)) return this.#handleSaved(values, theirs);
    // Our own save arrived without its response, or only something outside the draft changed.
    if (existing && [...this.#unanswered, this.#base].some((known) => isSame(known, existing))) {
      this.#unanswered = [];
      this.#rebaseOn(theirs);
      return this.#save(values);
    }
    return this.#fail({ kind: 'conflict', mine: this.#queue.unsaved ?? values, theirs });
  }

  get #state(): DraftState<Values, Stored> {
    return this.store.getState();
  }

  #setSaving(saving: SaveState<Values, Stored>): void {
    this.store.setState({ saving });
  }

  #fail(saving: SaveState<Values, Stored>): false {
    this.#setSaving(saving);
    return false;
  }

  #saveCopy(): void {
    const { id = null, version = null } = this.#state.stored ?? {};
    const { unsaved } = this.#queue;
    if (unsaved) this.#options.copies.write(id, { version, values: unsaved, creation: this.#creation });
  }

  #rebaseOn(theirs: Stored): void {
    if (this.#state.stored === null) this.#options.copies.remove(null);
    this.#base = this.#draftIn(theirs);
    this.store.setState({ stored: { id: theirs.id, version: theirs.version } });
  }

  #draftIn(details: Stored): Draft | null {
    const { kind } = this.#options;
    const read = kind.read(kind.valuesOf(details));
    return read.ok ? read.draft : null;
  }
}

/** Comparing JSON is safe: both went through the same schema, so the key order is equal. */
function isSame<Draft>(one: Draft | null, other: Draft | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function isNotFound(error: unknown): boolean {
  return isApiError(error) && [404, 409].includes(error.status) && !isRejectedUnread(error);
}

const UNREAD_STATUSES = [401, 403, 408, 429];

/** The server rejected the sender before it looked at the draft, so an earlier request may still have created it. */
function isRejectedUnread(error: unknown): boolean {
  return isApiError(error) && (UNREAD_STATUSES.includes(error.status) || error.code === 'other_member');
}
