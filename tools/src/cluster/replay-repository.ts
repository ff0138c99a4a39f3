import { until } from 'api/testing/until.ts';
import pg from 'pg';

const PAUSED = `select where pg_get_wal_replay_pause_state() = 'paused'`;

/** While `work` runs, a replica receives changes but doesn't show them. */
export async function whileReplayIsPaused(address: string, work: () => Promise<void>): Promise<void> {
  const client = new pg.Client(address);
  await client.connect();
  try {
    await client.query('select pg_wal_replay_pause()');
    await until(async () => (await client.query(PAUSED)).rows.length > 0);
    await work();
  } finally {
    await client.query('select pg_wal_replay_resume()');
    await client.end();
  }
}
