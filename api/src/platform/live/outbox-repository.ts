import { sql } from 'kysely';
import type { Database, Tx } from '../db/transaction.ts';

/** The channel that wakes the streams of every process. */
export const CHANNEL = 'counterpoint_outbox';

/** One change that somebody's open pages want to know of. */
export interface Change {
  /** The transaction that wrote it, then its number in the table: together the order that every reader sees. */
  readonly tx: bigint;
  readonly id: bigint;
  readonly topic: string;
  readonly memberIds: readonly string[];
}

interface Row {
  readonly tx: string;
  readonly id: string;
  readonly topic: string;
  readonly member_ids: string[];
}

const MOST_REPLAYED = 1_000;

/** Writes a change, and wakes the readers when the transaction commits. */
export async function insertChange(tx: Tx, topic: string, memberIds: string[]): Promise<void> {
  // The second is only a wake-up: what happened stands in the table. PostgreSQL sends it once for a transaction.
  await Promise.all([
    tx.insertInto('outbox').values({ topic, member_ids: memberIds }).execute(),
    sql`select pg_notify(${CHANNEL}, '')`.execute(tx),
  ]);
}

/** Queries on the outbox. */
export function createOutboxRepository(db: Database) {
  return {
    /**
     * The horizon: no transaction below it is still open, so nothing more can appear there. Transactions commit in any
     * order, and whoever read up to the newest row would miss an older one that commits later.
     */
    async horizon(): Promise<bigint> {
      const { rows } = await sql<{ horizon: string }>`
        select pg_snapshot_xmin(pg_current_snapshot())::text as horizon`.execute(db);
      return BigInt(rows[0]?.horizon ?? 0);
    },

    /** What was written from `start` to below `end`. */
    async between(start: bigint, end: bigint): Promise<Change[]> {
      const { rows } = await sql<Row>`
        select tx::text, id::text, topic, member_ids from outbox
        where tx >= ${String(start)}::xid8 and tx < ${String(end)}::xid8 order by tx, id`.execute(db);
      return rows.map(toChange);
    },

    /** Whether something was committed that lies above `horizon` and has to wait for an older transaction. */
    async hasWaiting(horizon: bigint): Promise<boolean> {
      const { rows } = await sql`select from outbox where tx >= ${String(horizon)}::xid8 limit 1`.execute(db);
      return rows.length > 0;
    },

    /** What concerned a member after the change they saw last, to below `end`. */
    async missed(memberId: string, last: Pick<Change, 'tx' | 'id'>, end: bigint): Promise<Change[]> {
      const { rows } = await sql<Row>`
        select tx::text, id::text, topic, member_ids from outbox
        where (tx, id) > (${String(last.tx)}::xid8, ${String(last.id)}::bigint) and tx < ${String(end)}::xid8
          and ${memberId}::uuid = any(member_ids)
        order by tx, id limit ${MOST_REPLAYED}`.execute(db);
      return rows.map(toChange);
    },

    /** What concerned a member in the last so many milliseconds, to below `end`: of each topic the latest, in order. */
    async recent(memberId: string, milliseconds: number, end: bigint): Promise<Change[]> {
      const { rows } = await sql<Row>`
        select tx::text, id::text, topic, member_ids from (
          select distinct on (topic) tx, id, topic, member_ids from outbox
          where created_at >= now() - make_interval(secs => ${milliseconds / 1_000}::double precision)
            and tx < ${String(end)}::xid8 and ${memberId}::uuid = any(member_ids)
          order by topic, tx desc, id desc
        ) as latest
        order by latest.tx, latest.id`.execute(db);
      return rows.map(toChange);
    },
  };
}

function toChange({ tx, id, topic, member_ids }: Row): Change {
  return { tx: BigInt(tx), id: BigInt(id), topic, memberIds: member_ids };
}

/** A change's place as the browser sends it back in `Last-Event-ID`. */
export function eventId({ tx, id }: Pick<Change, 'tx' | 'id'>): string {
  return `${tx}-${id}`;
}

/** No page is older than this to a stream: what changed in a day before is no news. */
const OLDEST_PAGE_MS = 86_400_000;
/** A change is dated by the beginning of its transaction, and may have been committed so much later. */
const LONGEST_CHANGE_MS = 2_000;

/** How far back a page of so many milliseconds has to be told what changed; null where `Page-Age` says none. */
export function parsePageAge(text: string | undefined): number | null {
  return /^\d{1,12}$/.test(text ?? '') ? Math.min(Number(text), OLDEST_PAGE_MS) + LONGEST_CHANGE_MS : null;
}

/** The place that `Last-Event-ID` names, or null where it is none of ours. */
export function parseEventId(text: string | undefined): Pick<Change, 'tx' | 'id'> | null {
  const [, tx, id] = /^(\d{1,19})-(\d{1,18})$/.exec(text ?? '') ?? [];
  return tx && id ? { tx: BigInt(tx), id: BigInt(id) } : null;
}
