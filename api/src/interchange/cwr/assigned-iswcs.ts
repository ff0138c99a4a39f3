import { draftOf } from '@counterpoint/domain/schemas/works';
import { isActive, WORKS } from '../../catalogue/entry/entry-kind.ts';
import { openEntry } from '../../catalogue/entry/open-entry.ts';
import { beginAmendment, submitAmendment } from '../../catalogue/entry/revisions/amendment-service.ts';
import { systemNote } from '../../catalogue/entry/system-notes.ts';
import { changeOfWork, WORK } from '../../catalogue/works/work-definition.ts';
import * as text from '../../messages/cwr.generated.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { Act } from '../../platform/http/actor.ts';
import { conflict } from '../../platform/http/app-error.ts';
import { attempt, type NumberedWork } from './cwr-repository.ts';

export interface ReaderContext {
  readonly tx: Tx;
  readonly act: Act;
}

interface AssignedIswc {
  readonly work: Omit<NumberedWork, 'number'>;
  readonly iswc: string;
  readonly societyName: string;
}

/** Stores ISWCs as revisions, so that the history shows their source. Skips works with an ISWC or open revision. */
export async function storeIswcs(
  { tx, act }: ReaderContext,
  given: readonly AssignedIswc[],
  limit: number,
): Promise<number> {
  const assignable = given.filter(({ work }) => isActive(WORKS, work.state) && !work.is_pending && work.iswc === null);
  let stored = 0;
  const done = new Set<string>();
  for (const each of assignable.slice(0, limit)) {
    // One file may answer twice for one work, by its number and by ours.
    if (done.has(each.work.id)) continue;
    done.add(each.work.id);
    if ((await attempt(tx, () => storeIswc({ tx, act }, each))) === null) stored += 1;
  }
  return stored;
}

async function storeIswc({ tx, act }: ReaderContext, { work, iswc, societyName }: AssignedIswc) {
  const { id, version } = work;
  const change = changeOfWork(tx, act);
  const existing = await openEntry(WORK, tx, { id, viewer: act.actor });
  const written = await beginAmendment(change, { id, version }, { ...draftOf(existing), iswc });
  const note = systemNote('iswc_assigned', societyName);
  const { state } = await submitAmendment(change, { id, version: written.version }, note);
  if (!isActive(WORKS, state)) throw conflict('needs_confirmation', text.needsConfirmation());
}
