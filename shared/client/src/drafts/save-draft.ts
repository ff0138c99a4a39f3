import { isApiError, isPassing, isStale, messageOf, problemOf } from '@counterpoint/client/http';
import { newIdempotencyKey } from '@counterpoint/client/queries';
import * as text from '../messages/drafts.generated.ts';
import { type Desk, draftIn, isSame, keepCopy, standOn } from './desk.ts';
import type { StoredDraft, VersionedDraft } from './draft-state.ts';

export async function save<Values, Draft, Stored extends StoredDraft>(
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
  const { api } = desk.options;
  const { stored } = desk.store.getState();
  if (stored) return api.update(stored, draft);
  desk.creation ??= { key: newIdempotencyKey(), draft };
  keepCopy(desk);
  const { key, draft: first } = desk.creation;
  const created = await api.create(first, key);
  desk.creation = null;
  standOn(desk, created);
  keepCopy(desk);
  return isSame(first, draft) ? created : api.update(created, draft);
}

function handleSaved<Values, Draft, Stored extends StoredDraft>(
  desk: Desk<Values, Draft, Stored>,
  values: Values,
  details: Stored,
): void {
  desk.unanswered = null;
  standOn(desk, details);
  const isLatest = desk.queue.unsaved === values || desk.queue.unsaved === null;
  desk.store.setState({
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

async function handleFailure<Values, Draft, Stored extends StoredDraft>(
  desk: Desk<Values, Draft, Stored>,
  values: Values,
  { error, draft }: Failure<Draft>,
): Promise<boolean> {
  const { stored } = desk.store.getState();
  const problem = problemOf(error);
  if (isStale(error)) return handleStale(desk, values, { theirs: await currentOf(desk, stored, error), draft });
  if (stored && isGone(error)) {
    desk.store.setState({ saving: { kind: 'gone', message: messageOf(error) } });
    return false;
  }
  // A rejected request created nothing, so the next attempt gets a new key and the current values.
  if (problem && !isPassing(error)) desk.creation = null;
  else desk.unanswered = draft;
  keepCopy(desk);
  desk.store.setState({ saving: { kind: 'failed', message: messageOf(error), problems: problem?.details ?? [] } });
  if (isPassing(error)) desk.queue.flushLater(desk.options.retryMs ?? 10_000);
  return false;
}

async function currentOf<Values, Draft, Stored extends StoredDraft>(
  desk: Desk<Values, Draft, Stored>,
  stored: VersionedDraft | null,
  error: unknown,
): Promise<Stored | null> {
  const current = desk.options.kind.storedIn(problemOf(error)?.current);
  if (current || !stored) return current;
  try {
    return await desk.options.api.read(stored.id);
  } catch {
    // The next save meets the same conflict and reads again.
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
    const message = text.changedElsewhere();
    desk.store.setState({ saving: { kind: 'failed', message, problems: [] } });
    return false;
  }
  const { kind } = desk.options;
  if (!kind.isWritable(theirs)) {
    const message = text.submittedElsewhere();
    desk.store.setState({ saving: { kind: 'gone', message } });
    return false;
  }
  desk.creation = null;
  const standing = draftIn(kind, theirs);
  if (standing && isSame(standing, draft)) {
    handleSaved(desk, values, theirs);
    return true;
  }
  // Our own save arrived without its response, or only something outside the draft changed.
  if (standing && [desk.unanswered, desk.base].some((known) => isSame(known, standing))) {
    desk.unanswered = null;
    standOn(desk, theirs);
    return save(desk, values);
  }
  desk.store.setState({ saving: { kind: 'conflict', mine: desk.queue.unsaved ?? values, theirs } });
  return false;
}

function isGone(error: unknown): boolean {
  return isApiError(error) && [404, 409].includes(error.status);
}
