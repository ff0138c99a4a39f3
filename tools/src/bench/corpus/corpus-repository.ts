import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { ConnectionConfig } from 'api/platform/db/connection-config.ts';
import pg from 'pg';
import type { Corpus } from './corpus.ts';
import { LANES, type Lane } from './corpus-tables.ts';
import type { LaneTask } from './lane-repository.ts';

interface IndexDefinition {
  readonly name: string;
  readonly table: string;
  readonly definition: string;
  /** Those of a table in partitions are made last: they take in what the partitions have already. */
  readonly isOfParent: boolean;
}

/**
 * Writes a corpus straight into the tables, as works in force of this member, and leaves them as they are after a while
 * in use: with what is visible to all marked so, and counted.
 */
export async function fillWithCorpus(connection: ConnectionConfig, corpus: Corpus, memberId: string): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    const all = await takeIndexesOff(client, Object.values(LANES).flat());
    const indexes = all.filter(({ isOfParent }) => !isOfParent);
    const lanes: readonly Lane[] = ['works', 'recordings'];
    await Promise.all(lanes.map((lane) => fillLane({ connection, lane, works: corpus.works, memberId, indexes })));
    for (const { definition, isOfParent } of all) if (isOfParent) await client.query(definition);
    await client.query('analyze');
    await client.query('checkpoint');
  } finally {
    await client.end();
  }
}

/** Waits for its thread, whose error is thrown here. */
async function fillLane(task: LaneTask): Promise<void> {
  await once(new Worker(new URL('./lane-repository.ts', import.meta.url), { workerData: task }), 'exit');
}

async function takeIndexesOff(client: pg.Client, indexed: readonly string[]): Promise<IndexDefinition[]> {
  const { rows } = await client.query<IndexDefinition & { isOfPartition: boolean }>(
    `select index.indexrelid::regclass::text as name, relation.relname as table,
      replace(pg_get_indexdef(index.indexrelid), ' ON ONLY ', ' ON ') as definition,
      relation.relkind = 'p' as "isOfParent", inherited.inhrelid is not null as "isOfPartition"
    from pg_index as index join pg_class as relation on relation.oid = index.indrelid
    left join pg_inherits as inherited on inherited.inhrelid = index.indexrelid
    where relation.relname = any($1) and not index.indisunique`,
    [['search_entry', ...indexed]],
  );
  // Those of the partitions go with them.
  for (const { name, isOfPartition } of rows) if (!isOfPartition) await client.query(`drop index ${name}`);
  return rows;
}
