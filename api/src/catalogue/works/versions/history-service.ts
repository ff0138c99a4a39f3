import {
  type CompositionDetails,
  changedParts,
  type WorkRevision,
  type WorkRevisions,
} from '@counterpoint/domain/schemas';
import type { CompositionState } from '@counterpoint/domain/states';
import type { Database } from '../../../platform/db/transaction.ts';
import type { Act } from '../../../platform/http/act.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import { WORKS } from '../../entry/entry-kind.ts';
import { readVersions } from '../../entry/revisions/history-repository.ts';
import { toVersion } from '../../entry/revisions/history-view.ts';
import { openComposition } from '../composition-changes.ts';
import { readComposition } from '../composition-repository.ts';

/** Every version of a work that one of its parties may see, the newest first. Who is no party sees what is in force. */
export async function listRevisions(db: Database, actor: Act['actor'], id: string): Promise<WorkRevisions> {
  await openAsParty(db, actor, id);
  const items: WorkRevision[] = [];
  let before: CompositionDetails | null = null;
  for (const row of await readVersions<CompositionState>(db, WORKS, id)) {
    const work = await readComposition(db, id, actor, row.number);
    if (!work) continue;
    items.push({ ...toVersion(row, actor.memberId), changed: before ? changedParts(before, work) : [] });
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
