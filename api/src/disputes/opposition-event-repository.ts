import type { OppositionState } from '@counterpoint/domain/states';
import { newId } from '../platform/db/new-id.ts';
import type { Database, Tx } from '../platform/db/transaction.ts';
import type { Act } from '../platform/http/act.ts';
import type { CaseEventType } from './opposition-tables.ts';

/** What happened to a case. */
export interface CaseEvent {
  readonly oppositionId: string;
  readonly type: CaseEventType;
  /** Who did it; null where the society did, or it came about by itself. */
  readonly actor: Pick<Act['actor'], 'memberId' | 'partyId'> | null;
  /** How the case stands after it. */
  readonly state: OppositionState;
  readonly note?: string | null;
  /** What belongs to it: a reference, how far the case reaches now. */
  readonly payload?: Record<string, unknown>;
  readonly at: Date;
}

/** Adds to the history of a case, which is never changed. */
export async function insertCaseEvent(tx: Tx, event: CaseEvent): Promise<void> {
  const { oppositionId, type, actor, state, note, payload, at } = event;
  await tx
    .insertInto('opposition_event')
    .values({
      id: newId(),
      opposition_id: oppositionId,
      type,
      state,
      note: note ?? null,
      at,
      party_id: actor?.partyId ?? null,
      member_id: actor?.memberId ?? null,
      payload: JSON.stringify(payload ?? {}),
    })
    .execute();
}

/** Whether a case waited for answers before the splits that have been proposed in it since, one after the other. */
export async function wereAnswersAwaited(db: Database, caseId: string): Promise<boolean> {
  const before = await db
    .selectFrom('opposition_event')
    .select('state')
    .where('opposition_id', '=', caseId)
    .where('state', '<>', 'settlement_proposed')
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return before?.state === 'awaiting_response';
}
