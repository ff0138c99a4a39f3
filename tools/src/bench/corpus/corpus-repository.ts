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
  /** An index of a partitioned table, created last: it attaches the partitions' indexes. */
  readonly isOfParent: boolean;
}

/** Copies a corpus straight into the tables as the member's registered works, then vacuums and analyses them. */
export async function fillWithCorpus(connection: ConnectionConfig, corpus: Corpus, memberId: string): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    const all = await dropIndexes(client, Object.values(LANES).flat());
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

async function fillLane(task: LaneTask): Promise<void> {
  await once(new Worker(new URL('./lane-repository.ts', import.meta.url), { workerData: task }), 'exit');
}

async function dropIndexes(client: pg.Client, indexed: readonly string[]): Promise<IndexDefinition[]> {
  const { rows } = await client.query<IndexDefinition & { isOfPartition: boolean }>(
    `select index.indexrelid::regclass::text as name, relation.relname as table,
      replace(pg_get_indexdef(index.indexrelid), ' ON ONLY ', ' ON ') as definition,
      relation.relkind = 'p' as "isOfParent", inherited.inhrelid is not null as "isOfPartition"
    from pg_index as index join pg_class as relation on relation.oid = index.indrelid
    left join pg_inherits as inherited on inherited.inhrelid = index.indexrelid
    where relation.relname = any($1) and not index.indisunique`,
    [['search_entry', ...indexed]],
  );
  // Dropping an index of the parent drops those of its partitions.
  for (const { name, isOfPartition } of rows) if (!isOfPartition) await client.query(`drop index ${name}`);
  return rows;
}
