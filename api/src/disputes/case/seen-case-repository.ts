import { sql } from 'kysely';
import type { Tx } from '../../platform/db/transaction.ts';
import type { CaseEventType } from '../opposition-tables.ts';
import type { StoredCase } from './locked-case.ts';

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
