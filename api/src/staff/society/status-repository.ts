import { CLOSED_ISNI_STATES } from '@counterpoint/domain/states';
import { sql } from 'kysely';
import { countCasesForStaff } from '../../disputes/staff/staff-repository.ts';
import type { Database } from '../../platform/db/transaction.ts';

export interface WaitingCounts {
  readonly cases: number;
  readonly claims: number;
  readonly applications: number;
  readonly reviews: number;
}

/** What the society has to decide. */
export async function readWaiting(db: Database, at: Date): Promise<WaitingCounts> {
  const { rows } = await sql<Omit<WaitingCounts, 'cases'>>`
    select
      (select count(*)::int from party_claim where state = 'open') as claims,
      (select count(*)::int from isni_application
       where state <> 'draft' and not state = any(${[...CLOSED_ISNI_STATES]}::text[])) as applications,
      (select count(*)::int from entry_review where state = 'open') as reviews`.execute(db);
  return { cases: await countCasesForStaff(db, at), ...(rows[0] ?? { claims: 0, applications: 0, reviews: 0 }) };
}

export interface StorageUse {
  readonly members: number;
  readonly works: number;
  readonly recordings: number;
  /** In bytes. */
  readonly database: number;
  readonly files: number;
}

export async function readStorageUse(db: Database): Promise<StorageUse> {
  const { rows } = await sql<StorageUse>`
    select
      (select count(*)::int from member) as members,
      (select count(*)::int from composition) as works,
      (select count(*)::int from recording) as recordings,
      pg_database_size(current_database())::float8 as database,
      (select coalesce(sum(bytes), 0)::float8 from file) as files`.execute(db);
  return rows[0] ?? { members: 0, works: 0, recordings: 0, database: 0, files: 0 };
}
