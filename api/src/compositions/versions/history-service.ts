import {
  type CompositionDetails,
  changedParts,
  SOCIETY_NAME,
  type WorkRevision,
  type WorkRevisions,
} from '@counterpoint/domain/schemas';
import { nameOf } from '../../composers/party-view.ts';
import type { Database } from '../../db/transaction.ts';
import type { Act } from '../../http/act.ts';
import { notFound } from '../../http/app-error.ts';
import { openComposition } from '../composition-changes.ts';
import { readComposition } from '../composition-repository.ts';
import { type RevisionRow, readRevisions } from './history-repository.ts';

/** Every version of a work that one of its parties may see, the newest first. Who is no party sees what is in force. */
export async function listRevisions(db: Database, actor: Act['actor'], id: string): Promise<WorkRevisions> {
  await openAsParty(db, actor, id);
  const items: WorkRevision[] = [];
  let before: CompositionDetails | null = null;
  for (const row of await readRevisions(db, id)) {
    const work = await readComposition(db, id, actor, row.number);
    if (!work) continue;
    items.push(toRevision(row, before ? changedParts(before, work) : [], actor.memberId));
    before = work;
  }
  return { items: items.toReversed() };
}

/** One of those versions. */
export async function openRevision(
  db: Database,
  actor: Act['actor'],
  { id, number }: { readonly id: string; readonly number: number },
): Promise<CompositionDetails> {
  await openAsParty(db, actor, id);
  return openComposition(db, id, actor, number);
}

async function openAsParty(db: Database, actor: Act['actor'], id: string): Promise<void> {
  if (!(await openComposition(db, id, actor)).is_party) throw notFound('This work');
}

function toRevision(row: RevisionRow, changed: WorkRevision['changed'], memberId: string): WorkRevision {
  const { number, state, change_note, created_by, created_at, submitted_at, registered_at, kind } = row;
  return {
    ...{ number, state, change_note, changed },
    author_name: kind === null ? SOCIETY_NAME : nameOf({ ...row, kind }),
    is_me: created_by === memberId,
    created_at: created_at.toISOString(),
    submitted_at: submitted_at?.toISOString() ?? null,
    registered_at: registered_at?.toISOString() ?? null,
  };
}
