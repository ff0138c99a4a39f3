import { sql } from 'kysely';
import type { Database, Tx } from '../db/transaction.ts';

export const CHANNEL = 'counterpoint_outbox';

/** Topics of open pages (`LIVE_TOPICS` of the area contract), and `sessions`, which ends streams in other processes. */
export const TOPICS = ['compositions', 'recordings', 'oppositions', 'notifications', 'profile', 'sessions'] as const;
export type Topic = (typeof TOPICS)[number];

export async function publish(tx: Tx, change: { topic: Topic; memberIds: readonly string[] }): Promise<void> {
  const memberIds = [...new Set(change.memberIds)];
  if (memberIds.length === 0) return;
  await tx
    .insertInto('outbox')
    .values({ topic: change.topic, member_ids: memberIds })
    // Has no payload: it only wakes readers. PostgreSQL sends it once per transaction.
    .returning(sql`pg_notify(${CHANNEL}, '')`.as('woken'))
    .execute();
}

export interface Change {
  /** Transaction, then row number: the order that every reader sees. */
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

const MAX_REPLAYED = 1_000;

export function createOutboxRepository(db: Database) {
  return {
    /** Nothing below the horizon is uncommitted: a reader of the newest row could miss an older, later commit. */
    async horizon(): Promise<bigint> {
      const { rows } = await sql<{ horizon: string }>`
        select pg_snapshot_xmin(pg_current_snapshot())::text as horizon`.execute(db);
      return BigInt(rows[0]?.horizon ?? 0);
    },

    async between(start: bigint, end: bigint): Promise<Change[]> {
      const { rows } = await sql<Row>`
        select tx::text, id::text, topic, member_ids from outbox
        where tx >= ${String(start)}::xid8 and tx < ${String(end)}::xid8 order by tx, id`.execute(db);
      return rows.map(toChange);
    },

    /** Whether a committed change above `horizon` waits for an older transaction. */
    async hasWaiting(horizon: bigint): Promise<boolean> {
      const { rows } = await sql`select from outbox where tx >= ${String(horizon)}::xid8 limit 1`.execute(db);
      return rows.length > 0;
    },

    async missed(memberId: string, last: Pick<Change, 'tx' | 'id'>, end: bigint): Promise<Change[]> {
      const { rows } = await sql<Row>`
        select tx::text, id::text, topic, member_ids from outbox
        where (tx, id) > (${String(last.tx)}::xid8, ${String(last.id)}::bigint) and tx < ${String(end)}::xid8
          and ${memberId}::uuid = any(member_ids)
        order by tx, id limit ${MAX_REPLAYED}`.execute(db);
      return rows.map(toChange);
    },

    /** The latest change of each topic. */
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

export function eventId({ tx, id }: Pick<Change, 'tx' | 'id'>): string {
  return `${tx}-${id}`;
}

/** Older pages are treated as this old. */
const MAX_PAGE_AGE_MS = 86_400_000;
/** A change is dated by the start of its transaction and may commit this much later. */
const MAX_TRANSACTION_MS = 2_000;

export function parsePageAge(text: string | undefined): number | null {
  return /^\d{1,12}$/.test(text ?? '') ? Math.min(Number(text), MAX_PAGE_AGE_MS) + MAX_TRANSACTION_MS : null;
}

export function parseEventId(text: string | undefined): Pick<Change, 'tx' | 'id'> | null {
  const [, tx, id] = /^(\d{1,19})-(\d{1,18})$/.exec(text ?? '') ?? [];
  return tx && id ? { tx: BigInt(tx), id: BigInt(id) } : null;
}
