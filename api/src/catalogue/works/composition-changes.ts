import type { CompositionDetails } from '@counterpoint/domain/schemas';
import type { Tx } from '../../platform/db/transaction.ts';
import type { Act } from '../../platform/http/act.ts';
import type { SeenObject } from '../../platform/http/seen-object.ts';
import { publish } from '../../platform/live/publish.ts';
import { changesOf } from '../entry/changes.ts';
import { WORKS } from '../entry/entry-kind.ts';
import { indexCompositions } from './composition-index.ts';
import { listFor, membersOf, readComposition, readShown } from './composition-repository.ts';

/** How works are opened for a change, and what follows from each. */
export const {
  open: openComposition,
  openForChange,
  openAsSubmitter,
  awaitingOf,
  settle,
  settleBySociety,
} = changesOf({ of: WORKS, called: 'work', read: readComposition, show: showEverywhere });

/** The revision of a locked work that waits for confirmations: the one shown, or the one beside it; null where none does. */
export async function openAwaiting(tx: Tx, act: Act, seen: SeenObject): Promise<CompositionDetails | null> {
  return awaitingOf(tx, act, await openForChange(tx, act, seen));
}

async function showEverywhere(tx: Tx, id: string, { at, memberIds }: { at: Date; memberIds: readonly string[] }) {
  const [shown, standing] = await Promise.all([readShown(tx, id), membersOf(tx, id)]);
  const listed = [...new Set([...memberIds, ...standing])];
  await Promise.all([
    listFor(tx, listed, { id, at, ...shown }),
    publish(tx, { topic: 'compositions', memberIds: listed }),
    indexCompositions(tx, [id]),
  ]);
}
