import type { CompositionDetails } from '@counterpoint/domain/schemas';
import { recordAudit } from '../audit/record-audit.ts';
import type { Tx } from '../db/transaction.ts';
import type { Act } from '../http/act.ts';
import { AppError, notFound } from '../http/app-error.ts';
import type { SeenObject } from '../http/seen-object.ts';
import { staleVersion } from '../http/versions.ts';
import { publish } from '../live/publish.ts';
import type { Which } from '../versioning/version-repository.ts';
import { indexCompositions } from './composition-index.ts';
import {
  listFor,
  lockComposition,
  membersOf,
  readComposition,
  readShown,
  type Viewer,
} from './composition-repository.ts';

/** A revision of the work, if the caller may see it; 404 otherwise, whether or not there is one. */
export async function openComposition(
  db: Parameters<typeof readComposition>[0],
  id: string,
  actor: Act['actor'],
  which: Which = 'shown',
) {
  const work = await readComposition(db, id, actor, which);
  if (!work) throw notFound(which === 'shown' ? 'This work' : 'This version');
  return work;
}

/** Locks the work for a change by one of its parties. 404 for everybody else, 412 where it was changed since they saw it. */
export async function openForChange(tx: Tx, { actor }: Act, seen: SeenObject): Promise<CompositionDetails> {
  await lockComposition(tx, seen.id);
  const work = await openComposition(tx, seen.id, actor);
  if (!work.is_party) throw notFound('This work');
  if (work.version !== seen.version) throw staleVersion(work);
  return work;
}

/** The same, by who submitted the work: 403 for its other parties. */
export async function openAsSubmitter(tx: Tx, act: Act, seen: SeenObject): Promise<CompositionDetails> {
  const work = await openForChange(tx, act, seen);
  if (!work.is_mine)
    throw new AppError(403, 'not_the_submitter', 'Only who submitted this work can do that. Ask them to.');
  return work;
}

/** The revision of a locked work that waits for confirmations: the one shown, or the one beside it; null where none does. */
export async function openAwaiting(tx: Tx, act: Act, seen: SeenObject): Promise<CompositionDetails | null> {
  return awaitingOf(tx, act, await openForChange(tx, act, seen));
}

/** The revision of a work that waits for confirmations; null where none does. */
export async function awaitingOf(tx: Tx, { actor }: Act, work: CompositionDetails): Promise<CompositionDetails | null> {
  if (work.state === 'awaiting_confirmation') return work;
  if (work.pending_revision === null) return null;
  const pending = await readComposition(tx, work.id, actor, 'pending');
  return pending?.state === 'awaiting_confirmation' ? pending : null;
}

interface Change {
  readonly id: string;
  /** As in `composition.submit`. */
  readonly action: string;
  readonly before?: CompositionDetails;
  /** Members who have the work in their list from now on, besides those who do already. */
  readonly memberIds: readonly string[];
}

/** What follows from every change of a work: lists, index, audit trail and open pages; gives the work as it now stands. */
export async function settle(tx: Tx, act: Act, { id, action, before, memberIds }: Change): Promise<CompositionDetails> {
  const { actor, at, requestId } = act;
  await showEverywhere(tx, id, { at, memberIds });
  const after = await openComposition(tx, id, actor);
  await recordAudit(tx, { action, actor, subjectId: id, before, after, ...(requestId && { requestId }) });
  return after;
}

interface ChangeBySociety extends Pick<Change, 'id' | 'action' | 'before'> {
  readonly at: Date;
  /** The member as whom the work is read for the trail. */
  readonly viewer: Viewer;
  /** A member by whose word it came about, where one did. */
  readonly actor?: Act['actor'] | null;
  readonly requestId?: string;
  readonly memberIds?: readonly string[];
}

/** The same for what no member does, or one who may not be able to see it. */
export async function settleBySociety(
  tx: Tx,
  { id, at, action, before, viewer, actor = null, requestId, memberIds = [] }: ChangeBySociety,
): Promise<void> {
  await showEverywhere(tx, id, { at, memberIds });
  const after = await readComposition(tx, id, viewer);
  await recordAudit(tx, { action, actor, subjectId: id, before, after, ...(requestId && { requestId }) });
}

/** Brings the lists, the index and open pages to how the work now stands. */
async function showEverywhere(tx: Tx, id: string, { at, memberIds }: { at: Date; memberIds: readonly string[] }) {
  const [shown, standing] = await Promise.all([readShown(tx, id), membersOf(tx, id)]);
  const listed = [...new Set([...memberIds, ...standing])];
  await Promise.all([
    listFor(tx, listed, { id, at, ...shown }),
    publish(tx, { topic: 'compositions', memberIds: listed }),
    indexCompositions(tx, [id]),
  ]);
}
