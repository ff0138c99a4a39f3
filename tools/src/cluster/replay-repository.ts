import pg from 'pg';

/** Processes read it when they start, and nothing else does. */
const TABLE = 'file_store';

/**
 * While `work` runs, a replica receives changes but doesn't show them: it waits for a reader of a table that the primary
 * has locked. Pausing the replay would not last, because Patroni resumes it. PostgreSQL gives up on the reader after 30 s.
 */
export async function whileReplayWaits(
  { databaseUrl, replicaUrl }: { readonly databaseUrl: string; readonly replicaUrl: string },
  work: () => Promise<void>,
): Promise<void> {
  const reader = new pg.Client(replicaUrl);
  const primary = new pg.Client(databaseUrl);
  await Promise.all([reader.connect(), primary.connect()]);
  try {
    await reader.query(`begin; select from ${TABLE}`);
    await primary.query(`begin; lock table ${TABLE} in access exclusive mode; commit`);
    await work();
  } finally {
    await Promise.all([reader.end(), primary.end()]);
  }
}
