import { isApiError, isPassing, isStale, messageOf, problemOf } from '@counterpoint/client/http';
import { newIdempotencyKey } from '@counterpoint/client/queries';
import * as text from '../messages/drafts.generated.ts';
import { type DraftSession, draftIn, isSame, rebaseOnStored, saveCopy } from './draft-session.ts';
import type { StoredDraft, VersionedDraft } from './draft-state.ts';

const RETRY_MS = 10_000;

export async function save<Values, Draft, Stored extends StoredDraft>(
  session: DraftSession<Values, Draft, Stored>,
  values: Values,
): Promise<boolean> {
  const { saving } = session.store.getState();
  if (saving.kind === 'conflict' || saving.kind === 'gone') return false;
  const read = session.options.kind.read(values);
  if (!read.ok) {
    session.store.setState({ saving: { kind: 'incomplete', problems: read.problems } });
    return false;
  }
  session.store.setState({ saving: { kind: 'saving' } });
  try {
    handleSaved(session, values, await send(session, read.draft));
    return true;
  } catch (error) {
    return handleFailure(session, values, { error, draft: read.draft });
  }
}

async function send<Values, Draft, Stored extends StoredDraft>(
  session: DraftSession<Values, Draft, Stored>,
  draft: Draft,
): Promise<Stored> {
  const { api } = session.options;
  const { stored } = session.store.getState();
  if (stored) return api.update(stored, draft);
  session.creation ??= { key: newIdempotencyKey(), draft };
  saveCopy(session);
  const { key, draft: first } = session.creation;
  const created = await api.create(first, key);
  session.creation = null;
  rebaseOnStored(session, created);
  saveCopy(session);
  return isSame(first, draft) ? created : api.update(created, draft);
}

function handleSaved<Values, Draft, Stored extends StoredDraft>(
  session: DraftSession<Values, Draft, Stored>,
  values: Values,
  details: Stored,
): void {
  session.unanswered = [];
  rebaseOnStored(session, details);
  const isLatest = session.queue.unsaved === values || session.queue.unsaved === null;
  session.store.setState({
    saving: isLatest ? { kind: 'saved', at: details.updated_at } : { kind: 'waiting' },
  });
  if (isLatest) session.options.copies.remove(details.id);
  else saveCopy(session);
  session.options.onSaved?.(details);
}

interface Failure<Draft> {
  readonly error: unknown;
  readonly draft: Draft;
}

async function handleFailure<Values, Draft, Stored extends StoredDraft>(
  session: DraftSession<Values, Draft, Stored>,
  values: Values,
  { error, draft }: Failure<Draft>,
): Promise<boolean> {
  const { stored } = session.store.getState();
  const problem = problemOf(error);
  if (isStale(error)) return handleStale(session, values, { theirs: await currentOf(session, stored, error), draft });
  if (stored && isNotFound(error)) {
    session.store.setState({ saving: { kind: 'gone', message: messageOf(error), isSubmitted: false } });
    return false;
  }
  const canRetry = isPassing(error) || problem?.code === 'request_in_progress';
  if (!problem || canRetry)
    session.unanswered = [...session.unanswered.filter((known) => !isSame(known, draft)), draft];
  // The server created nothing, so the next attempt gets a new key and the current values.
  else if (!isRejectedUnread(error)) session.creation = null;
  saveCopy(session);
  const problems = problem?.details ?? [];
  // The field may be on another page of the form.
  const message = problems[0]?.message ?? messageOf(error);
  session.store.setState({ saving: { kind: 'failed', message, problems } });
  if (canRetry) session.queue.flushLater(RETRY_MS);
  return false;
}

async function currentOf<Values, Draft, Stored extends StoredDraft>(
  session: DraftSession<Values, Draft, Stored>,
  stored: VersionedDraft | null,
  error: unknown,
): Promise<Stored | null> {
  const current = session.options.kind.storedIn(problemOf(error)?.current);
  if (current || !stored) return current;
  try {
    return await session.options.api.read(stored.id);
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
  session: DraftSession<Values, Draft, Stored>,
  values: Values,
  { theirs, draft }: Stale<Draft, Stored>,
): Promise<boolean> {
  if (!theirs) {
    const message = text.changedElsewhere();
    session.store.setState({ saving: { kind: 'failed', message, problems: [] } });
    return false;
  }
  const { kind } = session.options;
  if (!kind.isWritable(theirs)) {
    const message = text.submittedElsewhere();
    session.store.setState({ saving: { kind: 'gone', message, isSubmitted: true } });
    return false;
  }
  session.creation = null;
  const existing = draftIn(kind, theirs);
  if (existing && isSame(existing, draft)) {
    handleSaved(session, values, theirs);
    return true;
  }
  // Our own save arrived without its response, or only something outside the draft changed.
  if (existing && [...session.unanswered, session.base].some((known) => isSame(known, existing))) {
    session.unanswered = [];
    rebaseOnStored(session, theirs);
    return save(session, values);
  }
  session.store.setState({ saving: { kind: 'conflict', mine: session.queue.unsaved ?? values, theirs } });
  return false;
}

function isNotFound(error: unknown): boolean {
  return isApiError(error) && [404, 409].includes(error.status) && !isRejectedUnread(error);
}

const UNREAD_STATUSES = [401, 403, 408, 429];

/** The server rejected the sender before it looked at the draft, so an earlier request may still have created it. */
function isRejectedUnread(error: unknown): boolean {
  return isApiError(error) && (UNREAD_STATUSES.includes(error.status) || error.code === 'other_member');
}
