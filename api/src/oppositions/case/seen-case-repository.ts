import { sql } from 'kysely';
import type { Tx } from '../../db/transaction.ts';
import type { CaseEventType } from '../opposition-tables.ts';
import type { StoredCase } from './locked-case.ts';

interface Since {
  /** The version that was seen. */
  readonly version: number;
  /** What may have happened since without its being another matter. */
  readonly tolerated: readonly CaseEventType[];
}

/**
 * Whether nothing has happened to a case since a version but what others said for themselves: two parties who answer in
 * the same moment are both heard, the one after the other.
 */
export async function isSameMatter(
  tx: Tx,
  { id, version: now }: Pick<StoredCase, 'id' | 'version'>,
  { version, tolerated }: Since,
): Promise<boolean> {
  if (version > now || tolerated.length === 0) return false;
  const { rows } = await sql<{ known: number }>`
    select count(distinct payload ->> 'version')::int as known from opposition_event
    where opposition_id = ${id} and (payload ->> 'version')::int > ${version}
      and type = any(${[...tolerated]}::text[])`.execute(tx);
  return rows[0]?.known === now - version;
}
