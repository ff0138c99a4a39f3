import { breaksUnique } from '../../../platform/db/transaction.ts';
import { publishEvent } from '../../../platform/events/events.ts';
import type { Activation, EntryTypes } from '../entry-definition.ts';
import { insertEntryEvent, showRevision, updateRevision } from '../entry-repository.ts';

/**
 * Activates a revision and supersedes the one that was active, in one transaction: an entry never has two active
 * revisions. Links the works or recordings that it mentions, and notifies everybody concerned.
 */
export async function activateRevision<E extends EntryTypes>(
  activation: Activation<E>,
  details: E['details'],
): Promise<void> {
  const { entry, tx, act } = activation;
  const { id, revision } = details;
  const columns = { state: entry.activeState(details), registered_at: act.at };
  await entry.beforeActivation?.(tx, details);
  try {
    await Promise.all([
      showRevision(tx, entry.kind, details),
      updateRevision(tx, entry.kind, { id, revision, columns }),
    ]);
  } catch (error) {
    // Another entry with this code was registered since the check.
    throw breaksUnique(error, entry.code.uniqueIndex) ? entry.code.taken() : error;
  }
  await entry.copyShown?.(tx, id);
  await Promise.all([
    publishEvent(tx, 'revision.activated', { of: entry.kind, revision: details, at: act.at }),
    insertEntryEvent(activation, details, { type: 'registered' }),
    publishEvent(tx, 'entry.registered', { of: entry.kind, entry: { id }, act }),
  ]);
  await entry.afterActivation?.(activation, details);
}
