import type { CompositionDetails } from '@counterpoint/domain/schemas';
import { type CompositionState, stateAfterSubmission } from '@counterpoint/domain/states';
import { breaksUnique, type Tx } from '../../../platform/db/transaction.ts';
import { publishEvent } from '../../../platform/events/events.ts';
import type { Act } from '../../../platform/http/act.ts';
import { type AppError, conflict } from '../../../platform/http/app-error.ts';
import { WORKS } from '../../entry/entry-kind.ts';
import { showRevision } from '../../entry/revision-repository.ts';
import { linkMentioned } from '../../links/mentioned-link-repository.ts';
import { indexRecordings } from '../../recordings/recording-index.ts';
import { ISWC_INDEX, insertEvent, updateRevision } from '../composition-repository.ts';

/** What of a revision decides how it comes into force. */
export type Entering = Pick<CompositionDetails, 'id' | 'revision' | 'pending_revision' | 'writers'>;

interface EnteringAct {
  /** Null where the society does it, as the time to confirm has passed. */
  readonly actor: Act['actor'] | null;
  readonly at: Date;
}

/**
 * Brings a revision into force, in place of the one that was: both in one transaction, so that there is never none and
 * never two. Everybody concerned is told.
 */
export async function bringIntoForce(tx: Tx, act: EnteringAct, work: Entering): Promise<void> {
  const { id, revision } = work;
  try {
    await Promise.all([
      showRevision(tx, WORKS, work),
      updateRevision(tx, work, { state: stateInForce(work), registered_at: act.at }),
    ]);
  } catch (error) {
    // Another work with this ISWC came into force since it was looked for.
    throw breaksUnique(error, ISWC_INDEX) ? iswcTaken() : error;
  }
  const [linked] = await Promise.all([
    linkMentioned(tx, WORKS, work, act.at),
    insertEvent(tx, { id, revision }, 'registered', act),
    publishEvent(tx, 'entry.registered', { of: WORKS, entry: { id }, act }),
  ]);
  await indexRecordings(tx, linked);
}

function stateInForce({ writers }: Pick<Entering, 'writers'>): CompositionState {
  const hasEveryIpi = writers.every(({ ipi_name_number }) => ipi_name_number !== null);
  return stateAfterSubmission({ isConfirmationOutstanding: false, hasEveryIpi });
}

/** 409: an ISWC names one work. */
export function iswcTaken(): AppError {
  const message = 'Another registered work has this ISWC. Check the number, or search for that work.';
  return conflict('iswc_taken', message, [{ path: 'iswc', message }]);
}
