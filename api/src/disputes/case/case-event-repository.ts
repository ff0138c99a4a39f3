import type { OppositionState } from '@counterpoint/domain/states';
import { sql } from 'kysely';
import { newId } from '../../platform/db/new-id.ts';
import type { Database, Tx } from '../../platform/db/transaction.ts';
import type { Act } from '../../platform/http/act.ts';
import type { CaseEventType } from '../opposition-tables.ts';
import type { StoredCase } from './locked-case.ts';

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

interface Since {
  /** The version that was seen. */
  readonly version: number;
  /** What may have happened since without its being another matter. */
  readonly tolerated: readonly CaseEventType[];
}

/** What is told of a case and changes nothing of it, nor its version. */
const WITHOUT_CHANGE: readonly CaseEventType[] = ['reminded', 'overdue', 'evidence', 'evidence_removed'];

/**
 * Whether nothing has happened to a case since a version but what others said for themselves: two parties who answer in
 * the same moment are both heard, the one after the other. Every version in between has to be accounted for by that.
 */
export async function isSameMatter(
  tx: Tx,
  { id, version: now }: Pick<StoredCase, 'id' | 'version'>,
  { version, tolerated }: Since,
): Promise<boolean> {
  if (version > now || tolerated.length === 0) return false;
  const isTolerated = sql<boolean>`type = any(${[...tolerated]}::text[])`;
  const { rows } = await sql<{ known: number; others: number }>`
    select count(distinct payload ->> 'version') filter (where ${isTolerated})::int as known,
      count(*) filter (where not ${isTolerated})::int as others
    from opposition_event
    where opposition_id = ${id} and (payload ->> 'version')::int > ${version}
      and not type = any(${[...WITHOUT_CHANGE]}::text[])`.execute(tx);
  return rows[0]?.known === now - version && rows[0].others === 0;
}
