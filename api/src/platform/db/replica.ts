// cspell:ignore walfile
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { AppError } from '../http/app-error.ts';
import { readPipelined } from './pipeline.ts';
import type { Database } from './transaction.ts';

interface Replica {
  readonly db: Database;
  readonly reads: { replica: number; primary: number };
  readonly catchUpMs: number;
  primaryOnlyUntil: number;
}

/** By kysely's adapter, as the wiring is. */
const replicas = new WeakMap<object, Replica>();

const CATCH_UP_MS = 50;
const CHECK_INTERVAL_MS = 3;
/** How long only the primary is read after a failure, so that few requests wait for a replica in vain. */
const PRIMARY_ONLY_MS = 2_000;

/** The primary answers in place of a replica that doesn't catch up within `catchUpMs`. */
export function addReplica(db: Database, replica: Database, catchUpMs = CATCH_UP_MS): void {
  const reads = { replica: 0, primary: 0 };
  replicas.set(db.getExecutor().adapter, { db: replica, reads, catchUpMs, primaryOnlyUntil: 0 });
}

/** Reads so far by the server that answered them; null without a replica. */
export function replicaReads(db: Database): Replica['reads'] | null {
  return replicas.get(db.getExecutor().adapter)?.reads ?? null;
}

/**
 * Reads from the replica everything that was committed when the call began, by any process. Without a replica, or if it is
 * down or lags, reads from the primary: `read` may run twice (docs/adr/0061-work-in-threads.md).
 */
export async function readFromReplica<Result>(db: Database, read: (db: Database) => Promise<Result>): Promise<Result> {
  const replica = replicas.get(db.getExecutor().adapter);
  if (!replica) return read(db);
  if (performance.now() >= replica.primaryOnlyUntil) {
    const position = await readPosition(db);
    try {
      const result = await readPipelined(replica.db, async (one) => {
        await waitUntilReplayed(one, position, replica.catchUpMs);
        return read(one);
      });
      replica.reads.replica += 1;
      return result;
    } catch (error) {
      if (error instanceof AppError) throw error;
      replica.primaryOnlyUntil = performance.now() + PRIMARY_ONLY_MS;
    }
  }
  replica.reads.primary += 1;
  return read(db);
}

interface Position {
  readonly lsn: string | null;
  readonly timeline: number | null;
}

/** How far commits are flushed; before that, nobody sees them. Null if the server is no longer the primary. */
async function readPosition(db: Database): Promise<Position> {
  const { rows } = await sql<Position>`
    select lsn::text, ('x' || left(pg_walfile_name(lsn), 8))::bit(32)::int as timeline
    from (select case when not pg_is_in_recovery() then pg_current_wal_flush_lsn() end as lsn) as position`.execute(db);
  return rows[0] ?? { lsn: null, timeline: null };
}

/** Throws if that takes long, or if the server isn't a replica of the primary's timeline. */
async function waitUntilReplayed(replica: Database, { lsn, timeline }: Position, timeoutMs: number): Promise<void> {
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    const { rows } = await sql<{ isReplayed: boolean }>`
      select pg_last_wal_replay_lsn() >= ${lsn}::pg_lsn as "isReplayed"
      from pg_stat_wal_receiver where received_tli = ${timeline}::int`.execute(replica);
    const [found] = rows;
    if (found?.isReplayed) return;
    if (!found || performance.now() > deadline) throw new Error('The replica lags.');
    await pause(CHECK_INTERVAL_MS);
  }
}
