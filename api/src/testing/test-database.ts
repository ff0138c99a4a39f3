import { threadId } from 'node:worker_threads';
import pg from 'pg';
import { copyDatabase, RUN_VARIABLE, type TestRun } from './test-server.ts';

let databaseCount = 0;

/**
 * An empty, migrated database for one test file, copied from the run's template, and removed with the run. Any other
 * `template` must have no open connections.
 */
export async function createTestDatabase(template = readRun().template): Promise<pg.ClientConfig> {
  const { connection, copyMethod } = readRun();
  databaseCount += 1;
  const database = `test_${threadId}_${databaseCount}`;
  const client = new pg.Client(connection);
  await client.connect();
  try {
    await copyDatabase(client, { from: template, to: database, copyMethod });
  } finally {
    await client.end();
  }
  return { ...connection, database };
}

/** A database without tables, removed with the run. */
export function createEmptyDatabase(): Promise<pg.ClientConfig> {
  return createTestDatabase('template1');
}

function readRun(): TestRun {
  const text = process.env[RUN_VARIABLE];
  if (!text) throw new Error('This test needs the database of api/jest.config.ts: run it with jest in api/.');
  // Set by database-setup.ts in the parent process.
  return JSON.parse(text) as TestRun;
}
