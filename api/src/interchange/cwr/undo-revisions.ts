import { draftOf } from '@counterpoint/domain/schemas/works';
import { isActive, WORKS } from '../../catalogue/entry/entry-kind.ts';
import { openEntry } from '../../catalogue/entry/open-entry.ts';
import {
  beginAmendment,
  discardAmendment,
  submitAmendment,
} from '../../catalogue/entry/revisions/amendment-service.ts';
import { recallSubmission } from '../../catalogue/entry/revisions/withdrawal-service.ts';
import { changeOfWork, WORK } from '../../catalogue/works/work-definition.ts';
import * as text from '../../messages/cwr.generated.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { Act } from '../../platform/http/actor.ts';
import { conflict } from '../../platform/http/app-error.ts';
import { actorOfImport } from '../imports/import-repository.ts';
import type { ChangesUndone, UndoingChanges } from '../imports/import-subject.ts';
import { attempt } from './cwr-repository.ts';
import {
  deleteImportRevision,
  type LockedRevision,
  lockNextRevisions,
  recordConflict,
  restoreLines,
} from './import-revision-repository.ts';

/** Each takes about thirty statements; a short batch doesn't lock works for long. */
const REVISIONS = 50;

/** Active revisions are undone by a new one. A work that has changed since stays as it is, with the reason. */
export async function undoRevisions(tx: Tx, context: UndoingChanges): Promise<ChangesUndone> {
  const { job, at, after } = context;
  const act = { actor: actorOfImport(job), at };
  const revisions = await lockNextRevisions(tx, { jobId: job.id, after, limit: REVISIONS });
  let removed = 0;
  for (const each of revisions) {
    const refusal = each.is_touched
      ? text.changedSince()
      : (await attempt(tx, () => undoRevision(tx, act, each)))?.message;
    if (refusal) await recordConflict(tx, { jobId: job.id, workId: each.id, why: refusal });
    else {
      await deleteImportRevision(tx, job.id, each.id);
      removed += 1;
    }
  }
  return { visited: revisions.length, last: revisions.at(-1)?.id ?? after, removed };
}

async function undoRevision(tx: Tx, act: Act, imported: LockedRevision): Promise<void> {
  if (imported.pending === imported.revision) await dropPending(tx, act, imported);
  else if (imported.shown === imported.revision) await restoreFormer(tx, act, imported);
  else throw conflict('changed_since', text.changedSince());
  await restoreLines(tx, imported.id, imported.former_lines);
}

async function dropPending(tx: Tx, act: Act, { id, version }: LockedRevision): Promise<void> {
  const change = changeOfWork(tx, act);
  const pending = await openEntry(WORK, tx, { id, viewer: act.actor, revision: 'pending' });
  const draftVersion = pending.state === 'draft' ? version : (await recallSubmission(change, { id, version })).version;
  await discardAmendment(change, { id, version: draftVersion });
}

async function restoreFormer(tx: Tx, act: Act, { id, version, former }: LockedRevision): Promise<void> {
  const change = changeOfWork(tx, act);
  const before = await openEntry(WORK, tx, { id, viewer: act.actor, revision: former });
  const written = await beginAmendment(change, { id, version }, draftOf(before));
  const submitted = await submitAmendment(change, { id, version: written.version }, text.fileUndone());
  if (!isActive(WORKS, submitted.state)) throw conflict('needs_confirmation', text.formerNeedsConfirmation());
}
